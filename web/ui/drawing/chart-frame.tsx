import type { ReactNode } from 'react';
import { SourceLine } from '../layout/source-line.tsx';

export type ChartFrameProps = {
  /** Id of the panel, for the `Segment` that switches it. */
  id?: string;
  /** Name of the panel, read aloud. */
  label: string;
  title?: ReactNode;
  /** What chooses between measures, at the start of the head. */
  segment?: ReactNode;
  /** A button or badge at the head's end: 'Show as table', 'Sample data'. */
  action?: ReactNode;
  /** Toggles that bring one line forward, in a group of their own. */
  legend?: ReactNode;
  /** Choices about the chart, under the legend. */
  tools?: ReactNode;
  /** What has to be said about what is drawn. */
  notes?: ReactNode;
  /** Reference, edition and the age used. */
  source: ReactNode;
  /** The chart or its table. */
  children: ReactNode;
};

/** A chart with what it needs around it: choice, legend and source. */
export function ChartFrame({
  id,
  label,
  title,
  segment,
  action,
  legend,
  tools,
  notes,
  source,
  children,
}: ChartFrameProps) {
  const panel = segment === undefined ? {} : { role: 'tabpanel' };
  return (
    <section className="card chart-frame">
      {(title ?? segment ?? action) !== undefined && (
        <div className="chart-head">
          {title && <h2>{title}</h2>}
          {segment}
          {action}
        </div>
      )}
      <div id={id} aria-label={label} {...panel}>
        {children}
      </div>
      {legend && (
        <div className="legend" role="group" aria-label="Highlight a line">
          {legend}
        </div>
      )}
      {tools && <div className="chart-tools">{tools}</div>}
      {notes && <div className="chart-notes">{notes}</div>}
      <SourceLine>{source}</SourceLine>
    </section>
  );
}

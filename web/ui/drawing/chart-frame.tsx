import type { ReactNode } from 'react';
import { SourceLine } from '../layout/source-line.tsx';

export type ChartFrameProps = {
  id?: string;
  label: string;
  title?: ReactNode;
  /** Switches between measures, in the header. */
  segment?: ReactNode;
  /** At the end of the header: 'Show as table', 'Sample data'. */
  action?: ReactNode;
  /** Toggles that highlight one series. */
  legend?: ReactNode;
  /** Display choices, below the legend. */
  tools?: ReactNode;
  /** Remarks about the chart. */
  notes?: ReactNode;
  /** Reference, edition and age used. */
  source: ReactNode;
  children: ReactNode;
};

/** Frame of a chart: header, legend, notes and source. */
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

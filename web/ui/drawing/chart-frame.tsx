import type { ReactNode } from 'react';
import { SourceLine } from '../layout/source-line.tsx';

export type ChartFrameProps = {
  id?: string;
  label: string;
  title?: ReactNode;
  titleLevel?: 2 | 3;
  segment?: ReactNode;
  action?: ReactNode;
  legend?: ReactNode;
  tools?: ReactNode;
  notes?: ReactNode;
  source: ReactNode;
  children: ReactNode;
};

export function ChartFrame({
  id,
  label,
  title,
  titleLevel = 2,
  segment,
  action,
  legend,
  tools,
  notes,
  source,
  children,
}: ChartFrameProps) {
  const Heading = `h${titleLevel}` as const;
  const panel = segment === undefined ? {} : { role: 'tabpanel' };
  return (
    <section className="card chart-frame">
      {(title ?? segment ?? action) !== undefined && (
        <div className="chart-head">
          {title && <Heading>{title}</Heading>}
          {action}
          {segment}
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

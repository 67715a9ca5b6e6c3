import type { Drawing } from '#domain/growth/chart/chart-layout.ts';
import { ChildLine, ReferenceLines, Zones } from './chart-parts.tsx';
import type { Charted } from './series.ts';

type Props = {
  drawing: Drawing<Charted>;
  size: { readonly width: number; readonly height: number };
  label?: string;
};

/** A small growth chart: middle zones, lines, and the child's line with its last value. */
export function SparklineChart({ drawing, size, label }: Props) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className="chart" viewBox={`0 0 ${size.width} ${size.height}`} {...spoken}>
      <Zones zones={drawing.zones.filter(({ name }) => name === 'lower' || name === 'upper')} />
      <ReferenceLines drawing={drawing} />
      <ChildLine drawing={drawing} lastDotOnly />
    </svg>
  );
}

import { memo, type ReactNode } from 'react';
import type { GrowthChart as Chart } from '#domain/growth/chart/chart.ts';
import { classes } from '#web/ui/classes.ts';
import { Axes, Breaks } from './chart-axes.tsx';
import { ChildLine, ReferenceLines, Zones } from './chart-parts.tsx';
import type { Charted, Series } from './series.ts';

export type GrowthChartProps = {
  chart: Chart<Charted>;
  size: { readonly width: number; readonly height: number };
  label: string;
  /** The highlighted series; null fades none. */
  chosen?: Series | null;
  className?: string | undefined;
  children?: ReactNode;
};

export function GrowthChart({ chart, size, label, chosen = null, className, children }: GrowthChartProps) {
  return (
    <svg
      className={classes('chart', className)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
    >
      <Layers chart={chart} chosen={chosen} />
      {children}
    </svg>
  );
}

/** Memoized: the static layers under a moving tooltip. */
const Layers = memo(({ chart, chosen }: { chart: Chart<Charted>; chosen: Series | null }) => (
  <>
    <Zones zones={chart.zones} />
    <Axes chart={chart} />
    <Breaks chart={chart} />
    <ReferenceLines drawing={chart} chosen={chosen} />
    <ChildLine drawing={chart} chosen={chosen} />
  </>
));

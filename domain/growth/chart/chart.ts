import type { MeasuredValues } from '../score/assess.ts';
import { chartContents, type DrawingInput } from './chart-contents.ts';
import { placed, plotOf, scalesOf, type Drawing } from './chart-layout.ts';
import { pixel, roundRange, times } from './chart-scale.ts';
import { monthTicks } from './zooms.ts';
import { CM_PER_INCH, GRAMS_PER_POUND, NBSP, type Units } from '../units.ts';
import type { Measure } from '../value-text.ts';

export type ChartInput<M extends MeasuredValues = MeasuredValues> = DrawingInput<M> & {
  /** Smaller margins, a tick every 6 months instead of 3. */
  readonly narrow: boolean;
  /** For a third of a page: the smallest margins, without a name of the axis of ages. */
  readonly small?: boolean;
};

/** `at` is in pixels. */
export type Tick = { readonly at: number; readonly label: string };

export type GrowthChart<M extends MeasuredValues = MeasuredValues> = Drawing<M> & {
  readonly measure: Measure;
  readonly xTicks: readonly Tick[];
  /** Lowest first; the topmost names the unit. */
  readonly yTicks: readonly Tick[];
};

const MARGINS = {
  wide: { left: 52, top: 14, right: 60, bottom: 46 },
  narrow: { left: 52, top: 12, right: 44, bottom: 46 },
  small: { left: 44, top: 8, right: 38, bottom: 26 },
};

export function growthChart<M extends MeasuredValues>(input: ChartInput<M>): GrowthChart<M> {
  const { measure, narrow, small = false, size, units } = input;
  const contents = chartContents(input);
  const { name, size: unit } = axisUnit(measure, units);
  const round = roundRange(times(contents.extent, 1 / unit));
  const plot = plotOf(size, MARGINS[small ? 'small' : narrow ? 'narrow' : 'wide']);
  const scales = scalesOf(contents, times(round, unit), plot);
  return {
    ...placed(contents, plot, scales),
    measure,
    xTicks: monthTicks(contents.span, plot.right - plot.left, narrow).map((month) => ({
      at: pixel(scales.xOf(month)),
      label: `${month}`,
    })),
    yTicks: round.ticks.map((tick, index) => ({
      at: pixel(scales.yOf(tick * unit)),
      label: index === round.ticks.length - 1 ? `${tick}${NBSP}${name}` : `${tick}`,
    })),
  };
}

function axisUnit(measure: Measure, units: Units): { readonly name: string; readonly size: number } {
  if (units === 'metric') return { name: measure === 'weight' ? 'kg' : 'cm', size: 1 };
  return measure === 'weight' ? { name: 'lb', size: GRAMS_PER_POUND / 1000 } : { name: 'in', size: CM_PER_INCH };
}

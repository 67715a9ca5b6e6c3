import { ageDays, daysOfMonths, monthsOfDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import type { MeasuredValues } from './assess.ts';
import { lineDays, referenceLines } from './chart-lines.ts';
import type { ReferenceLine } from './chart-lines.ts';
import { childValues } from './chart-points.ts';
import type { PlottedValue, PointsInput } from './chart-points.ts';
import { sampleValues } from './chart-sample.ts';
import type { Range } from './chart-scale.ts';

/** What a drawing of growth is made of. */
export type DrawingInput<M extends MeasuredValues = MeasuredValues> = PointsInput<M> & {
  readonly today: Day;
  /** Size of the drawing in real pixels. */
  readonly size: { readonly width: number; readonly height: number };
};

/** What a drawing of growth shows, before anything has its place. */
export type ChartContents<M extends MeasuredValues = MeasuredValues> = {
  /** Months of age at the right end. */
  readonly lastMonth: number;
  /** Days of age at which each line has a value. */
  readonly days: readonly number[];
  /** The lowest first. */
  readonly lines: readonly ReferenceLine[];
  /** The child's values, the earliest first, or the sample. */
  readonly shown: readonly PlottedValue<M>[];
  /** The least and the most of all that is drawn, in kg or cm. */
  readonly extent: Range;
  /** Whether the values are sample data, because the child has none of this measure. */
  readonly sample: boolean;
  /** How many values lie beyond the right end. */
  readonly beyond: number;
  /** Whether the lines are a girl's only because the child's gender is not known. */
  readonly sexAssumed: boolean;
};

/** Months of age at which a drawing ends, however old the child is. */
const LAST_MONTH = 24;

/** Months of age that a drawing shows at least. */
const LEAST_MONTHS = 6;

/** 'One later value is not drawn: these lines end at 24 months.' Null when there is none. */
export function laterValuesText(values: readonly Pick<PlottedValue, 'months'>[]): string | null {
  const later = values.filter(({ months }) => months > LAST_MONTH).length;
  if (later === 0) return null;
  const what = later === 1 ? 'One later value is' : `${later} later values are`;
  return `${what} not drawn: these lines end at ${LAST_MONTH} months.`;
}

/** Gathers the lines of the reference and the values of the child, or else the sample. */
export function chartContents<M extends MeasuredValues>(input: DrawingInput<M>): ChartContents<M> {
  const { child, measure, reference, today } = input;
  const lastMonth = Math.min(LAST_MONTH, Math.max(LEAST_MONTHS, monthsOfDays(ageDays(child.bornOn, today))));
  const own = childValues(input);
  const sample = own.length === 0;
  const shown = (sample ? sampleValues(input) : own).filter(({ months }) => months <= lastMonth);
  const days = lineDays(Math.min(daysOfMonths(lastMonth), reference.lastDay));
  const lines = referenceLines(reference, measure, child.gender ?? 'female', days);
  return {
    lastMonth,
    days,
    lines,
    shown,
    extent: extentOf([...lines.flatMap((line) => line.values), ...shown.map(({ drawnValue }) => drawnValue)]),
    sample,
    beyond: sample ? 0 : own.length - shown.length,
    sexAssumed: child.gender === null,
  };
}

function extentOf(values: readonly number[]): Range {
  return { least: Math.min(...values), most: Math.max(...values) };
}

import type { Gender } from '#domain/children/child.ts';
import { ageDays, daysOfMonths, monthsOfDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import type { MeasuredValues } from '../score/assess.ts';
import { linesOf, stretchesOf } from './chart-lines.ts';
import type { LineSet, StretchLines } from './chart-lines.ts';
import { childValues } from './chart-points.ts';
import type { PlottedValue, PointsInput } from './chart-points.ts';
import { sampleValues } from './chart-sample.ts';
import { between } from './chart-scale.ts';
import type { Range } from './chart-scale.ts';
import { spanOf } from './chart-span.ts';
import type { Zoom } from './chart-span.ts';

export type DrawingInput<M extends MeasuredValues = MeasuredValues> = PointsInput<M> & {
  readonly today: Day;
  /** In CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Defaults to three percentiles. */
  readonly lineSet?: LineSet;
  /** Defaults to all months from birth. */
  readonly zoom?: Zoom;
  /** Whose lines to draw if the gender is unknown; defaults to a girl's. */
  readonly linesOf?: Gender;
};

/** The content of a growth drawing, before layout. */
export type ChartContents<M extends MeasuredValues = MeasuredValues> = {
  /** Months of age at the left and right edge. */
  readonly span: Range;
  /** The reference's lines, youngest ages first. */
  readonly stretches: readonly StretchLines[];
  /** The child's values, earliest first, or the sample. */
  readonly shown: readonly PlottedValue<M>[];
  /** All values, including those outside the shown months, toward which the line continues. */
  readonly joined: readonly PlottedValue<M>[];
  /** Range of everything drawn, in kg or cm. */
  readonly extent: Range;
  /** Whether the values are sample data because the child has none. */
  readonly sample: boolean;
  /** Whether one sex's lines are drawn only because the gender is unknown. */
  readonly sexAssumed: boolean;
};

export function chartContents<M extends MeasuredValues>(input: DrawingInput<M>): ChartContents<M> {
  const { child, measure, plan, today, lineSet = 'three', zoom = 'from-birth' } = input;
  const own = childValues(input);
  const sample = own.length === 0;
  const values = sample ? sampleValues(input) : own;
  const span = spanOf(
    zoom,
    monthsOfDays(ageDays(child.bornOn, today)),
    own.map(({ months }) => months),
  );
  const shown = values.filter(({ months }) => months >= span.least && months <= span.most);
  const gender = child.gender ?? input.linesOf ?? 'female';
  const stretches = stretchesOf(plan, measure, daysOfMonths(span.least), daysOfMonths(span.most))
    .map((stretch) => linesOf(stretch, measure, gender, lineSet))
    .filter(({ days }) => days.length > 1);
  const lineValues = stretches.flatMap(({ lines }) => lines.flatMap((line) => line.values));
  const pointValues = shown.flatMap(({ drawnValue, other }) => [drawnValue, other?.drawnValue ?? drawnValue]);
  return {
    span,
    stretches,
    shown,
    joined: values,
    extent: extentOf([...lineValues, ...pointValues, ...edgeValues(values, span)]),
    sample,
    sexAssumed: child.gender === null,
  };
}

/** Where the child's line crosses the edges of the shown months. */
function edgeValues(values: readonly PlottedValue[], { least, most }: Range): readonly number[] {
  const places = values.map(({ months, drawnValue }) => ({ x: months, y: drawnValue }));
  const shown = between(places, least, most);
  return [shown.at(0), shown.at(-1)].flatMap((place) => (place ? [place.y] : []));
}

function extentOf(values: readonly number[]): Range {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return values.length === 0 ? { least: 0, most: 1 } : { least, most: most > least ? most : least + 1 };
}

import type { Gender } from '#domain/children/child.ts';
import { ageDays, daysOfMonths, monthsOfDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import type { MeasuredValues } from '../score/assess.ts';
import { linesOf, stretchesOf, type LineSet, type StretchLines } from './chart-lines.ts';
import { childValues, type PlottedValue, type PointsInput } from './chart-points.ts';
import { sampleValues } from './chart-sample.ts';
import { between, type Range } from './chart-scale.ts';
import { spanOf, type Zoom } from './chart-span.ts';

export type DrawingInput<M extends MeasuredValues = MeasuredValues> = PointsInput<M> & {
  readonly today: Day;
  /** In CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Defaults to three percentiles. */
  readonly lineSet?: LineSet;
  /** Defaults to all months from birth. */
  readonly zoom?: Zoom;
  /** Used if the gender is unknown; defaults to a girl's. */
  readonly linesOf?: Gender;
};

export type ChartContents<M extends MeasuredValues = MeasuredValues> = {
  readonly span: Range;
  readonly stretches: readonly StretchLines[];
  readonly shown: readonly PlottedValue<M>[];
  /** Includes values outside the shown months, toward which the line continues. */
  readonly joined: readonly PlottedValue<M>[];
  /** In kg or cm. */
  readonly extent: Range;
  readonly sample: boolean;
  /** If the gender is unknown. */
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

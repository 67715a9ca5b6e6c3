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

/** What a drawing of growth is made of. */
export type DrawingInput<M extends MeasuredValues = MeasuredValues> = PointsInput<M> & {
  readonly today: Day;
  /** Size of the drawing in real pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Which lines are drawn: three percentiles unless said otherwise. */
  readonly lineSet?: LineSet;
  /** Which months are shown: from birth unless said otherwise. */
  readonly zoom?: Zoom;
  /** Whose lines are drawn where the gender is not known: a girl's unless said otherwise. */
  readonly linesOf?: Gender;
};

/** What a drawing of growth shows, before anything has its place. */
export type ChartContents<M extends MeasuredValues = MeasuredValues> = {
  /** Months of age at the left and the right end. */
  readonly span: Range;
  /** The lines of the reference, those of the youngest ages first. */
  readonly stretches: readonly StretchLines[];
  /** The child's values, the earliest first, or the sample. */
  readonly shown: readonly PlottedValue<M>[];
  /** All of them, also those beyond the months that are shown, to which the line goes on. */
  readonly joined: readonly PlottedValue<M>[];
  /** The least and the most of all that is drawn, in kg or cm. */
  readonly extent: Range;
  /** Whether the values are sample data, because the child has none of this measure. */
  readonly sample: boolean;
  /** Whether the lines are one sex's only because the child's gender is not known. */
  readonly sexAssumed: boolean;
};

/** Gathers the lines of the references and the values of the child, or else the sample. */
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

/** The values of the child's line at the edges of the months that are shown, where it goes on beyond them. */
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

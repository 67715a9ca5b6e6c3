import { monthsOfDays } from '#domain/time/age.ts';
import type { MeasuredValues } from './assess.ts';
import type { ChartContents, DrawingInput } from './chart-contents.ts';
import type { ReferenceLine } from './chart-lines.ts';
import type { PlottedValue } from './chart-points.ts';
import { areaOf, linear, pathOf, pixel, spread } from './chart-scale.ts';
import type { Place, Plot, Range, Scale } from './chart-scale.ts';
import { ordinal } from './percentile-text.ts';

/** A percentile line, with the label at its right end. */
export type ChartLine = {
  readonly percentile: ReferenceLine['percentile'];
  readonly path: string;
  /** '3rd', '50th' or '97th'. */
  readonly label: string;
  readonly labelX: number;
  /** Where the middle of the letters stands. */
  readonly labelY: number;
};

/** The area between two lines; `above-97th` reaches up to one and a half times the 97th percentile. */
export type ChartZone = {
  readonly name: 'below-3rd' | '3rd-to-50th' | '50th-to-97th' | 'above-97th';
  readonly path: string;
};

/** A value of the child, or of the sample, at its place. */
export type ChartPoint<M extends MeasuredValues = MeasuredValues> = PlottedValue<M> & Place;

/** Lines, areas and points of growth, each at its place. */
export type Drawing<M extends MeasuredValues = MeasuredValues> = Pick<
  ChartContents<M>,
  'sample' | 'beyond' | 'sexAssumed'
> & {
  readonly plot: Plot;
  /** Drawn first, so that everything else stands on them. */
  readonly zones: readonly ChartZone[];
  /** The lowest first. */
  readonly lines: readonly ChartLine[];
  /** The child's values, the earliest first, or the sample. */
  readonly points: readonly ChartPoint<M>[];
  /** Straight segments through the points. */
  readonly pointsPath: string;
};

/** From months of age and from kg or cm to pixels. */
export type Scales = { readonly xOf: Scale; readonly yOf: Scale };

/** Pixels between the edge of a drawing and its plot. */
export type Margins = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Distance that the labels of two lines need. */
const LABEL_GAP = 16;

/** Distance of a label from the end of its line. */
const LABEL_OFFSET = 8;

/** The part of a drawing within its margins. */
export function plotOf({ width, height }: DrawingInput['size'], { left, top, right, bottom }: Margins): Plot {
  return { left, top, right: width - right, bottom: height - bottom };
}

/** The scales of a plot that shows the months of `contents` and a range of values in kg or cm. */
export function scalesOf({ lastMonth }: Pick<ChartContents, 'lastMonth'>, values: Range, plot: Plot): Scales {
  return {
    xOf: linear({ least: 0, most: lastMonth }, plot.left, plot.right),
    yOf: linear(values, plot.bottom, plot.top),
  };
}

/** Puts lines, areas and values at their places. */
export function placed<M extends MeasuredValues>(
  contents: ChartContents<M>,
  plot: Plot,
  { xOf, yOf }: Scales,
): Drawing<M> {
  const xs = contents.days.map((day) => xOf(monthsOfDays(day)));
  const lines = contents.lines.map((line) => ({
    ...line,
    places: line.values.map((value, index) => ({ x: xs[index] ?? 0, y: yOf(value) })),
  }));
  const points = contents.shown.map((value) => ({
    ...value,
    x: pixel(xOf(value.months)),
    y: pixel(yOf(value.drawnValue)),
  }));
  return {
    plot,
    zones: zonesOf(lines, plot, yOf),
    lines: withLabels(lines, plot),
    points,
    pointsPath: pathOf(points),
    sample: contents.sample,
    beyond: contents.beyond,
    sexAssumed: contents.sexAssumed,
  };
}

type PlacedLine = ReferenceLine & { readonly places: readonly Place[] };

function zonesOf(lines: readonly PlacedLine[], plot: Plot, yOf: Scale): readonly ChartZone[] {
  const [third, middle, highest] = lines;
  if (!third || !middle || !highest) return [];
  const floor = third.places.map(({ x }) => ({ x, y: plot.bottom }));
  const reach = highest.places.map(({ x }, index) => ({ x, y: yOf((highest.values[index] ?? 0) * 1.5) }));
  const ceiling = cutOff(reach, plot.top);
  return [
    { name: 'below-3rd', path: areaOf(third.places, floor) },
    { name: '3rd-to-50th', path: areaOf(middle.places, third.places) },
    { name: '50th-to-97th', path: areaOf(highest.places, middle.places) },
    { name: 'above-97th', path: areaOf(ceiling, highest.places) },
  ];
}

/** A line that runs along `top` wherever it would lie above it, with a corner exactly where it meets it. */
function cutOff(places: readonly Place[], top: number): readonly Place[] {
  return places.flatMap((place, index) => {
    const here = { x: place.x, y: Math.max(top, place.y) };
    const next = places[index + 1];
    if (!next || place.y < top === next.y < top) return [here];
    const share = (top - place.y) / (next.y - place.y);
    return [here, { x: place.x + share * (next.x - place.x), y: top }];
  });
}

function withLabels(lines: readonly PlacedLine[], plot: Plot): readonly ChartLine[] {
  const ends = lines.map(({ places }) => places.at(-1)?.y ?? plot.bottom);
  const labelYs = spread(ends.toReversed(), LABEL_GAP).toReversed();
  return lines.map(({ percentile, places }, index) => ({
    percentile,
    path: pathOf(places),
    label: ordinal(percentile),
    labelX: plot.right + LABEL_OFFSET,
    labelY: pixel(labelYs[index] ?? plot.bottom),
  }));
}

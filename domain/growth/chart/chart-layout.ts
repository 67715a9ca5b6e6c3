import { monthsOfDays } from '#domain/time/age.ts';
import type { MeasuredValues } from '../score/assess.ts';
import type { ChartContents, DrawingInput } from './chart-contents.ts';
import type { LineKind, StretchLines } from './chart-lines.ts';
import type { PlottedValue } from './chart-points.ts';
import {
  areaOf,
  between,
  linear,
  pathsOf,
  pixel,
  spread,
  type Place,
  type Plot,
  type Range,
  type Scale,
} from './chart-scale.ts';
import { FIRST_DAY_OF_HEIGHT } from '../score/length.ts';

export type ChartLine = Pick<LineKind, 'look' | 'label'> & {
  readonly path: string;
  readonly labelX: number;
  readonly labelY: number;
};

/** The top zone extends to 1.5 times the highest line. */
export type ChartZone = {
  readonly name: 'lowest' | 'lower' | 'upper' | 'highest';
  readonly path: string;
};

/** Between two references, or between length lying and height standing. */
export type ChartBreak = { readonly x: number; readonly before: string; readonly after: string };

export type ChartPoint<M extends MeasuredValues = MeasuredValues> = PlottedValue<M> &
  Place & {
    /** At the other age of a child born early; null outside the drawing. */
    readonly otherPlace: Place | null;
  };

export type Drawing<M extends MeasuredValues = MeasuredValues> = Pick<ChartContents<M>, 'sample' | 'sexAssumed'> & {
  readonly plot: Plot;
  readonly zones: readonly ChartZone[];
  /** Lowest first. */
  readonly lines: readonly ChartLine[];
  readonly breaks: readonly ChartBreak[];
  readonly points: readonly ChartPoint<M>[];
  /** Broken from length lying to height standing. */
  readonly pointsPath: string;
};

export type Scales = { readonly xOf: Scale; readonly yOf: Scale };

/** In pixels. */
export type Margins = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const LABEL_GAP = 16;

const LABEL_OFFSET = 8;

const HALF_GAP = 7;

export function plotOf({ width, height }: DrawingInput['size'], { left, top, right, bottom }: Margins): Plot {
  return { left, top, right: width - right, bottom: height - bottom };
}

/** In months, kg or cm, and pixels. */
export function scalesOf({ span }: Pick<ChartContents, 'span'>, values: Range, plot: Plot): Scales {
  return { xOf: linear(span, plot.left, plot.right), yOf: linear(values, plot.bottom, plot.top) };
}

export function placed<M extends MeasuredValues>(contents: ChartContents<M>, plot: Plot, scales: Scales): Drawing<M> {
  const { xOf, yOf } = scales;
  const stretches = contents.stretches.map((stretch) => placedStretch(stretch, scales));
  const points = contents.shown.map((value) => placedValue(value, contents, scales));
  return {
    plot,
    zones: stretches.flatMap((stretch) => zonesOf(stretch, plot, yOf)),
    lines: linesAt(stretches, plot),
    breaks: breaksOf(contents.stretches, xOf),
    points,
    pointsPath: pathsOf(
      segmentsOf(contents).map((segment) => between(placesOf(segment, scales), plot.left, plot.right)),
    ),
    sample: contents.sample,
    sexAssumed: contents.sexAssumed,
  };
}

function placedValue<M extends MeasuredValues>(
  value: PlottedValue<M>,
  { span }: Pick<ChartContents, 'span'>,
  { xOf, yOf }: Scales,
): ChartPoint<M> {
  const { months, drawnValue, other } = value;
  const isOtherShown = other !== null && other.months >= span.least && other.months <= span.most;
  return {
    ...value,
    x: pixel(xOf(months)),
    y: pixel(yOf(drawnValue)),
    otherPlace: isOtherShown ? { x: pixel(xOf(other.months)), y: pixel(yOf(other.drawnValue)) } : null,
  };
}

function segmentsOf<M extends MeasuredValues>({
  joined,
  stretches,
}: Pick<ChartContents<M>, 'joined' | 'stretches'>): readonly (readonly PlottedValue<M>[])[] {
  const isByPosition = stretches.some(({ stretch }) => stretch.position !== null);
  const sideOf = ({ ageUsed: { days, isCorrected } }: PlottedValue<M>) =>
    `${isByPosition && days >= FIRST_DAY_OF_HEIGHT} ${isCorrected} ${days < 0}`;
  const segments: PlottedValue<M>[][] = [];
  for (const value of joined) {
    const last = segments.at(-1)?.at(-1);
    if (last && sideOf(last) === sideOf(value)) segments.at(-1)?.push(value);
    else segments.push([value]);
  }
  return segments;
}

function placesOf(values: readonly PlottedValue[], { xOf, yOf }: Scales): readonly Place[] {
  return values.map(({ months, drawnValue }) => ({ x: xOf(months), y: yOf(drawnValue) }));
}

type PlacedLine = LineKind & { readonly values: readonly number[]; readonly places: readonly Place[] };
type PlacedStretch = { readonly lines: readonly PlacedLine[] };

function placedStretch({ days, lines }: StretchLines, { xOf, yOf }: Scales): PlacedStretch {
  const xs = days.map((day) => xOf(monthsOfDays(day)));
  return {
    lines: lines.map((line) => ({
      ...line,
      places: line.values.map((value, index) => ({ x: xs[index] ?? 0, y: yOf(value) })),
    })),
  };
}

function zonesOf({ lines }: PlacedStretch, plot: Plot, yOf: Scale): readonly ChartZone[] {
  const [low, middle, high] = (['low', 'middle', 'high'] as const).map((look) =>
    lines.find((line) => line.look === look),
  );
  if (!low || !middle || !high) return [];
  const floor = low.places.map(({ x }) => ({ x, y: plot.bottom }));
  const reach = high.places.map(({ x }, index) => ({ x, y: yOf((high.values[index] ?? 0) * 1.5) }));
  const ceiling = cutOff(reach, plot.top);
  return [
    { name: 'lowest', path: areaOf(low.places, floor) },
    { name: 'lower', path: areaOf(middle.places, low.places) },
    { name: 'upper', path: areaOf(high.places, middle.places) },
    { name: 'highest', path: areaOf(ceiling, high.places) },
  ];
}

function cutOff(places: readonly Place[], top: number): readonly Place[] {
  return places.flatMap((place, index) => {
    const here = { x: place.x, y: Math.max(top, place.y) };
    const next = places[index + 1];
    if (!next || place.y < top === next.y < top) return [here];
    const share = (top - place.y) / (next.y - place.y);
    return [here, { x: place.x + share * (next.x - place.x), y: top }];
  });
}

function linesAt(stretches: readonly PlacedStretch[], plot: Plot): readonly ChartLine[] {
  const last = stretches.at(-1);
  if (!last) return [];
  const ends = last.lines.map(({ places }) => places.at(-1) ?? { x: plot.right, y: plot.bottom });
  const labelYs = spread(ends.map(({ y }) => y).toReversed(), LABEL_GAP).toReversed();
  return last.lines.map(({ look, label }, index) => ({
    look,
    label,
    path: pathsOf(
      stretches.map(({ lines }, nth) => {
        const places = lines[index]?.places ?? [];
        const left = nth === 0 ? -Infinity : (places[0]?.x ?? 0) + HALF_GAP;
        const right = nth === stretches.length - 1 ? Infinity : (places.at(-1)?.x ?? 0) - HALF_GAP;
        return between(places, left, right);
      }),
    ),
    labelX: pixel((ends[index]?.x ?? plot.right) + LABEL_OFFSET),
    labelY: pixel(labelYs[index] ?? plot.bottom),
  }));
}

function breaksOf(stretches: readonly StretchLines[], xOf: Scale): readonly ChartBreak[] {
  return stretches.slice(1).map(({ stretch: after, days }, index) => {
    const before = stretches[index]?.stretch ?? after;
    const isSame = before.reference === after.reference;
    return {
      x: pixel(xOf(monthsOfDays(days[0] ?? after.firstDay))),
      before: isSame ? (before.position ?? '') : before.reference.shortName,
      after: isSame ? (after.position ?? '') : after.reference.shortName,
    };
  });
}

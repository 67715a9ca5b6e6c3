import type { Gender } from '#domain/children/child.ts';
import { FIRST_DAY_OF_HEIGHT } from '../score/length.ts';
import { ordinal } from '../words/percentile-text.ts';
import { zOfPercentile } from '../score/percentile.ts';
import type { GrowthReference, Indicator, ReferencePlan } from '../score/reference.ts';
import { readReference, valueOnSdLine, type Reading } from '../score/score.ts';
import type { Measure } from '../value-text.ts';
import { DAYS_PER_MONTH } from '../month.ts';
import { valueAt } from '../score/z-score.ts';

/** Whole standard deviations are for clinicians. */
export type LineSet = 'three' | 'seven' | 'z-scores';

export const LINE_SETS = ['three', 'seven', 'z-scores'] as const satisfies readonly LineSet[];

/** The lowest, middle and highest line bound the zones; the others are thin. */
export type LineLook = 'low' | 'middle' | 'high' | 'between';

export type LineKind = {
  readonly z: number;
  readonly look: LineLook;
  /** '97th', or '+2'. */
  readonly label: string;
  /** WHO restricts only z-score lines beyond 3 standard deviations. */
  readonly isPercentile: boolean;
};

export const INDICATOR_OF = {
  weight: 'weight-for-age',
  height: 'length-for-age',
  head: 'head-for-age',
} as const satisfies Record<Measure, Indicator>;

const percentile = (percent: number, look: LineLook): LineKind => {
  return { z: zOfPercentile(percent), look, label: ordinal(percent), isPercentile: true };
};

const deviation = (z: number, look: LineLook): LineKind => {
  return { z, look, label: z > 0 ? `+${z}` : `${z}`.replace('-', '−'), isPercentile: false };
};

const LINES: Readonly<Record<LineSet, readonly LineKind[]>> = {
  three: [percentile(3, 'low'), percentile(50, 'middle'), percentile(97, 'high')],
  seven: [
    percentile(3, 'low'),
    percentile(10, 'between'),
    percentile(25, 'between'),
    percentile(50, 'middle'),
    percentile(75, 'between'),
    percentile(90, 'between'),
    percentile(97, 'high'),
  ],
  'z-scores': [
    deviation(-3, 'between'),
    deviation(-2, 'low'),
    deviation(-1, 'between'),
    deviation(0, 'middle'),
    deviation(1, 'between'),
    deviation(2, 'high'),
    deviation(3, 'between'),
  ],
};

export type Stretch = {
  readonly reference: GrowthReference;
  /** Null for measures that do not depend on position. */
  readonly position: 'lying' | 'standing' | null;
  readonly firstDay: number;
  readonly lastDay: number;
};

/**
 * Separates length lying from height standing.
 *
 * @param from age in days
 * @param to age in days
 */
export function stretchesOf(plan: ReferencePlan, measure: Measure, from: number, to: number): readonly Stretch[] {
  return plan
    .flatMap((reference) => (measure === 'height' ? atTwoYears(reference) : [whole(reference)]))
    .map((stretch) => ({
      ...stretch,
      firstDay: Math.max(stretch.firstDay, from),
      lastDay: Math.min(stretch.lastDay, to),
    }))
    .filter(({ firstDay, lastDay }) => firstDay < lastDay);
}

function whole(reference: GrowthReference): Stretch {
  return { reference, position: null, firstDay: Math.max(0, reference.firstDay), lastDay: reference.lastDay };
}

function atTwoYears(reference: GrowthReference): readonly Stretch[] {
  const all = whole(reference);
  return [
    { ...all, position: 'lying' as const, lastDay: Math.min(all.lastDay, FIRST_DAY_OF_HEIGHT - 1) },
    { ...all, position: 'standing' as const, firstDay: Math.max(all.firstDay, FIRST_DAY_OF_HEIGHT) },
  ];
}

export type ReferenceLine = LineKind & { readonly values: readonly number[] };

/** Values at ages in days, lowest line first. */
export type StretchLines = {
  readonly stretch: Stretch;
  readonly days: readonly number[];
  readonly lines: readonly ReferenceLine[];
};

/**
 * Denser to day 28 and day 91; every half month where rows are months apart. Straight lines between the days stay
 * within 0.1 % of the reference.
 */
export function lineDays(firstDay: number, lastDay: number, rows: GrowthReference['rows'] = 'day'): readonly number[] {
  const days: number[] = [firstDay];
  if (rows === 'month') {
    for (let half = Math.ceil(firstDay / HALF_MONTH); half * HALF_MONTH < lastDay; half += 1) {
      if (half * HALF_MONTH > firstDay) days.push(half * HALF_MONTH);
    }
  } else {
    for (let day = 0; day < lastDay; day += stepAfter(day)) if (day > firstDay) days.push(day);
  }
  return [...days, lastDay];
}

const HALF_MONTH = DAYS_PER_MONTH / 2;

function stepAfter(day: number): number {
  if (day < 28) return 1;
  return day < 91 ? 7 : 14;
}

export function linesOf(stretch: Stretch, measure: Measure, gender: Gender, set: LineSet): StretchLines {
  const readings = lineDays(stretch.firstDay, stretch.lastDay, stretch.reference.rows).flatMap((ageDays) => {
    const at = { ageDays, lengthCm: null };
    return readReference(stretch.reference, INDICATOR_OF[measure], gender, at) ?? [];
  });
  return {
    stretch,
    days: readings.map(({ at }) => at.ageDays),
    lines: LINES[set].map((line) => ({ ...line, values: readings.map((reading) => valueOnLine(reading, line)) })),
  };
}

export function valueOnLine(reading: Reading, { z, isPercentile }: Pick<LineKind, 'z' | 'isPercentile'>): number {
  return isPercentile ? valueAt(z, reading.lms) : valueOnSdLine(reading, z);
}

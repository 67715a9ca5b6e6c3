import { WHO_STANDARDS, type LineInput, type LinePoint } from '#domain/growth/line/line-point.ts';
import { lineWords } from '#domain/growth/line/line-words.ts';
import { zOfPercentile } from '#domain/growth/score/percentile.ts';
import { NBSP } from '#domain/growth/units.ts';
import { addDays, day } from '#domain/time/day.ts';

export const bornOn = day('2026-03-01');

/** A girl born at term with no measurements but her birth weight. */
export const maya: LineInput = {
  firstName: 'Maya',
  gender: 'female',
  bornOn,
  gestationDays: null,
  birthWeightKg: 3.4,
  birthWeightZ: zOfPercentile(63),
  isLowGain: false,
  today: addDays(bornOn, 375),
  series: {},
  units: 'metric',
};

type Given = Partial<LinePoint> & { readonly age: number };

/** Defaults to the median, measured at the doctor's. */
export function point({ age, ...given }: Given): LinePoint {
  const usual = { value: 5, place: 'doctor', z: 0, ageDays: age, reference: WHO_STANDARDS } as const;
  return { measuredOn: addDays(bornOn, age), ...usual, ...given };
}

export function withWeights(weights: readonly Given[], child: Partial<LineInput> = {}): LineInput {
  return { ...maya, ...child, series: { weight: weights.map(point) } };
}

/** Like 'crossed amber'. */
export function lineKind(input: LineInput): string | null {
  const words = lineWords(input);
  return words && `${words.kind} ${words.tone}`;
}

/** Replaces no-break spaces. */
export function plain(text: string | undefined): string | undefined {
  return text?.replaceAll(NBSP, ' ');
}

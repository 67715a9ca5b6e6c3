import { NBSP } from './units.ts';

export type MeasuredField = 'weightKg' | 'heightCm' | 'headCm';

export const MEASURED_FIELDS = ['weightKg', 'heightCm', 'headCm'] as const satisfies readonly MeasuredField[];

/** In the unit of the field's name. */
export const LIMITS = {
  weightKg: { name: 'Weight', least: 0.001, most: 150 },
  heightCm: { name: 'Height', least: 10, most: 200 },
  headCm: { name: 'Head circumference', least: 10, most: 70 },
} as const satisfies Record<MeasuredField, { name: string; least: number; most: number }>;

/** NaN stands for text that is not a number. */
export function limitProblem(field: MeasuredField, value: number): string | null {
  const { name, least, most } = LIMITS[field];
  if (Number.isNaN(value)) return `${name} must be a number.`;
  if (value >= least && value <= most) return null;
  return field === 'weightKg'
    ? `${name} must be above 0 and at most ${most}${NBSP}kg.`
    : `${name} must be between ${least} and ${most}${NBSP}cm.`;
}

/** 3.4 for 3400 typed as kg; null if grams were not meant. */
export function didYouMeanKg(typedKg: number): number | null {
  return typedKg >= 200 && typedKg <= 150_000 ? typedKg / 1000 : null;
}

export const AGE_MONTHS_PROBLEM = 'Age in months must be a whole number, 0 to 240';

export function areSwapped(weightKg: number | null, heightCm: number | null): boolean {
  if (weightKg === null || heightCm === null) return false;
  return weightKg >= SHORTEST_CM && heightCm <= HEAVIEST_BESIDE_KG;
}

/** No child is shorter; few that young are heavier. Our judgment, not a published rule: it only asks. */
const SHORTEST_CM = 30;
const HEAVIEST_BESIDE_KG = 25;

export function didYouMeanGramsText(typedKg: number): string {
  return `Did you mean ${typedKg.toLocaleString('en-US')}${NBSP}g?`;
}

import type { Gender } from '#domain/children/child.ts';
import type { Indicator } from '#domain/growth/score/reference.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import { valueAt } from '#domain/growth/score/z-score.ts';

export type Visit = {
  readonly ageDays: number;
  readonly place: 'home' | 'doctor';
  readonly note?: string;
  readonly checkups?: readonly string[];
};

/** A child's course in WHO's standards, as z-scores. */
export type Course = {
  readonly gender: Gender;
  readonly earlyDays: number;
  readonly weightZ: number;
  readonly lengthZ: number;
  readonly headZ: number;
};

/** Null where not measured. */
export type Values = { readonly weightKg: number; readonly heightCm: number | null; readonly headCm: number | null };

/** A seeded generator of numbers from 0 to 1. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    // Linear congruential generator with the constants of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A child's values on its course, with a small random error.
 *
 * @param chance numbers from 0 to 1
 * @throws RangeError before term, where the standards have no values
 */
export function measure(course: Course, { ageDays, place }: Visit, chance: () => number): Values {
  const on = (indicator: Indicator, z: number) => {
    const at = { ageDays: ageDays - course.earlyDays, lengthCm: null };
    const row = references.who2006.to60Months.rowAt(indicator, course.gender, at);
    if (row === null) throw new RangeError(`no ${indicator} for day ${ageDays}`);
    return valueAt(z + (chance() - 0.5) * 0.16, row);
  };
  const weightKg = rounded(on('weight-for-age', course.weightZ), place === 'home' ? 0.05 : 0.01);
  if (place === 'home') return { weightKg, heightCm: null, headCm: null };
  const heightCm = rounded(on('length-for-age', course.lengthZ), 0.5);
  return { weightKg, heightCm, headCm: rounded(on('head-for-age', course.headZ), 0.1) };
}

function rounded(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(2));
}

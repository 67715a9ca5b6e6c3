import { didYouMeanGramsText, didYouMeanKg } from '#domain/growth/limits.ts';
import { NBSP } from '#domain/growth/units.ts';

/**
 * The heaviest birth weight that is taken, in kg. A judgement, not a published rule: more than three times
 * a usual one, and far below grams taken for kilograms.
 */
const MOST_BIRTH_WEIGHT_KG = 12;

/** What is wrong with a birth weight in kg, or null when nothing is. */
export function birthWeightProblem(weightKg: number): string | null {
  const isPossible = weightKg >= 0.001 && weightKg <= MOST_BIRTH_WEIGHT_KG;
  if (isPossible) return null;
  if (Number.isNaN(weightKg)) return `Birth weight must be a weight, such as 3.4${NBSP}kg or 7${NBSP}lb 4${NBSP}oz.`;
  const problem = `Birth weight must be above 0 and at most ${MOST_BIRTH_WEIGHT_KG}${NBSP}kg.`;
  const meantKg = didYouMeanKg(weightKg);
  // Pounds make no whole kilograms: who typed those meant no grams.
  if (!Number.isInteger(weightKg) || meantKg === null || meantKg > MOST_BIRTH_WEIGHT_KG) return problem;
  return `${problem} ${didYouMeanGramsText(weightKg)} That is ${meantKg}${NBSP}kg.`;
}

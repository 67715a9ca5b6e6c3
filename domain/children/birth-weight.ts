import { didYouMeanGramsText, didYouMeanKg } from '#domain/growth/limits.ts';
import { NBSP } from '#domain/growth/units.ts';

/** Our judgment, not a published rule: over three times a usual weight, far below grams mistaken for kilograms. */
const MOST_BIRTH_WEIGHT_KG = 12;

export function birthWeightProblem(weightKg: number): string | null {
  const isPossible = weightKg >= 0.001 && weightKg <= MOST_BIRTH_WEIGHT_KG;
  if (isPossible) return null;
  if (Number.isNaN(weightKg)) return `Birth weight must be a weight, such as 3.4${NBSP}kg or 7${NBSP}lb 4${NBSP}oz.`;
  const problem = `Birth weight must be above 0 and at most ${MOST_BIRTH_WEIGHT_KG}${NBSP}kg.`;
  const meantKg = didYouMeanKg(weightKg);
  if (!Number.isInteger(weightKg) || meantKg === null || meantKg > MOST_BIRTH_WEIGHT_KG) return problem;
  return `${problem} ${didYouMeanGramsText(weightKg)} That is ${meantKg}${NBSP}kg.`;
}

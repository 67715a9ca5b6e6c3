/** How length or height was measured: lying on the back, or standing. */
export type Position = 'lying' | 'standing';

/** From this day of age, 24 months, height standing is read; before it, length lying. */
export const FIRST_DAY_OF_HEIGHT = 731;

/** Up to this day of age, 9 months, a child cannot stand: what is called standing was lying. */
const LAST_DAY_TOO_YOUNG_TO_STAND = 273;

/** A child measures this much more lying than standing. */
const LYING_MINUS_STANDING_CM = 0.7;

/**
 * The length or height by which a child is judged at its age: a value measured the other way is
 * moved by 0.7 cm. Without a position, lying is taken to 24 months and standing after. What no child can measure, 0 cm
 * or less, stays as it is.
 *
 * Source: WHO Child Growth Standards 2006, and WHO's program anthro for standing under 9 months.
 */
export function lengthUsedCm(ageDays: number, heightCm: number, position: Position | null): number {
  if (!(heightCm > 0)) return heightCm;
  if (ageDays >= FIRST_DAY_OF_HEIGHT) {
    return position === 'lying' ? toMicrometers(heightCm - LYING_MINUS_STANDING_CM) : heightCm;
  }
  const isStanding = position === 'standing' && ageDays > LAST_DAY_TOO_YOUNG_TO_STAND;
  return isStanding ? toMicrometers(heightCm + LYING_MINUS_STANDING_CM) : heightCm;
}

/** The length lying of a child whose `lengthUsedCm` is known: where the weight-for-length table is read. */
export function lyingLengthCm(ageDays: number, usedCm: number): number {
  return ageDays < FIRST_DAY_OF_HEIGHT ? usedCm : toMicrometers(usedCm + LYING_MINUS_STANDING_CM);
}

/** Drops the last binary digits that a sum of decimals leaves, so that 44.3 + 0.7 is 45. */
function toMicrometers(cm: number): number {
  return Math.round(cm * 10_000) / 10_000;
}

export type Position = 'lying' | 'standing';

export const FIRST_DAY_OF_HEIGHT = 731;

/** Up to 9 months a child cannot stand: a height called standing was lying. */
const LAST_DAY_TOO_YOUNG_TO_STAND = 273;

const LYING_MINUS_STANDING_CM = 0.7;

/**
 * Shifts a value measured in the other position than this age's by 0.7 cm. Without a position, lying is assumed to 24
 * months and standing after. Values of 0 cm or less stay unchanged.
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

export function lyingLengthCm(ageDays: number, usedCm: number): number {
  return ageDays < FIRST_DAY_OF_HEIGHT ? usedCm : toMicrometers(usedCm + LYING_MINUS_STANDING_CM);
}

/** Drops binary rounding errors, so that 44.3 + 0.7 is 45. */
function toMicrometers(cm: number): number {
  return Math.round(cm * 10_000) / 10_000;
}

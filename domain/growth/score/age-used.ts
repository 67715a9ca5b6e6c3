import { isBornEarly } from '#domain/children/gestation.ts';
import { correctionDays } from '#domain/time/corrected-age.ts';
import { FIRST_DAY_OF_HEIGHT } from './length.ts';

export type AgeUsed = {
  /** In days; negative for a child born early, before the due date. */
  readonly days: number;
  /** Whether it is counted from the due date. */
  readonly isCorrected: boolean;
};

/** Which of its two ages counts for a child born early. */
export type AgeBasis = 'corrected' | 'from-birth';

/**
 * The age used for scores: counted from the due date for a child born before 37 weeks, until it is 24 months
 * old by its birth.
 *
 * @param ageDays       age from birth, in days
 * @param gestationDays length of the pregnancy in days; null if unknown
 */
export function ageUsed(ageDays: number, gestationDays: number | null): AgeUsed {
  const isCorrected = gestationDays !== null && isBornEarly(gestationDays) && ageDays < FIRST_DAY_OF_HEIGHT;
  return { days: isCorrected ? ageDays - correctionDays(gestationDays) : ageDays, isCorrected };
}

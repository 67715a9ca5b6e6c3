import { isAgeCorrected } from '#domain/children/gestation.ts';
import { correctionDays } from '#domain/time/corrected-age.ts';

export type AgeUsed = {
  /** Negative before the due date. */
  readonly days: number;
  readonly isCorrected: boolean;
};

export type AgeBasis = 'corrected' | 'from-birth';

/**
 * Counts from the due date for a child born before 37 weeks, until 24 months from birth.
 *
 * @param ageDays from birth
 * @param gestationDays null if unknown
 */
export function ageUsed(ageDays: number, gestationDays: number | null): AgeUsed {
  if (!isAgeCorrected(ageDays, gestationDays)) return { days: ageDays, isCorrected: false };
  return { days: ageDays - correctionDays(gestationDays), isCorrected: true };
}

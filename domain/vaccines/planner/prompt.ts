import { addMonths, type Day } from '#domain/time/day.ts';
import type { Assessment, GroupForecast } from '../assessment.ts';
import { HEPATITIS_B } from '../birth/hepatitis-b-at-birth.ts';
import type { MotherHepatitisB } from '../editions/authorities.ts';

export type PromptFor = {
  readonly bornOn: Day;
  /** Null if nobody said. */
  readonly motherHepatitisB: MotherHepatitisB | null;
};

/**
 * Whether a dose is given on its first day rather than at the next visit: RSV antibody, hepatitis B where the mother's
 * result is positive or unknown, and the first of two doses of influenza in one season.
 *
 * Source: content/vaccines/routine.json, RSV and the `motherNotes` of hepatitis B; CDSi 4.64, influenza, whose guidance
 * calls September and October good times for those who need one dose. That these do not wait is ours.
 */
export function waitsForNoOther(
  forecast: Pick<GroupForecast, 'vaccineGroup' | 'dose'>,
  { evaluations }: Pick<Assessment, 'evaluations'>,
  child: PromptFor,
  opensOn: Day,
): boolean {
  switch (forecast.vaccineGroup) {
    case 'RSV':
      return true;
    case HEPATITIS_B:
      return mayHaveHepatitisB(child, opensOn);
    case 'Influenza':
      return isFirstOfTwo(forecast, evaluations, child, opensOn);
    default:
      return false;
  }
}

/** As on the sheet for the doctor, a result that nobody said counts as unknown until 24 months. */
const ASKED_MONTHS = 24;

function mayHaveHepatitisB({ bornOn, motherHepatitisB }: PromptFor, on: Day): boolean {
  if (motherHepatitisB !== null) return motherHepatitisB !== 'negative';
  return on < addMonths(bornOn, ASKED_MONTHS);
}

/** Two doses of earlier seasons, or nine years of age: one dose is enough. */
const ENOUGH_BEFORE = 2;
const ONE_DOSE_FROM_MONTHS = 108;

function isFirstOfTwo(
  { dose }: Pick<GroupForecast, 'dose'>,
  evaluations: Assessment['evaluations'],
  { bornOn }: PromptFor,
  on: Day,
): boolean {
  const counted = evaluations.filter(({ vaccineGroup, status }) => vaccineGroup === 'Influenza' && status === 'valid');
  const isYoung = on < addMonths(bornOn, ONE_DOSE_FROM_MONTHS);
  return dose === 1 && isYoung && new Set(counted.map((of) => of.dose)).size < ENOUGH_BEFORE;
}

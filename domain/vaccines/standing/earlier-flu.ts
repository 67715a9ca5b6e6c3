import { addMonths, earlierDay, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import { seasonBegan } from '../editions/season-roll.ts';

type FluFacts = {
  readonly bornOn: Day;
  readonly addedOn: Day;
  /** The days of the child's recorded influenza doses. */
  readonly givenOn: readonly Day[];
  readonly today: Day;
};

const FIRST_DOSE_MONTHS = 6;

/**
 * Whether influenza vaccine may have been given in a season before the child was added, of which nothing is recorded: what
 * happened before is asked of the last season only, and after two doses of earlier ones a single dose is enough.
 *
 * Source: CDSi 4.64, influenza: from 6 months, and when the second dose of a season is skipped.
 */
export function mayHaveEarlierFlu({ bornOn, addedOn, givenOn, today }: FluFacts): boolean {
  const season = seasonBegan(today);
  const isRecorded = givenOn.some((on) => on < season);
  return !isRecorded && addMonths(bornOn, FIRST_DOSE_MONTHS) < earlierDay(season, addedOn);
}

/** The second dose of influenza vaccine in one season. */
export function isSecondFluDose({ vaccineGroup, dose }: Pick<GroupForecast, 'vaccineGroup' | 'dose'>): boolean {
  return vaccineGroup === 'Influenza' && dose === 2;
}

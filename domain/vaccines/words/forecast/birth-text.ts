import { addDays } from '#domain/time/day.ts';
import type { GroupForecast } from '../../assessment.ts';
import { birthHours } from '../../planned/birth-dose.ts';
import { say, type Sentence } from '../sentence.ts';
import type { WordsInput } from '../words-input.ts';
import { NEXT } from './forecast-sentences.ts';

/** Null but for a dose that is for the first hours or the first week. */
export function birthText(input: WordsInput, forecast: GroupForecast): Sentence | null {
  const { child, today } = input;
  if (isForBirthWeek(input, forecast)) {
    return NEXT[today <= addDays(child.bornOn, WEEK_DAYS) ? 'birth-week' : 'birth-week-late'];
  }
  const hours = forecast.dose === null ? null : birthHours({ ...forecast, dose: forecast.dose }, child, today);
  if (hours === null) return null;
  return say(NEXT, today > child.bornOn ? 'birth-dose-late' : 'birth-dose', { hours: `${hours}` });
}

const WEEK_DAYS = 7;

/**
 * RSV antibody of a baby born in the season.
 *
 * Source: content/vaccines/routine.json, the row of RSV antibody.
 */
export function isForBirthWeek({ child, today }: WordsInput, forecast: GroupForecast): boolean {
  const { vaccineGroup, type, dose, recommended } = forecast;
  const isFirst = vaccineGroup === 'RSV' && type === 'standard' && dose === 1;
  return isFirst && recommended === child.bornOn && recommended <= today;
}

import { addDays } from '#domain/time/day.ts';
import type { GroupForecast } from '../../assessment.ts';
import { HEPATITIS_B, isFirstDoseLater } from '../../birth/hepatitis-b-at-birth.ts';
import { birthHours, isBirthDose } from '../../birth/birth-dose.ts';
import { say, type KeyedSentence } from '../sentence.ts';
import type { WordsInput } from '../words-input.ts';
import { NEXT } from './forecast-sentences.ts';

/** Null but for a dose that is for the first hours or the first week. */
export function birthText(input: WordsInput, forecast: GroupForecast): KeyedSentence | null {
  const { child, today } = input;
  if (isForBirthWeek(input, forecast)) {
    return NEXT[today <= addDays(child.bornOn, WEEK_DAYS) ? 'birth-week' : 'birth-week-late'];
  }
  if (isForLater(input, forecast)) return NEXT['birth-dose-later'];
  const { dose } = forecast;
  if (dose === null || !isBirthDose({ ...forecast, dose }, child.bornOn)) return null;
  const hours = birthHours({ ...forecast, dose }, child, today);
  if (hours === null) return child.motherHepatitisB === 'negative' ? null : NEXT['birth-dose-overdue'];
  return say(NEXT, today > child.bornOn ? 'birth-dose-late' : 'birth-dose', { hours: `${hours}` });
}

/** Hepatitis B of a baby under 2,000 g whose mother tested negative, until the day that is recommended. */
function isForLater({ child, today }: WordsInput, { vaccineGroup, dose, recommended }: GroupForecast): boolean {
  return (
    vaccineGroup === HEPATITIS_B && dose === 1 && isFirstDoseLater(child) && recommended !== null && today < recommended
  );
}

const WEEK_DAYS = 7;

/**
 * RSV antibody of a baby born in the season, also where a noted condition asks for it.
 *
 * Source: content/vaccines/routine.json, the row of RSV antibody.
 */
export function isForBirthWeek({ child, today }: WordsInput, forecast: GroupForecast): boolean {
  const { vaccineGroup, dose, recommended } = forecast;
  return vaccineGroup === 'RSV' && dose === 1 && recommended === child.bornOn && recommended <= today;
}

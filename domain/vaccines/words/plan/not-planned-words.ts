import { longDayText } from '#domain/time/day-text.ts';
import { MOTHER_HAD_RSV_VACCINE } from '../../organize/patient.ts';
import type { ChildOnDay } from '../../planned/child-on-day.ts';
import { plannedGroups } from '../../planned/planned-group.ts';
import type { NotPlanned, NotPlannedWhy } from '../../planner/plan.ts';
import { doctorAsked } from '../../standing/doctor-asked.ts';
import { lastDayWithinYear } from '../../standing/last-day-within-year.ts';
import { mainForecast } from '../../standing/main-forecast.ts';
import type { Decision } from '../../standing/planned-status.ts';
import { NEXT } from '../forecast/forecast-sentences.ts';
import type { ForecastWords } from '../forecast/forecast-words.ts';
import { asSentence, fill } from '../sentence.ts';
import { NOT_PLANNED } from '../visit-sentences.ts';
import { notedTitles, type ChildInWords } from './child-in-words.ts';
import { forecastInWords } from './vaccine-standing.ts';

/**
 * Why vaccines have no visit, in the words of their rows where those say it. Of one that is left to the family or put
 * off, also until when it can be given.
 *
 * @param inWords the same child, only where it is asked for: the words of every dose take as long as the visits
 */
export function notPlannedWords(of: ChildOnDay, inWords: () => ChildInWords): (left: NotPlanned) => string {
  const { published, record } = of;
  const decided = new Map(plannedGroups(published.schedule).map(({ id, group }) => [group, record.decided.get(id)]));
  let asked: ChildInWords | null = null;
  const wordsOf = (vaccineGroup: string) => forecastInWords((asked ??= inWords()), vaccineGroup).words;
  const said = wordsOfRows(of, wordsOf);
  return (left) => {
    const { vaccineGroup, why, observation } = left;
    if (why === 'not-wanted') {
      const decision = decided.get(vaccineGroup);
      const lastDay = decision?.decision === 'declined' ? [] : lastDayOf(of, vaccineGroup, wordsOf);
      return [decidedText(decision), ...lastDay].join(' ');
    }
    if (why === 'ask-your-doctor') return [NOT_PLANNED[why], ...lastDayOf(of, vaccineGroup, wordsOf)].join(' ');
    const text = said(left);
    if (text === null) return NOT_PLANNED[why];
    const isAll = why === 'ask-first' || observation === MOTHER_HAD_RSV_VACCINE;
    return isAll ? text : `${text} Ask the doctor.`;
  };
}

const BY_ROWS: ReadonlySet<NotPlannedWhy> = new Set(['contraindicated', 'ask-first']);

type WordsOf = (vaccineGroup: string) => ForecastWords | undefined;

/** Nothing without a last day within a year. */
function lastDayOf(of: ChildOnDay, vaccineGroup: string, wordsOf: WordsOf): readonly string[] {
  const main = mainForecast(of.assessment.forecasts, vaccineGroup);
  const hasLastDay = main !== undefined && lastDayWithinYear({ ...of, child: of.record.child }, main) !== null;
  const lastDay = hasLastDay ? wordsOf(vaccineGroup)?.lastDay : null;
  return lastDay ? [lastDay] : [];
}

/** What a vaccine's rows say if it is not to be given, or only after asking a doctor; null otherwise. */
function wordsOfRows(of: ChildOnDay, wordsOf: WordsOf): (left: NotPlanned) => string | null {
  const { assessment, series } = of;
  const titles = notedTitles(of);
  return ({ vaccineGroup, why, observation }) => {
    const main = mainForecast(assessment.forecasts, vaccineGroup);
    if (main === undefined || !BY_ROWS.has(why)) return null;
    if (why === 'contraindicated' && main.status !== 'contraindicated') {
      const title = titles.get(observation ?? '');
      return title === undefined ? null : asSentence(fill(NEXT.contraindicated.text, { fact: `“${title}”` }));
    }
    if (why === 'ask-first' && doctorAsked(series, main) === null) return null;
    const words = wordsOf(vaccineGroup);
    return words ? asSentence(words.text) : null;
  };
}

function decidedText(decided: Decision | undefined): string {
  if (decided?.decision === 'declined') return 'Declined.';
  return decided?.until ? `Put off until ${longDayText(decided.until)}.` : 'Put off.';
}

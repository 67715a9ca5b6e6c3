import { OF_BIRTH, saidOfBirth, unlessMotherVaccinated } from '../../birth/birth-questions.ts';
import { knownOfBirth } from '../../planned/known-of-birth.ts';
import type { PlannedGroup } from '../../planned/planned-group.ts';
import type { GroupOnDay, RowOnDay } from '../../planned/rows-on-day.ts';
import type { RecordedRow } from '../../planned/vaccine-record.ts';
import { hasSeasonForRisk, type LaterRows } from '../../planned/risk-begins.ts';
import { whyDue, type WhyDue } from '../../planned/why-due.ts';
import { isAskedMeanwhile, mayBeGivenAgain } from '../../standing/doctor-asked.ts';
import { mainForecast } from '../../standing/main-forecast.ts';
import { NEXT } from '../forecast/forecast-sentences.ts';
import { laterText } from '../forecast/later-text.ts';
import { asSentence } from '../sentence.ts';
import type { ChildInWords } from './child-in-words.ts';
import { forecastInWords, monthToCompare, standingInWords, withheldInWords } from './vaccine-standing.ts';

type Reason = { readonly why: string; readonly details: readonly string[] };

type OfVaccine = Pick<GroupOnDay, 'rows' | 'later' | 'more' | 'recommended'> & { readonly group: PlannedGroup };

/**
 * Why a row is due on its day, or a doctor is asked about it; nothing of others that are not open. A first dose begins
 * with what was answered of the birth, or was not yet.
 */
export function rowReason(of: ChildInWords, vaccine: OfVaccine, row: RecordedRow, onDay: RowOnDay): Reason {
  const { why, whyWithoutSoon = why, details } = ownReason(of, vaccine, row, onDay);
  const answer = answerOfBirth(of, row, onDay);
  if (answer === null) {
    const unless = unlessMotherVaccinated(row, knownOfBirth(of.record, of.today), of.today);
    return { why, details: unless === null ? details : [`It is usually needed ${unless}.`, ...details] };
  }
  const ownWhy = answer === 'in-hospital-or-due' ? whyWithoutSoon : why;
  return { why: OF_BIRTH[answer], details: [ownWhy, ...details] };
}

function answerOfBirth(
  { record, today }: ChildInWords,
  { vaccine, number, doseId, dueOn }: RecordedRow,
  { category }: RowOnDay,
): ReturnType<typeof saidOfBirth> {
  if (number !== 1 || doseId !== null || dueOn === null) return null;
  const isDecidedTogether = category === 'ask-your-doctor';
  return saidOfBirth({ vaccine, isDecidedTogether }, knownOfBirth(record, today), today);
}

function ownReason(
  of: ChildInWords,
  { group, rows, later, more, recommended }: OfVaccine,
  row: RecordedRow,
  { status, shownNumber }: RowOnDay,
): WhyDue {
  const open = rows.filter(({ doseId, isNeeded }) => doseId === null && isNeeded);
  const place = open.indexOf(row);
  if (place === -1 && status !== 'ask-first') return { why: whyLeft(of, group.group, status), details: [] };
  const { number, dueOn } = row;
  if (dueOn === null) {
    if (isMoreThanNext(of, group.group)) return { why: asSentence(NEXT['ask-for-more'].text), details: [] };
    const { text: why, details } = withheldInWords(of, group.group, rows) ?? standingInWords(of, group.group);
    return { why, details };
  }
  const { record, today, edition, patient } = of;
  if (more?.numbers[0] === number) return laterWhy(of, group, more.begins);
  const next = later ? laterWhy(of, group, later) : nextOf(of, group.group);
  const isBySeason = hasSeasonForRisk(edition, group.group, patient);
  const waiting = { shownNumber, dueOn, recommended: recommended.get(number) };
  return whyDue(waiting, open.slice(0, place), { group, ...record.child, today, next, isBySeason });
}

/** Whether a doctor is asked about a row beside the vaccine's next dose. */
function isMoreThanNext({ series, assessment }: ChildInWords, group: string): boolean {
  const main = mainForecast(assessment.forecasts, group);
  return main !== undefined && isAskedMeanwhile(series, main);
}

/** What a row reads that no dose is left for, if one that was given may have to be given again. */
function whyLeft({ series, assessment }: ChildInWords, group: string, status: RowOnDay['status']): string {
  const main = mainForecast(assessment.forecasts, group);
  const isLeft = status === 'not-needed' && main !== undefined && mayBeGivenAgain(series, main);
  return isLeft ? asSentence(NEXT['for-one-given-again'].text) : '';
}

function laterWhy({ record, today }: ChildInWords, { group }: PlannedGroup, later: LaterRows): WhyDue {
  const { text: why, details } = laterText(group, record.child.bornOn, later, today);
  return { why, details };
}

/** What is said of the vaccine's next dose; null where the engine has no day for one. */
function nextOf(of: ChildInWords, group: string): WhyDue | null {
  const { forecast, words } = forecastInWords(of, group);
  if (!words || !forecast?.recommended) return null;
  const { text, withoutSoon = text } = words;
  return {
    why: asSentence(text),
    whyWithoutSoon: asSentence(withoutSoon),
    details: [...new Set([...words.details, ...monthToCompare(of, group)])],
  };
}

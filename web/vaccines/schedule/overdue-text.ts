import type { PlannedDose } from '#contract/vaccines.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import { longDayText, monthAndDayText, weekdayText } from '#domain/time/day-text.ts';
import { standingOf } from '#domain/vaccines/standing/dose-standing.ts';
import { plainName } from '#domain/vaccines/words/plain-name.ts';
import { capital } from '#web/client/text/capital.ts';
import { doseInList, listText } from '../dose/dose-text.ts';

/** '1 vaccine is overdue. Please check with your pediatrician.' */
export function overdueTitle(overdue: number): string {
  const vaccines = overdue === 1 ? '1 vaccine is' : `${overdue} vaccines are`;
  return `${vaccines} overdue. Please check with your pediatrician.`;
}

/**
 * Since when they are due, and when their windows ended; then which of the doses that are due do not wait either.
 *
 * @param rows at least one, all overdue
 * @param due inside their windows
 */
export function overdueText(rows: readonly PlannedDose[], due: readonly PlannedDose[]): string {
  const prompt = due.filter(({ isPrompt }) => isPrompt);
  const ending = rows.flatMap(lastDayText);
  return [sinceText(rows), ...ending, promptText(prompt, [...rows, ...due])].filter(Boolean).join(' ');
}

function sinceText(rows: readonly PlannedDose[]): string {
  const since = earliest(rows.map(({ dueOn }) => dueOn));
  const dueSince = since ? `Due since ${longDayText(since)}` : 'Due now';
  const ended = earliest(rows.map(({ windowEndsOn }) => windowEndsOn));
  if (!ended) return `${dueSince}.`;
  return rows.length === 1
    ? `${dueSince}. The recommended window ended on ${longDayText(ended)}.`
    : `${dueSince}. The recommended windows have ended, the first on ${longDayText(ended)}.`;
}

type Planned = { readonly planned: readonly PlannedDose[]; readonly asOf: Day };

/** What the alert counts: due, and recommended without a talk about it first. */
export function dueRows({ planned, asOf }: Planned): PlannedDose[] {
  return planned.filter((row) => row.category !== 'ask-your-doctor' && standingOf(row, { doses: [], asOf }) === 'due');
}

/** '2 shots are due.', '2 shots are due: RSV and polio.' */
export function dueTitle(due: number, names = ''): string {
  const shots = due === 1 ? '1 shot is due' : `${due} shots are due`;
  return names === '' ? `${shots}.` : `${shots}: ${names}.`;
}

/** 'RSV, rotavirus and polio' */
export function vaccineNames(rows: readonly Pick<PlannedDose, 'shortName'>[]): string {
  return listText([...new Set(rows.map(({ shortName }) => plainName(shortName)))]);
}

/**
 * 'They can wait until January 16. Your checkup is on Wednesday.' 'RSV dose 1 is best given as soon as possible. The
 * others can wait until January 16. They are planned for your checkup on December 5.' 'DTaP dose 4 was for an earlier age: have it at the next visit.' Leaves out what is
 * not known: a day to wait for, or a scheduled checkup that has them.
 *
 * @param rows at least one, all due
 * @param visits days of scheduled checkups to come
 */
export function dueText(rows: readonly PlannedDose[], visits: readonly Day[], today: Day): string {
  const prompt = rows.filter(({ isPrompt }) => isPrompt);
  const others = rows.filter((row) => !row.isPrompt && !row.isOfEarlierAge);
  const late = rows.filter((row) => !row.isPrompt && row.isOfEarlierAge);
  const until = waitUntil(others, today);
  const waiting = until && `${waitingText(others, rows)} can wait until ${soonText(until, today)}.`;
  const all = [
    promptText(prompt, rows),
    lateText(late, rows),
    waiting,
    ...others.flatMap(lastDayText),
    checkupText(rows, waiting ? others : [], { visits, today }),
  ];
  return all.filter(Boolean).join(' ');
}

type Visits = { readonly visits: readonly Day[]; readonly today: Day };

/**
 * Which scheduled checkup the doses are planned for.
 *
 * @param waiting those of which it was just said until when they can wait
 */
function checkupText(rows: readonly PlannedDose[], waiting: readonly PlannedDose[], { visits, today }: Visits): string {
  const visit = earliest(rows.map(({ plannedOn }) => plannedOn).filter((on) => on !== null && visits.includes(on)));
  if (!visit) return '';
  const there = rows.filter(({ plannedOn }) => plannedOn === visit);
  const on = visitText(visit, today);
  if (there.length === rows.length) return `Your checkup is ${on}.`;
  const areWaiting = there.length === waiting.length && there.every((row) => waiting.includes(row));
  if (areWaiting) return `${there.length === 1 ? 'It is' : 'They are'} planned for your checkup ${on}.`;
  return `Planned for your checkup ${on}: ${listText(there.map(doseInList))}.`;
}

/**
 * 'Your checkup is on Wednesday.' where that has the overdue doses; 'Do not wait for your checkup on December 20: book an
 * earlier visit or ask for a shots visit.' where it is too late for them.
 */
export function overdueVisitText(overdue: readonly PlannedDose[], { visits, today }: Visits): string {
  const next = earliest(visits.filter((on) => on >= today));
  if (!next) return '';
  const isThere = overdue.every(({ plannedOn }) => plannedOn !== null && plannedOn >= next);
  return isThere
    ? `Your checkup is ${visitText(next, today)}.`
    : `Do not wait for your checkup ${visitText(next, today)}: book an earlier visit or ask for a shots visit.`;
}

function lateText(late: readonly PlannedDose[], all: readonly PlannedDose[]): string {
  if (late.length === 0) return '';
  const one = all.length === 1 ? 'It' : 'They';
  const what = late.length === all.length ? one : capital(listText(late.map(doseInList)));
  return late.length === 1
    ? `${what} was for an earlier age: have it at the next visit.`
    : `${what} were for an earlier age: have them at the next visit.`;
}

function waitUntil(rows: readonly PlannedDose[], today: Day): Day | undefined {
  const ends = rows.map(({ windowEndsOn }) => windowEndsOn);
  const until = ends.includes(null) ? undefined : earliest(ends);
  return until !== undefined && until > today ? until : undefined;
}

/** 'It is best given as soon as possible.' Names the doses where others are due as well. */
function promptText(prompt: readonly PlannedDose[], all: readonly PlannedDose[]): string {
  if (prompt.length === 0) return '';
  const one = all.length === 1 ? 'It' : 'They';
  const what = prompt.length === all.length ? one : capital(listText(prompt.map(doseInList)));
  const soon = `${what} ${prompt.length === 1 ? 'is' : 'are'} best given as soon as possible.`;
  return [soon, ...prompt.flatMap(lastDayText)].join(' ');
}

/** 'Rotavirus dose 1 can be given only until November 28.' */
function lastDayText(row: PlannedDose): string[] {
  const { lastDayOn } = row;
  return lastDayOn ? [`${capital(doseInList(row))} can be given only until ${monthAndDayText(lastDayOn)}.`] : [];
}

function waitingText(waiting: readonly PlannedDose[], all: readonly PlannedDose[]): string {
  if (waiting.length < all.length) return waiting.length === 1 ? 'The other' : 'The others';
  return waiting.length === 1 ? 'It' : 'They';
}

function visitText(on: Day, today: Day): string {
  const days = daysBetween(today, on);
  if (days < 2) return days === 0 ? 'today' : 'tomorrow';
  return `on ${days < 7 ? weekdayText(on) : soonText(on, today)}`;
}

/** 'January 16': without the year, unless it is far away. */
function soonText(on: Day, today: Day): string {
  return daysBetween(today, on) < 300 ? monthAndDayText(on) : longDayText(on);
}

function earliest(days: readonly (Day | null)[]): Day | undefined {
  return days.filter((one) => one !== null).toSorted()[0];
}

import type { PlannedDose } from '#contract/vaccines.ts';
import { lastDayAtHand } from '#domain/checkups/visit-at-hand.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import { longDayText, monthAndDayText, weekdayText } from '#domain/time/day-text.ts';
import { standingOf } from '#domain/vaccines/standing/dose-standing.ts';
import { plainName } from '#domain/vaccines/words/plain-name.ts';
import { seasonInWords } from '#domain/vaccines/words/season-text.ts';
import { listText } from '#domain/text/list-text.ts';
import { capital } from '#domain/text/capital.ts';
import { doseInList } from '../dose/dose-text.ts';

/** '1 vaccine is overdue. Please check with your pediatrician.' */
export function overdueTitle(overdue: number): string {
  const vaccines = overdue === 1 ? '1 vaccine is' : `${overdue} vaccines are`;
  return `${vaccines} overdue. Please check with your pediatrician.`;
}

/**
 * Since when they are due, and when their windows ended; then which of the doses that are due do not wait either, and
 * what is to be done about the next checkup.
 *
 * @param rows at least one, all overdue
 * @param due inside their windows
 */
export function overdueText(rows: readonly PlannedDose[], due: readonly PlannedDose[], visits: Visits): string {
  const prompt = due.filter(({ isPrompt }) => isPrompt);
  const all = [...rows, ...due];
  const ending = endingBefore(all, visits);
  const lastDays = all.flatMap((row) => lastDayText(row, ending));
  const said = [sinceText(rows), promptText(prompt, all), ...lastDays, overdueVisitText(rows, due, visits)];
  return said.filter(Boolean).join(' ');
}

/** Of influenza the season, whose first day means nothing to a family. */
function dueSinceText(rows: readonly PlannedDose[]): string {
  const since = earliest(rows.map(({ dueOn }) => dueOn));
  if (!since) return 'Due now';
  const others = rows.filter(({ vaccine }) => vaccine !== 'flu');
  if (others.length === 0) return `Due for the ${seasonInWords(since)} season`;
  return `Due since ${longDayText(earliest(others.map(({ dueOn }) => dueOn)) ?? since)}`;
}

function sinceText(rows: readonly PlannedDose[]): string {
  const dueSince = dueSinceText(rows);
  const ended = earliest(rows.map(({ windowEndsOn }) => windowEndsOn));
  if (!ended) return `${dueSince}.`;
  return rows.length === 1
    ? `${dueSince}. The recommended window ended on ${longDayText(ended)}.`
    : `${dueSince}. The recommended windows have ended, the first on ${longDayText(ended)}.`;
}

type Planned = { readonly planned: readonly PlannedDose[]; readonly asOf: Day };

/** What the alert counts: due, and recommended without a talk about it first. */
export function dueRows({ planned, asOf }: Planned): PlannedDose[] {
  return planned.filter(
    (row) => row.category !== 'ask-your-doctor' && standingOf(row, { doses: [], planned, asOf }) === 'due',
  );
}

/** '2 shots are due.', '2 shots are due: RSV and polio.' */
export function dueTitle(due: number, names = ''): string {
  const shots = due === 1 ? '1 shot is due' : `${due} shots are due`;
  return names === '' ? `${shots}.` : `${shots}: ${names}.`;
}

const MOST_NAMED = 5;

/** 'RSV, rotavirus and polio', 'DTaP, Hib, pneumococcal, polio, rotavirus and 2 more' */
export function vaccineNames(rows: readonly Pick<PlannedDose, 'shortName'>[]): string {
  const names = [...new Set(rows.map(({ shortName }) => plainName(shortName)))];
  const left = names.length - MOST_NAMED;
  // The name of a single one is as short as '1 more'.
  return listText(left > 1 ? [...names.slice(0, MOST_NAMED), `${left} more`] : names);
}

/**
 * 'They can wait until January 16. Your checkup is on Wednesday.' 'RSV dose 1 is best given as soon as possible. The
 * others can wait until January 16. They are planned for your checkup on December 5.' 'DTaP dose 4 was for an earlier
 * age: have it at the next visit.' 'They are given today at your checkup.' 'Mark what was given at your checkup on
 * November 20.' Leaves out what is not known: a day to wait for, or a scheduled checkup that has them.
 *
 * @param rows at least one, all due
 * @param visits days of scheduled checkups that are not completed
 */
export function dueText(rows: readonly PlannedDose[], visits: readonly Day[], today: Day): string {
  const last = visits.find((on) => on < today && today <= lastDayAtHand(on));
  if (last) return `Mark what was given at your checkup on ${soonText(last, today)}.`;
  if (visits.includes(today) && rows.every(({ plannedOn }) => plannedOn === today)) {
    return `${rows.length === 1 ? 'It is' : 'They are'} given today at your checkup.`;
  }
  const prompt = rows.filter(({ isPrompt }) => isPrompt);
  const ending = endingBefore(rows, { visits, today });
  const others = rows.filter((row) => !row.isPrompt && !row.isOfEarlierAge && !ending.some((one) => one.row === row));
  const late = rows.filter((row) => !row.isPrompt && row.isOfEarlierAge);
  const until = waitUntil(others, today);
  const waiting = until && `${waitingText(others, rows)} can wait until ${soonText(until, today)}.`;
  const all = [
    promptText(prompt, rows),
    ...prompt.flatMap((row) => lastDayText(row, ending)),
    doNotWaitText(ending, { visits, today }),
    lateText(late, rows),
    waiting,
    ...others.flatMap((row) => lastDayText(row, ending)),
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
 * 'Your checkup is on Wednesday.' where that has the overdue doses and what else is due does not end before; 'Do not wait
 * for your checkup on December 20: book an earlier visit or ask for a shots visit.' where it is too late for them.
 */
function overdueVisitText(overdue: readonly PlannedDose[], due: readonly PlannedDose[], visits: Visits): string {
  const { today } = visits;
  const next = nextVisit(visits);
  if (!next) return '';
  const ending = endingBefore([...overdue, ...due], visits);
  if (ending.length > 0) return `${doNotWaitText(ending, visits)} Book an earlier visit or ask for a shots visit.`;
  return overdue.every((row) => isPlannedFrom(row, next))
    ? `Your checkup is ${visitText(next, today)}.`
    : `Do not wait for your checkup ${visitDayText(next, today)}: book an earlier visit or ask for a shots visit.`;
}

/** A dose that cannot be given any more after a day, or whose window ends then. */
type Ending = { readonly row: PlannedDose; readonly on: Day; readonly isLast: boolean };

/** Of the doses that the next checkup does not have, those for which it is too late: the hard last days first. */
function endingBefore(rows: readonly PlannedDose[], visits: Visits): readonly Ending[] {
  const next = nextVisit(visits);
  if (!next) return [];
  const ending = rows.flatMap((row): Ending[] => {
    const { lastDayOn, windowEndsOn, isPrompt } = row;
    if (isPlannedFrom(row, next)) return [];
    if (lastDayOn !== null && lastDayOn < next) return [{ row, on: lastDayOn, isLast: true }];
    const isInside = !isPrompt && windowEndsOn !== null && windowEndsOn >= visits.today;
    return isInside && windowEndsOn < next ? [{ row, on: windowEndsOn, isLast: false }] : [];
  });
  return ending.toSorted((one, other) => Number(other.isLast) - Number(one.isLast) || one.on.localeCompare(other.on));
}

/**
 * 'Do not wait for your checkup on December 3: rotavirus dose 3 can be given only until December 2; DTaP dose 3 and PCV
 * dose 3 can wait until November 29.'
 */
function doNotWaitText(ending: readonly Ending[], visits: Visits): string {
  const next = nextVisit(visits);
  if (!next || ending.length === 0) return '';
  const byDay = Map.groupBy(ending, ({ on, isLast }) => {
    return `${isLast ? 'can be given only' : 'can wait'} until ${soonText(on, visits.today)}`;
  });
  const said = [...byDay].map(([until, of]) => `${listText(of.map(({ row }) => doseInList(row)))} ${until}`);
  return `Do not wait for your checkup ${visitDayText(next, visits.today)}: ${said.join('; ')}.`;
}

function nextVisit({ visits, today }: Visits): Day | undefined {
  return earliest(visits.filter((on) => on >= today));
}

function isPlannedFrom({ plannedOn }: PlannedDose, visitOn: Day): boolean {
  return plannedOn !== null && plannedOn >= visitOn;
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
  return `${what} ${prompt.length === 1 ? 'is' : 'are'} best given as soon as possible.`;
}

/** 'Rotavirus dose 1 can be given only until November 28.', unless it is said of those that end before a checkup. */
function lastDayText(row: PlannedDose, ending: readonly Ending[]): string[] {
  const { lastDayOn } = row;
  const isSaid = ending.some((one) => one.isLast && one.row === row);
  return lastDayOn && !isSaid
    ? [`${capital(doseInList(row))} can be given only until ${monthAndDayText(lastDayOn)}.`]
    : [];
}

function waitingText(waiting: readonly PlannedDose[], all: readonly PlannedDose[]): string {
  if (waiting.length < all.length) return waiting.length === 1 ? 'The other' : 'The others';
  return waiting.length === 1 ? 'It' : 'They';
}

function visitText(on: Day, today: Day): string {
  const days = daysBetween(today, on);
  return days < 2 || days >= 7 ? visitDayText(on, today) : `on ${weekdayText(on)}`;
}

/** 'tomorrow', 'on December 3': beside other days, without a weekday. */
function visitDayText(on: Day, today: Day): string {
  const days = daysBetween(today, on);
  if (days < 2) return days === 0 ? 'today' : 'tomorrow';
  return `on ${soonText(on, today)}`;
}

/** 'January 16': without the year, unless it is far away. */
function soonText(on: Day, today: Day): string {
  return daysBetween(today, on) < 300 ? monthAndDayText(on) : longDayText(on);
}

function earliest(days: readonly (Day | null)[]): Day | undefined {
  return days.filter((one) => one !== null).toSorted()[0];
}

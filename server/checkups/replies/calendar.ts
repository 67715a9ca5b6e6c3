import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { hash } from 'node:crypto';
import type { FeedName } from '#contract/checkups/calendar-feed.ts';
import { openVisits } from '#domain/checkups/reminding.ts';
import { openDoses, type OpenDose } from '#domain/vaccines/standing/open-doses.ts';
import { initial } from '#domain/children/child.ts';
import { checkupSourceText } from '#domain/checkups/source-text.ts';
import { laterDay, type Day } from '#domain/time/day.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { instantOf } from '#domain/time/time-of-day.ts';
import type { DayCalendar, DayEvent } from '#server/calendar/calendar.ts';
import type { RowOnDay } from '#domain/vaccines/planned/rows-on-day.ts';
import type { PlanToday, RowToTell } from '#server/vaccines/rules/plan-today.ts';
import type { CheckupSummary } from './checkups.ts';
import {
  notesOfBirthDose,
  doseText,
  ENTERED_WITHOUT_DATE,
  notARecord,
  windowNotes,
  vaccineSourceText,
} from '../rules/reminding.ts';

export type CalendarParts = {
  readonly childId: string;
  readonly firstName: string;
  readonly shows: FeedName;
  readonly plan: PlanToday;
  readonly checkups: readonly CheckupSummary[];
  readonly today: Day;
  /** Where the parent is who reads it. */
  readonly timeZone: string;
};

/** Reveals due doses and open checkups, when and where these are, and the name only as far as the parent chose. */
export function calendarOf(parts: CalendarParts, host: string): DayCalendar {
  const { firstName, shows } = parts;
  const name = shows === 'initial' ? initial({ firstName }) : firstName;
  return {
    name: `${name}: vaccines and checkups`,
    host,
    events: [...doseEvents(parts, name), ...visitEvents(parts, name)],
  };
}

type Dose = RowOnDay & Pick<OpenDose<RowToTell>, 'dueOn' | 'toldOn' | 'unless'>;

/** What is due and waits for no visit is on today. */
function doseEvents({ childId, plan, today }: CalendarParts, name: string): DayEvent[] {
  const doses = openDoses(plan.rows, plan.deferrals).map((dose) => ({ ...dose, toldOn: laterDay(dose.toldOn, today) }));
  const ofDays = Map.groupBy(doses.toSorted(byDay), ({ toldOn }) => toldOn);
  return [...ofDays].map(([on, ofDay]) => ({
    id: eventId(`doses ${childId} ${on === today ? 'now' : on}`),
    on,
    hours: null,
    location: null,
    title: `${name}: ${titleText(ofDay)}`,
    description: [...ofDay.map((dose) => windowText(dose, today)), '', vaccineSourceText(plan), notARecord].join('\n'),
  }));
}

/** 'DTaP 2 due', 'DTaP 2 overdue', 'Hib 2 due; DTaP 2 overdue' */
function titleText(doses: readonly Dose[]): string {
  const overdue = doses.filter(({ status }) => status === 'overdue');
  const due = doses.filter(({ status }) => status !== 'overdue');
  const said = (some: readonly Dose[], how: string) =>
    some.length > 0 ? [`${some.map(doseText).join(', ')} ${how}`] : [];
  return [...said(due, 'due'), ...said(overdue, 'overdue')].join('; ');
}

/** How long a checkup takes in a calendar. Ours. */
const CHECKUP_MINUTES = 30;

function visitEvents({ checkups, timeZone }: CalendarParts, name: string): DayEvent[] {
  return openVisits(checkups).map(({ id, checkupType, on, isScheduled, time, place }) => ({
    id: eventId(`checkup ${id}`),
    on,
    hours: time === null ? null : hoursFrom(instantOf(on, time, timeZone)),
    location: place,
    title: `${name}: ${checkupTitle(checkupType)}`,
    description: [
      isScheduled ? 'Scheduled for this day.' : 'Recommended for this day; no other day was chosen yet.',
      '',
      checkupSourceText(),
      notARecord,
    ].join('\n'),
  }));
}

function hoursFrom(start: Date): DayEvent['hours'] {
  const end = new Date(start.getTime() + CHECKUP_MINUTES * MINUTE_MS);
  return { from: start.toISOString(), until: end.toISOString() };
}

function windowText(dose: Dose, today: Day): string {
  const { birthHours, dueOn, toldOn, status } = dose;
  if (birthHours !== null) return `${doseText(dose)}: ${notesOfBirthDose({ ...dose, birthHours }, today).join('; ')}`;
  const from = status === 'overdue' ? 'since' : 'can be given from';
  const since = dueOn < toldOn ? [`${from} ${longDayText(dueOn)}`] : [];
  const notes = [...since, ...windowNotes(dose), ...(dose.isAskedForAgain ? [ENTERED_WITHOUT_DATE] : [])];
  return [doseText(dose), notes.join('; ')].filter(Boolean).join(': ');
}

function byDay(one: Dose, other: Dose): number {
  return one.toldOn.localeCompare(other.toldOn) || doseText(one).localeCompare(doseText(other), 'en');
}

/** Does not reveal the id behind it. */
function eventId(of: string): string {
  return hash('sha256', of).slice(0, 32);
}

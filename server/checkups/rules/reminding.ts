import { birthNotes } from '#domain/vaccines/words/birth-words.ts';
import { plainFirst } from '#domain/vaccines/words/plain-name.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { hourIn } from '#domain/time/hour.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { authorities, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import type { RowOnDay } from '#domain/vaccines/planned/rows-on-day.ts';
import type { PlanToday, RowToTell } from '#server/vaccines/rules/plan-today.ts';

const FIRST_HOUR = 8;

export function isMorningIn(timeZone: string, now: Date): boolean {
  return hourIn(timeZone, now) >= FIRST_HOUR;
}

const QUARTER_MS = 15 * 60_000;

/** The next instant at which the reminder hour begins there; time zones differ by quarters of an hour. */
export function nextMorningIn(timeZone: string, now: Date): Date {
  const isMorning = (ms: number) => hourIn(timeZone, new Date(ms)) === FIRST_HOUR;
  const next = Math.floor(now.getTime() / QUARTER_MS + 1) * QUARTER_MS;
  const hoursAway = (FIRST_HOUR - hourIn(timeZone, now) + 24) % 24 || 24;
  // Two hours before: clocks may be put forward or back meanwhile.
  let at = Math.max(next, next + (hoursAway - 2) * HOUR_MS);
  while (!isMorning(at) || isMorning(at - QUARTER_MS)) at += QUARTER_MS;
  return new Date(at);
}

export const stopping = { purpose: 'stop-reminders', lastsMs: 365 * 24 * 60 * 60_000 };

/** With what is said of a list that is blocked. */
export function vaccineSourceText({ authority }: Pick<PlanToday, 'authority'>): string {
  const { title, label } = authorities().find(({ id }) => id === authority) ?? { title: authority };
  const { called, year } = routineSchedule().edition;
  return `Vaccine days: ${title}${label === undefined ? '' : ` (${label})`}. Source: ${called}, ${year} edition.`;
}

export const notARecord = 'Not a medical record.';

/** For a dose that is due again because an earlier one was entered without a day or month. */
export const ENTERED_WITHOUT_DATE = 'entered without a date: find the record first';

type NamedDose = Pick<RowOnDay, 'shortName' | 'shownNumber' | 'category'>;

/** 'DTaP 2', 'Meningococcal B 1 (ask your doctor)'. */
export function doseText(dose: NamedDose): string {
  return doseWithNotes(dose, []);
}

/** 'Meningococcal B 1 (ask your doctor; until January 18, 2027)'. */
export function doseWithNotes({ shortName, shownNumber, category }: NamedDose, notes: readonly string[]): string {
  const all = [...(category === 'ask-your-doctor' ? ['ask your doctor'] : []), ...notes];
  return `${plainFirst(shortName)} ${shownNumber}${all.length > 0 ? ` (${all.join('; ')})` : ''}`;
}

type DoseUntil = Pick<RowOnDay, 'status' | 'isPrompt' | 'lastDayOn' | 'windowEndsOn'> &
  Pick<RowToTell, 'unless'> & { readonly toldOn: Day };

/**
 * 'overdue', 'as soon as possible' of a dose that waits for nothing, else 'until November 29, 2026'; 'no later than
 * December 2, 2026'; 'unless …'.
 */
export function windowNotes(dose: DoseUntil): string[] {
  const { status, isPrompt, lastDayOn, unless = null } = dose;
  const soon = [...(status === 'overdue' ? ['overdue'] : []), ...(isPrompt ? ['as soon as possible'] : [])];
  const endsOn = soon.length > 0 ? null : lastDayOfWindow(dose);
  return [
    ...soon,
    ...(endsOn === null ? [] : [`until ${longDayText(endsOn)}`]),
    ...(lastDayOn === null ? [] : [`no later than ${longDayText(lastDayOn)}`]),
    ...(unless === null ? [] : [unless]),
  ];
}

type BirthDose = Parameters<typeof birthNotes>[0];

/** 'within 24 hours of birth', then 'overdue', 'as soon as possible'. */
export function notesOfBirthDose(dose: BirthDose, today: Day): string[] {
  return [...(dose.status === 'overdue' ? ['overdue'] : []), ...birthNotes(dose, today)];
}

/** Null without a window, or when the dose was deferred beyond it. */
function lastDayOfWindow({ toldOn, windowEndsOn }: Pick<DoseUntil, 'toldOn' | 'windowEndsOn'>): Day | null {
  return windowEndsOn !== null && windowEndsOn >= toldOn ? windowEndsOn : null;
}

import { plainFirst } from '#domain/vaccines/words/plain-name.ts';
import type { Checkup, Question } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import type { PlannedDose } from '#contract/vaccines.ts';
import { checkupTitle, fromNowText } from '#domain/checkups/checkup-words.ts';
import { checkupDay } from '#domain/checkups/status.ts';
import { isBeforeVisit } from '#domain/vaccines/standing/before-visit.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { timeOfDayText } from '#domain/time/time-of-day.ts';
import { capital } from '#domain/text/capital.ts';
import { localDay } from '#web/client/text/local-day.ts';
import { longDayNear } from '#web/client/text/day-near.ts';
import { nameOf, type Reader } from '#web/client/text/history.ts';

export function whoseCheckup({ firstName }: Pick<Child, 'firstName'>, { checkupType }: Checkup): string {
  return `${firstName}'s ${checkupTitle(checkupType)}`;
}

/**
 * 'November 24, 2026', 'November 24, 2026, 9:20 a.m.' of one to come; 'about August 19, 2026' if the day is unknown.
 */
export function checkupDayText(checkup: Checkup): string {
  const { completed, completedOn, status, scheduledOn, scheduledTime } = checkup;
  const isGuessed = completedOn === null && scheduledOn === null && (completed || status === 'before');
  const time = completed || scheduledTime === null ? '' : `, ${timeOfDayText(scheduledTime)}`;
  return `${isGuessed ? 'about ' : ''}${longDayText(checkupDay(checkup))}${time}`;
}

/** '3 days from now', '2 days ago'; empty of a day that is far away. */
export function checkupWhenText(checkup: Checkup, today: Day): string {
  return fromNowText(checkupDay(checkup), today);
}

export function askedText({ madeBy, madeAt }: Question, reader: Reader, today: Day): string {
  const on = longDayNear(localDay(reader.timeZone, new Date(madeAt)), today);
  return `${capital(nameOf(madeBy, reader))}, ${on}`;
}

/** The focus target after a checkup has moved. */
export function checkupElementId({ id }: Pick<Checkup, 'id'>): string {
  return `checkup-${id}`;
}

type VisitDoses = { readonly due: readonly PlannedDose[]; readonly unanswered: readonly PlannedDose[] };

/**
 * A line each: 'DTaP 2, Rotavirus 2, Meningococcal B 1 (ask your doctor)', 'None' without any; 'Before this checkup, as
 * soon as possible: RSV 1' of what does not wait for it, 'Before this checkup, by January 1: Flu 2' of a visit before
 * it; 'Not answered yet: Hepatitis B 1' of what may have been given.
 */
export function dosesTexts({ due, unanswered }: VisitDoses, on: Day, today: Day): string[] {
  const before = due.filter((of) => isBeforeVisit(of, on, today));
  const then = due.filter((of) => !isBeforeVisit(of, on, today));
  const soon = before.filter((of) => isSoon(of));
  const visits = Map.groupBy(
    before.filter((of) => !isSoon(of)).toSorted((one, other) => plannedDay(one).localeCompare(plannedDay(other))),
    plannedDay,
  );
  const texts = (doses: readonly PlannedDose[]) => doses.map((of) => doseText(of, today)).join(', ');
  const none = unanswered.length === 0 ? 'None' : '';
  return [
    texts(then) || none,
    soon.length === 0 ? '' : `Before this checkup, as soon as possible: ${texts(soon)}`,
    ...[...visits.values()].map((doses) => `Before this checkup${byText(doses, today)}: ${texts(doses)}`),
    unanswered.length === 0 ? '' : unansweredText(unanswered),
  ].filter((said) => said !== '');
}

function plannedDay({ plannedOn }: PlannedDose): string {
  return plannedOn ?? '';
}

/** ', by December 5' of doses that are due, ', from December 28' of later ones; empty if each names its last day. */
function byText(doses: readonly PlannedDose[], today: Day): string {
  const others = doses.filter(({ lastDayOn }) => lastDayOn === null);
  const isDue = others.some(({ dueOn }) => dueOn !== null && dueOn <= today);
  const [day] = others.flatMap(({ windowEndsOn, plannedOn }) => (isDue ? windowEndsOn : plannedOn) ?? []).toSorted();
  return day ? `, ${isDue ? 'by' : 'from'} ${longDayNear(day, today)}` : '';
}

/** 'Not answered yet: Hepatitis B 1, RSV 1' */
export function unansweredText(unanswered: readonly PlannedDose[]): string {
  return `Not answered yet: ${unanswered.map(doseName).join(', ')}`;
}

function isSoon({ isPrompt, status }: PlannedDose): boolean {
  return isPrompt || status === 'overdue';
}

/** 'Rotavirus 1 (no later than December 2)' */
function doseText(dose: PlannedDose, today: Day): string {
  const { lastDayOn } = dose;
  return lastDayOn ? `${doseName(dose)} (no later than ${longDayNear(lastDayOn, today)})` : doseName(dose);
}

function doseName({ shortName, shownNumber, category }: PlannedDose): string {
  return `${plainFirst(shortName)} ${shownNumber}${category === 'ask-your-doctor' ? ' (ask your doctor)' : ''}`;
}

/**
 * 'Maya's 4 Month Well-Child Checkup is set for November 24, 2026, 9:20 a.m.' 'is recommended around November 24, 2026.'
 * where no day was agreed on; 'was' of one that is past.
 */
export function setForText(checkup: Checkup, child: Pick<Child, 'firstName'>, today: Day): string {
  const { scheduledOn } = checkup;
  const is = checkupDay(checkup) < today ? 'was' : 'is';
  const on =
    scheduledOn === null
      ? `recommended around ${longDayText(checkupDay(checkup))}`
      : `set for ${checkupDayText(checkup)}`;
  const text = `${whoseCheckup(child, checkup)} ${is} ${on}`;
  return text.endsWith('.') ? text : `${text}.`;
}

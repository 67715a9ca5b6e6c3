import type { Dose, PlannedDose, VaccineDecision, VaccinePlan } from '#contract/vaccines.ts';
import { longMonthText, shortDayText } from '#domain/time/day-text.ts';
import { isDay, type Day } from '#domain/time/day.ts';
import { plainName, plainTitle } from '#domain/vaccines/words/plain-name.ts';
import { isAfterUnanswered } from '#domain/vaccines/standing/after-unanswered.ts';
import type { DoseStanding } from '#domain/vaccines/standing/dose-standing.ts';

/** 'Rotavirus (RV), dose 2' */
export function doseName({ shortName, shownNumber }: Pick<PlannedDose, 'shortName' | 'shownNumber'>): string {
  return `${plainTitle(shortName)}, dose ${shownNumber}`;
}

/** Inside a sentence: 'rotavirus dose 2' */
export function doseInList({ shortName, shownNumber }: Pick<PlannedDose, 'shortName' | 'shownNumber'>): string {
  return `${plainName(shortName)} dose ${shownNumber}`;
}

/** The age for which the schedule has the vaccine of a row; null where another vaccine is given by now. */
export function plannedAge({
  recommendedAge,
  recommendedName,
  shortName,
}: Pick<PlannedDose, 'recommendedAge' | 'recommendedName' | 'shortName'>): string | null {
  return recommendedName === null || recommendedName === shortName ? recommendedAge : null;
}

const DEPENDS = 'Depends on what was given before.';

/**
 * 'Completed: Nov 19, 2026', 'Completed: about June 2026', 'Date not recorded', 'Due: Nov 19, 2026', 'Not planned', 'The
 * doctor says whether and when.', 'Depends on what was given before.', or why a dose is not needed.
 */
export function doseDateText(
  row: PlannedDose,
  { planned, vaccines, doses, asOf }: Pick<VaccinePlan, 'planned' | 'vaccines' | 'doses' | 'asOf'>,
): string {
  const { completed, completedDate, doseId, dueOn, plannedOn, status, vaccine, why } = row;
  if (completed) {
    const on = completedDate?.slice(0, 10) ?? '';
    const dose = doses.find(({ id }) => id === doseId);
    const when = isDay(on) ? shortDayText(on) : dose && givenText(dose);
    return when ? `Completed: ${when}` : notRecorded;
  }
  if (status === 'declined') return 'Not planned';
  if (status === 'ask-first') return 'The doctor says whether and when.';
  if (isAfterUnanswered(row, planned)) return DEPENDS;
  if (dueOn) return `Due: ${shortDayText(dayOfDose({ dueOn, plannedOn }, asOf) ?? dueOn)}`;
  if (status === 'upcoming') return DEPENDS;
  if (status === 'not-needed' && why !== '') return why;
  // While another dose is pending, the decision applies to that one.
  const isOver = planned.every((one) => one.vaccine !== vaccine || one.completed || one.dueOn === null);
  const said = vaccines.find((one) => one.vaccine === vaccine)?.text;
  return (isOver && said) || 'As things stand, fewer doses are needed.';
}

/** Until it is due, the day of the visit for which it is planned. */
export function dayOfDose({ dueOn, plannedOn }: Pick<PlannedDose, 'dueOn' | 'plannedOn'>, asOf: Day): Day | null {
  return dueOn !== null && dueOn > asOf ? (plannedOn ?? dueOn) : dueOn;
}

export const notRecorded = 'Date not recorded';

/** 'Nov 19, 2026', 'about June 2026'; null if neither is known. */
export function givenText({ givenOn, givenIn }: Pick<Dose, 'givenOn' | 'givenIn'>): string | null {
  if (givenOn) return shortDayText(givenOn);
  return givenIn && `about ${longMonthText(givenIn)}`;
}

type Timing = Pick<PlannedDose, 'birthHours' | 'isPrompt' | 'windowEndsOn' | 'lastDayOn'>;

/** @param decision the family's decision about the vaccine, or null */
export function standingText(standing: DoseStanding, row: Timing, decision: VaccineDecision | null): string {
  switch (standing) {
    case 'due':
      if (row.birthHours !== null) return `At birth, within ${row.birthHours} hours: due now`;
      if (row.isPrompt) return `Due now: as soon as possible${onlyUntil(row)}`;
      return `Due now${row.windowEndsOn ? `, until ${shortDayText(row.windowEndsOn)}` : ''}${onlyUntil(row)}`;
    case 'overdue':
      return row.isPrompt ? `Overdue: as soon as possible${onlyUntil(row)}` : 'Overdue';
    case 'deferred':
      return decision?.until ? `Deferred until ${shortDayText(decision.until)}` : 'Deferred';
    default:
      return texts[standing];
  }
}

function onlyUntil({ lastDayOn }: Timing): string {
  return lastDayOn ? `, no later than ${shortDayText(lastDayOn)}` : '';
}

const texts: Readonly<Record<Exclude<DoseStanding, 'due' | 'overdue' | 'deferred'>, string>> = {
  completed: 'Completed',
  'not-counted': 'Completed, not counted',
  upcoming: 'Upcoming',
  contraindicated: 'Not to be given',
  'ask-first': 'Ask the doctor first',
  declined: 'Declined',
  'not-needed': 'Not needed',
  unanswered: 'Not answered yet',
};

const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export function shotText(doses: number): string {
  return `One shot, ${inWords[doses] ?? doses} doses`;
}

export function markText(doses: number): string {
  return doses > 0 ? `Mark ${doses} as Completed` : 'Choose a shot';
}

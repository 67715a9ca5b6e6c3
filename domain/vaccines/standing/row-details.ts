import { isFromBefore } from './past.ts';
import { addDays, laterDay, type Day } from '#domain/time/day.ts';
import { DAYS_NEARBY } from './days-to-wait.ts';
import { birthHours, type BirthHours } from '../birth/birth-dose.ts';
import type { HepatitisBAtBirth } from '../birth/hepatitis-b-at-birth.ts';
import type { Assessment } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import type { Category } from '../editions/authorities-file.ts';
import type { CategoryOnDay } from '../editions/category-on.ts';
import type { ObservationCode } from '../supporting-data.ts';
import { isOfEarlierAge } from './earlier-age.ts';
import { isLastDay } from './last-day.ts';
import { waitingOf } from './prompt.ts';
import { rowCategory } from './row-category.ts';
import { isOverdue, lastDayOfRow, plannedStatus, type Decision, type PlannedStatus } from './planned-status.ts';

export type RowOfPlan = {
  readonly number: number;
  /** How many open rows of the vaccine come before it. */
  readonly place: number;
  readonly completed: boolean;
  /** Null if no dose is needed, or of one given before it was planned. */
  readonly dueOn: Day | null;
  readonly windowEndsOn: Day | null;
  /**
   * When the child reaches the age for which the schedule has it; null without one, and at an interval from the dose
   * before.
   */
  readonly recommendedOn: Day | null;
  /** It would be next, or come later, but must not be given. */
  readonly isContraindicated: boolean;
  /** A dose to come that the child would have if nothing were noted. */
  readonly isOfEveryChild: boolean;
  /** It may have been given before the child was added, and the family has not answered yet. */
  readonly isAskedBefore: boolean;
  /** It has no day as long as a dose of the vaccine is recorded without one. */
  readonly isByRecord: boolean;
};

/** What the rows of a vaccine follow from, besides their days. */
export type VaccineOfRow = {
  readonly vaccineGroup: string;
  /** Number of the next dose in its series; null where the engine has none. */
  readonly nextDose: number | null;
  readonly child: HepatitisBAtBirth;
  /** What is noted of the child. */
  readonly noted: readonly ObservationCode[];
  readonly edition: Pick<Edition, 'antigens'>;
  readonly evaluations: Assessment['evaluations'];
  /** By the child's authority, on the day a dose is due or today if that is past. */
  readonly categoryOn: (on: Day) => CategoryOnDay | null;
  /** The next dose is for what is noted of the child. */
  readonly isForRisk: boolean;
  /** Of its next dose, within a year (last-day-within-year.ts); null without one. */
  readonly lastDay: Day | null;
  /** Its next dose waits for nothing since that day is to come. */
  readonly isEnding: boolean;
  /** A doctor is asked before its next dose is given. */
  readonly isAskedFirst: boolean;
  /** A doctor is asked whether more doses are needed than those for which the engine calls. */
  readonly isAskedForMore: boolean;
  /** With what is noted it may have other doses than every child's. */
  readonly mayNeedMore: boolean;
  /** Its next dose may not be needed, by doses that are not recorded: a doctor is asked, and it is never overdue. */
  readonly mayBeEnough: boolean;
  /**
   * An answer about the birth stands for the first dose, whatever else is asked of the time before: it is awaited, or no
   * longer asked for. Null where none does.
   */
  readonly ofBirth: 'asked' | 'settled' | null;
  readonly decided: Decision | undefined;
  /** How many doses are recorded without a day or month. */
  readonly undated: number;
};

export type RowDetails = {
  /**
   * As which it is told: an open row takes the place of a dose that is recorded without a day or month, which does not
   * count.
   */
  readonly shownNumber: number;
  /**
   * Null also where there is no day until which parents and doctor are to decide, or until which it may wait; earlier
   * than planned where it waits for a visit nearby.
   */
  readonly windowEndsOn: Day | null;
  readonly birthHours: BirthHours | null;
  readonly isPrompt: boolean;
  /**
   * After which a dose that is due is not given any more, inside its window too; null while it is further away than
   * `DAYS_TOLD`.
   */
  readonly lastDayOn: Day | null;
  /** Open and not overdue, for no risk, and for an age long past: it waits for nothing. */
  readonly isOfEarlierAge: boolean;
  /** Due or to come while a dose of the vaccine is recorded without a day or month. */
  readonly isAskedForAgain: boolean;
  readonly status: PlannedStatus;
  readonly isUnanswered: boolean;
  readonly isOfBirth: boolean;
  readonly category: Category;
  /** What the authority says of an open row. */
  readonly categoryNote: string | null;
  /** Where the authority names another number of doses than CDC, of a child whose doses follow it. */
  readonly dosesByAuthority: number | null;
  /** In place of what the schedule says of a late start, where the authority has its own text; of the same children. */
  readonly catchUpByAuthority: string | null;
};

/** How a row of the plan stands on a day, and for whom its dose is. */
export function rowDetails(row: RowOfPlan, of: VaccineOfRow, today: Day): RowDetails {
  const { number, completed, dueOn, isOfEveryChild } = row;
  const asked = askedOfRow(row, of);
  const listed = of.categoryOn(laterDay(today, dueOn ?? today));
  const hasOtherDoses = of.isForRisk || of.mayNeedMore;
  const category = rowCategory({
    completed,
    isForRisk: of.isForRisk && asked.isNeeded,
    isOfEveryChild,
    isAskedFirst: asked.isAskedFirst || (asked.mayBeEnough && asked.isNeeded),
    categories: listed?.categories ?? [],
  });
  const isDecidedTogether = category === 'ask-your-doctor' || asked.isAskedFirst || asked.mayBeEnough;
  const status = plannedStatus({ ...row, ...asked, isDecidedTogether }, of.decided, today);
  return {
    shownNumber: completed ? number : number - of.undated,
    ...windowOfRow(row, of, { ...asked, isDecidedTogether, status }, today),
    isAskedForAgain: of.undated > 0 && (status === 'upcoming' || status === 'overdue'),
    status,
    isUnanswered: asked.isUnanswered,
    isOfBirth: asked.isOfBirth,
    category,
    categoryNote: completed ? null : noteOf(listed, { number, hasOtherDoses }),
    dosesByAuthority: hasOtherDoses ? null : (listed?.doses ?? null),
    catchUpByAuthority: hasOtherDoses ? null : (listed?.catchUp ?? null),
  };
}

/** What the family or a doctor is asked about a row. */
function askedOfRow(row: RowOfPlan, of: VaccineOfRow) {
  const { number, completed, dueOn } = row;
  const isNeeded = dueOn !== null || row.isContraindicated;
  const ofBirth = number === 1 ? of.ofBirth : null;
  const isAsked = ofBirth === null ? row.isAskedBefore : ofBirth === 'asked' && dueOn !== null;
  return {
    isNeeded,
    isAskedFirst: !completed && (isNeeded ? of.isAskedFirst : of.isAskedForMore),
    isOfBirth: ofBirth !== null,
    isUnanswered: !completed && isAsked,
    mayBeEnough: of.mayBeEnough && !completed,
  };
}

type Judged = Pick<RowDetails, 'status' | 'isUnanswered'> & { readonly isDecidedTogether: boolean };

/** How soon the dose of a row is given, and until when. */
function windowOfRow(
  row: RowOfPlan,
  of: VaccineOfRow,
  { status, isUnanswered, isDecidedTogether }: Judged,
  today: Day,
): Pick<RowDetails, 'windowEndsOn' | 'birthHours' | 'isPrompt' | 'lastDayOn' | 'isOfEarlierAge'> {
  const { number, place, dueOn, windowEndsOn } = row;
  const { vaccineGroup } = of;
  const isWaiting = !isUnanswered && (status === 'upcoming' || status === 'overdue');
  const next = { vaccineGroup, dose: (of.nextDose ?? 1) + place, windowEndsOn };
  const waiting = isWaiting && dueOn !== null ? waitingOf({ ...next, dueOn }, { ...of, today }) : null;
  const { nearbyUntil = null } = waiting ?? {};
  const isSoon = waiting !== null && (waiting.isPrompt || (place === 0 && of.isEnding));
  const dose = { vaccineGroup, dose: number, recommended: dueOn };
  const hours = isWaiting && !isDecidedTogether ? birthHours(dose, of.child, today) : null;
  const isLate = isWaiting && status !== 'overdue' && !of.isForRisk && isOfEarlierAge(row);
  const isWithoutEnd =
    isLate || (isDecidedTogether && (isSoon || nearbyUntil !== null || isWithoutOwnEnd(row) || isEndedBy(row, today)));
  const isSure = !isDecidedTogether && of.undated === 0;
  const isPrompt = (hours !== null && of.undated === 0) || (isSoon && isSure);
  const isTold = isPrompt || nearbyUntil !== null || (waiting !== null && isSure);
  return {
    windowEndsOn: isWithoutEnd ? null : (nearbyUntil ?? windowEndsOn),
    birthHours: hours,
    isPrompt,
    lastDayOn: isTold && dueOn !== null && dueOn <= today ? lastDayNear(row, of, today) : null,
    isOfEarlierAge: isLate,
  };
}

/** Ours. */
const DAYS_TOLD = 28;

function lastDayNear({ place, windowEndsOn }: RowOfPlan, of: VaccineOfRow, today: Day): Day | null {
  const isLast =
    windowEndsOn !== null &&
    isLastDay(of.edition, { vaccineGroup: of.vaccineGroup, bornOn: of.child.bornOn }, windowEndsOn);
  const last = isLast ? windowEndsOn : place === 0 ? of.lastDay : null;
  return last !== null && last >= today && last <= addDays(today, DAYS_TOLD) ? last : null;
}

/** That a list has fewer doses is not said of a child who has others for what is noted, or may have. */
function noteOf(
  listed: CategoryOnDay | null,
  { number, hasOtherDoses }: { readonly number: number; readonly hasOtherDoses: boolean },
): string | null {
  if (listed === null || (listed.isNoteOfFirst && number > 1)) return null;
  return hasOtherDoses && listed.doses !== undefined ? null : listed.note;
}

/** Whether the days for a dose had ended when the child was added. */
export function isRowFromBefore({ dueOn, windowEndsOn }: Pick<RowOfPlan, 'dueOn' | 'windowEndsOn'>, addedOn: Day) {
  return dueOn !== null && isFromBefore(lastDayOfRow({ dueOn, windowEndsOn }), addedOn);
}

/** Its window is the two weeks that it may wait for a visit. */
function isWithoutOwnEnd({ dueOn, windowEndsOn }: RowOfPlan): boolean {
  return dueOn !== null && windowEndsOn !== null && windowEndsOn <= addDays(dueOn, DAYS_NEARBY);
}

function isEndedBy({ dueOn, windowEndsOn }: RowOfPlan, on: Day): boolean {
  return dueOn !== null && isOverdue({ dueOn, windowEndsOn }, on);
}

import { addDays, daysBetween, type Day } from '#domain/time/day.ts';
import { isAnswerAwaited, isFromBefore, type Past } from '#domain/vaccines/standing/past.ts';
import { visitDayOf } from '#domain/vaccines/standing/visit-day.ts';
import { lastDayAtHand } from './visit-at-hand.ts';

export type CheckupDays = {
  readonly recommendedOn: Day;
  readonly scheduledOn: Day | null;
  readonly completed: boolean;
};

/** `before`: its window ended before the child was added, and nobody has said yet what happened. */
export type CheckupStatus = 'completed' | 'before' | 'overdue' | 'upcoming' | 'future';

const UPCOMING_DAYS = 14;
const NEWBORN = 'newborn';

type Days = Pick<CheckupDays, 'scheduledOn' | 'recommendedOn'> & { readonly completedOn?: Day | null };

/** The day it took place, else the day it is scheduled or recommended for. */
export function checkupDay({ completedOn, scheduledOn, recommendedOn }: Days): Day {
  return completedOn ?? scheduledOn ?? recommendedOn;
}

export type StatusCheckup = CheckupDays & Past & { readonly visit: string; readonly recommendedUntil: Day };

/**
 * By the scheduled day, else the recommended one, also within the span in which it is recommended; but the newborn
 * checkup, which is made in the hospital, is not overdue within its span.
 */
export function checkupStatus(checkup: StatusCheckup, today: Day): CheckupStatus {
  if (checkup.completed) return 'completed';
  if (isOfHospital(checkup, today)) return 'upcoming';
  const on = checkupDay(checkup);
  if (on >= today) return on <= addDays(today, UPCOMING_DAYS) ? 'upcoming' : 'future';
  return isUnanswered(checkup, today) ? 'before' : 'overdue';
}

function isUnanswered(checkup: StatusCheckup, today: Day): boolean {
  const { recommendedUntil, scheduledOn, addedOn } = checkup;
  const isOver = scheduledOn === null && recommendedUntil < today;
  return isOver && isFromBefore(recommendedUntil, addedOn) && isAnswerAwaited(checkup, today);
}

type OfPast = Pick<CheckupDays, 'scheduledOn'> & {
  readonly status: CheckupStatus;
  /** Its last recommended day was before the child was added. */
  readonly isFromBefore: boolean;
};

/** Whether the question about the time before the child was added is about a checkup, also once it was answered in part. */
export function isAskedOfPast({ status, scheduledOn, isFromBefore: isOld }: OfPast): boolean {
  return status === 'before' || (status === 'overdue' && scheduledOn === null && isOld);
}

type Planned = Days & {
  readonly completed: boolean;
  readonly recommendedUntil: Day;
};

/** Not scheduled, and its recommended day has passed, but not the last day on which it is recommended. */
export function isStillOpen(checkup: Planned, today: Day): boolean {
  const { completed, scheduledOn, recommendedOn, recommendedUntil } = checkup;
  return !completed && scheduledOn === null && recommendedOn < today && today <= recommendedUntil;
}

/** A newborn checkup that nobody has marked, until the last day of its span. */
export function isOfHospital(checkup: Planned & { readonly visit: string }, today: Day): boolean {
  const { visit, completed, scheduledOn, recommendedOn, recommendedUntil } = checkup;
  const isOpen = !completed && scheduledOn === null && recommendedOn <= today && today <= recommendedUntil;
  return visit === NEWBORN && isOpen;
}

/** Today for a visit that is still open. */
export function visitDay(checkup: Planned, today: Day): Day {
  return isStillOpen(checkup, today) ? today : checkupDay(checkup);
}

type Spanned = Pick<CheckupDays, 'scheduledOn' | 'recommendedOn'> & { readonly recommendedFrom: Day };

/**
 * The recommended day of a visit that is scheduled before it but inside its span, which has the doses of its age; null
 * of any other.
 */
export function dosesUntil({ scheduledOn, recommendedOn, recommendedFrom }: Spanned): Day | null {
  const isEarly = scheduledOn !== null && scheduledOn < recommendedOn && scheduledOn >= recommendedFrom;
  return isEarly ? recommendedOn : null;
}

/** The day on which its doses are given. */
export function dosesDay(checkup: Planned, today: Day): Day {
  return visitDayOf({ on: visitDay(checkup, today), isScheduled: checkup.scheduledOn !== null });
}

type Visit = Planned & { readonly visit: string };

/** For three days, and none for the newborn checkup: the visit of the first week is what its family has ahead. */
function isStillNext(checkup: Visit, today: Day): boolean {
  const { visit, recommendedOn } = checkup;
  return visit !== NEWBORN && isStillOpen(checkup, today) && today <= lastDayAtHand(recommendedOn);
}

/** Not completed, and today or later, or a few days past and still recommended; in order. */
export function visitsAhead<Checkup extends Visit>(checkups: readonly Checkup[], today: Day): Checkup[] {
  return checkups
    .filter((one) => !one.completed && (checkupDay(one) >= today || isStillNext(one, today)))
    .toSorted((one, other) => daysBetween(checkupDay(other), checkupDay(one)));
}

/**
 * The visit that can still be made at its age, though its day has passed and none was agreed on; not that of the
 * hospital.
 */
export function openCheckup<Checkup extends Visit>(checkups: readonly Checkup[], today: Day): Checkup | null {
  return checkups.find((one) => one.visit !== NEWBORN && isStillOpen(one, today)) ?? null;
}

/** The earliest that is today or later, or was up to three days ago and is still recommended. */
export function nextCheckup<Checkup extends Visit>(checkups: readonly Checkup[], today: Day): Checkup | null {
  return visitsAhead(checkups, today)[0] ?? null;
}

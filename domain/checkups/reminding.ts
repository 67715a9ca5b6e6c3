import { addDays, daysBetween, laterDay, type Day } from '#domain/time/day.ts';
import type { PlannedStatus } from '#domain/vaccines/planned/status.ts';
import type { CheckupStatus } from './status.ts';

/** A row of the vaccine plan, as calendars and reminders look at it. */
export type PlannedDose = {
  readonly vaccine: string;
  readonly dueOn: Day | null;
  readonly status: PlannedStatus;
};

/** A dose that is still to be given, with the day on which a family is told of it. */
export type OpenDose<D extends PlannedDose> = D & { readonly dueOn: Day };

/** What decides which doses a family is told of, beside the plan. */
export type Telling = {
  /** The day from which the plan was kept. */
  readonly plannedSince: Day;
  /** The family was not asked yet which doses there were before that day. */
  readonly isPastOpen: boolean;
  /** Until when the family has put vaccines off. */
  readonly deferrals: ReadonlyMap<string, Day>;
};

/** How many days before its due day somebody is reminded of a dose. */
const DOSE_DAYS = 7;
/** How many days before it somebody is reminded of a checkup. */
const CHECKUP_DAYS = 3;

/**
 * The doses that are still to be given. One that was put off is due on the day until when it was, also once that day is
 * over; one that was put off without a day is not among them, nor one that was declined. What was due before the child was
 * added is not either, as long as nobody was asked whether it was given.
 */
export function openDoses<D extends PlannedDose>(doses: readonly D[], telling: Telling): OpenDose<D>[] {
  return doses.flatMap((dose) => {
    const dueOn = openDay(dose, telling);
    return dueOn === null ? [] : [{ ...dose, dueOn }];
  });
}

function openDay(
  { vaccine, dueOn, status }: PlannedDose,
  { plannedSince, isPastOpen, deferrals }: Telling,
): Day | null {
  if (dueOn === null || status === 'completed' || status === 'declined' || status === 'not-needed') return null;
  if (isPastOpen && dueOn < plannedSince) return null;
  const until = deferrals.get(vaccine);
  if (until === undefined) return status === 'deferred' ? null : dueOn;
  return laterDay(dueOn, until);
}

/** The checkups that did not take place, of those a family was expected to: none from before the child was added. */
export function openVisits<V extends { readonly status: CheckupStatus }>(visits: readonly V[]): V[] {
  return visits.filter(({ status }) => status !== 'completed' && status !== 'before');
}

/** Those of the open doses that are due within a week, or were due before. */
export function dosesToRemindOf<D extends { readonly dueOn: Day }>(doses: readonly D[], today: Day): D[] {
  return doses.filter(({ dueOn }) => dueOn <= addDays(today, DOSE_DAYS));
}

/** Those of the open checkups that are within three days, today included. */
export function visitsToRemindOf<V extends { readonly on: Day }>(visits: readonly V[], today: Day): V[] {
  return visits.filter(({ on }) => on >= today && on <= addDays(today, CHECKUP_DAYS));
}

/**
 * Whether somebody was told of a dose already. A plan that is worked out anew may move it by some days, which is no news;
 * a week is.
 *
 * @param toldDays for which days they were told of it
 */
export function isTold({ dueOn }: { readonly dueOn: Day }, toldDays: readonly Day[]): boolean {
  return toldDays.some((told) => Math.abs(daysBetween(told, dueOn)) < DOSE_DAYS);
}

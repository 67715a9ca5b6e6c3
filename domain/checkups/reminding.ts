import { addDays, daysBetween, type Day } from '#domain/time/day.ts';
import type { PlannedStatus } from '#domain/vaccines/planned/status.ts';
import type { CheckupStatus } from './status.ts';

/** A row of the vaccine plan, as calendars and reminders look at it. */
export type PlannedDose = {
  readonly vaccine: string;
  readonly dueOn: Day | null;
  readonly status: PlannedStatus;
  /** It was due before the child was added, and the family was not asked yet what happened. */
  readonly isUnanswered: boolean;
};

/** A dose that is still to be given, with the day on which a family is told of it. */
export type OpenDose<D extends PlannedDose> = D & {
  readonly dueOn: Day;
  /** The family has put it off until that day. */
  readonly isPutOff: boolean;
};

/** Until when a family has put vaccines off, of those with a day. */
export type Deferrals = ReadonlyMap<string, Day>;

/** How many days before its due day somebody is reminded of a dose. */
const DOSE_DAYS = 7;
/** How many days before it somebody is reminded of a checkup. */
const CHECKUP_DAYS = 3;

/**
 * The doses that are still to be given. Of a vaccine that was put off the next one is due on the day until when it was, also
 * once that day is over; of those behind it that were due by then nobody knows the day yet. One that was put off without a day
 * is not among them, nor one that was declined, nor what was due before the child was added as long as nobody was asked.
 */
export function openDoses<D extends PlannedDose>(doses: readonly D[], deferrals: Deferrals): OpenDose<D>[] {
  const waiting = doses.filter(isWaiting);
  const ofVaccine = Map.groupBy(waiting, ({ vaccine }) => vaccine);
  return waiting.flatMap((dose): OpenDose<D>[] => {
    const { vaccine, status, dueOn } = dose;
    const until = deferrals.get(vaccine);
    if (until === undefined) return status === 'deferred' ? [] : [{ ...dose, isPutOff: false }];
    if (dueOn > until) return [{ ...dose, isPutOff: false }];
    return dose === earliest(ofVaccine.get(vaccine) ?? []) ? [{ ...dose, dueOn: until, isPutOff: true }] : [];
  });
}

function isWaiting<D extends PlannedDose>(dose: D): dose is D & { readonly dueOn: Day } {
  const isOver = dose.status === 'completed' || dose.status === 'declined' || dose.status === 'not-needed';
  return dose.dueOn !== null && !isOver && !dose.isUnanswered;
}

function earliest<D extends { readonly dueOn: Day }>(doses: readonly D[]): D | undefined {
  return doses.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))[0];
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
 * a week is, and so is each day until when the family has put it off.
 *
 * @param toldDays for which days they were told of it
 */
export function isTold(
  { dueOn, isPutOff }: { readonly dueOn: Day; readonly isPutOff: boolean },
  toldDays: readonly Day[],
): boolean {
  if (isPutOff) return toldDays.includes(dueOn);
  return toldDays.some((told) => Math.abs(daysBetween(told, dueOn)) < DOSE_DAYS);
}

import { addDays, daysBetween, type Day } from '#domain/time/day.ts';
import type { PlannedStatus } from '#domain/vaccines/standing/planned-status.ts';
import type { CheckupStatus } from './status.ts';

export type PlannedDose = {
  readonly vaccine: string;
  readonly dueOn: Day | null;
  /** The day that calendars and mails name, where it is another. */
  readonly toldOn?: Day | null;
  readonly status: PlannedStatus;
  readonly isUnanswered: boolean;
};

export type OpenDose<D extends PlannedDose> = D & {
  readonly dueOn: Day;
  readonly toldOn: Day;
  readonly isDeferred: boolean;
};

export type Deferrals = ReadonlyMap<string, Day>;

const DOSE_DAYS = 7;
const CHECKUP_DAYS = 3;

/**
 * The next dose of a deferred vaccine is due on the date it is deferred to, even after it has passed; later doses due
 * by then have no known day. Leaves out declined and unanswered rows, vaccines deferred without a date, and those a
 * doctor is asked about first.
 */
export function openDoses<D extends PlannedDose>(doses: readonly D[], deferrals: Deferrals): OpenDose<D>[] {
  const waiting = doses.filter(isWaiting);
  const ofVaccine = Map.groupBy(waiting, ({ vaccine }) => vaccine);
  return waiting.flatMap((dose): OpenDose<D>[] => {
    const { vaccine, status, dueOn } = dose;
    const until = deferrals.get(vaccine);
    const open = { ...dose, toldOn: dose.toldOn ?? dueOn, isDeferred: false };
    if (until === undefined) return status === 'deferred' ? [] : [open];
    if (open.toldOn > until) return [open];
    const isNext = dose === earliest(ofVaccine.get(vaccine) ?? []);
    return isNext ? [{ ...dose, dueOn: until, toldOn: until, isDeferred: true }] : [];
  });
}

const WAITING: ReadonlySet<PlannedStatus> = new Set(['upcoming', 'overdue', 'deferred']);

function isWaiting<D extends PlannedDose>(dose: D): dose is D & { readonly dueOn: Day } {
  return dose.dueOn !== null && WAITING.has(dose.status) && !dose.isUnanswered;
}

function earliest<D extends { readonly dueOn: Day }>(doses: readonly D[]): D | undefined {
  return doses.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))[0];
}

export function openVisits<V extends { readonly status: CheckupStatus }>(visits: readonly V[]): V[] {
  return visits.filter(({ status }) => status !== 'completed' && status !== 'before');
}

export function dosesToRemindOf<D extends { readonly toldOn: Day }>(doses: readonly D[], today: Day): D[] {
  return doses.filter(({ toldOn }) => toldOn <= addDays(today, DOSE_DAYS));
}

export function visitsToRemindOf<V extends { readonly on: Day }>(visits: readonly V[], today: Day): V[] {
  return visits.filter(({ on }) => on >= today && on <= addDays(today, CHECKUP_DAYS));
}

/**
 * A recalculated plan may move a dose by a few days, which needs no new reminder; a week does, and so does each new
 * deferral date.
 *
 * @param remindedDays the days that earlier reminders named
 */
export function isReminded(
  { toldOn, isDeferred }: { readonly toldOn: Day; readonly isDeferred: boolean },
  remindedDays: readonly Day[],
): boolean {
  if (isDeferred) return remindedDays.includes(toldOn);
  return remindedDays.some((reminded) => Math.abs(daysBetween(reminded, toldOn)) < DOSE_DAYS);
}

import { addDays, daysBetween, type Day } from '#domain/time/day.ts';
import type { CheckupStatus } from './status.ts';

const DOSE_DAYS = 7;
const CHECKUP_DAYS = 3;

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

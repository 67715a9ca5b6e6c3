import { day, earlierDay, laterDay } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import type { PlanPace } from './plan.ts';

/** A forecast that has a date. */
export type DatedGroupForecast = GroupForecast & {
  readonly dose: number;
  readonly earliest: Day;
  readonly recommended: Day;
};

/** From when until when a dose may be planned, both days included. */
export type Window = { readonly opensOn: Day; readonly closesOn: Day };

/**
 * The window of a dose. It opens on the recommended day, and the dose may wait for a common visit until it is past due.
 * A dose without such a day does not wait, but for influenza, which opens in September at the soonest. At the pace
 * `earliest` none waits.
 *
 * Our own rule. The dates are the engine's.
 */
export function windowOf(forecast: DatedGroupForecast, pace: PlanPace): Window {
  const { vaccineGroup, earliest, recommended, pastDue, latest } = forecast;
  if (pace === 'earliest') return { opensOn: earliest, closesOn: earliest };
  const soonest = afterSummer(vaccineGroup, laterDay(earliest, recommended));
  const opensOn = laterDay(earliest, latest === null ? soonest : earlierDay(soonest, latest));
  const waitsUntil = pastDue ?? lastDayOfWaiting(vaccineGroup, opensOn);
  return { opensOn, closesOn: laterDay(opensOn, latest === null ? waitsUntil : earlierDay(waitsUntil, latest)) };
}

/**
 * A season of influenza begins on July 1 in the data, and its dose is best given by the end of October. A dose recommended in
 * July or August is planned for September, so that no visit is made in summer for it, a few weeks after the last season's.
 *
 * Source: CDSi 4.64, guidance of the influenza series: September and October are good times for most who need one dose. That
 * the first of two waits as well is ours; the second is then still given by the end of October.
 */
function afterSummer(vaccineGroup: string, opensOn: Day): Day {
  const monthAndDay = opensOn.slice(5);
  const isSummer = monthAndDay >= '07-01' && monthAndDay < '09-01';
  return vaccineGroup === 'Influenza' && isSummer ? day(`${opensOn.slice(0, 4)}-09-01`) : opensOn;
}

/**
 * Influenza has no day from which it is past due, and is best given by the end of October.
 *
 * Source: CDC child and adolescent schedule 2025, influenza.
 */
function lastDayOfWaiting(vaccineGroup: string, opensOn: Day): Day {
  if (vaccineGroup !== 'Influenza' || opensOn.slice(5) < '07-01') return opensOn;
  return day(`${opensOn.slice(0, 4)}-10-31`);
}

import { day, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import { isBirthDose } from '../planned/birth-dose.ts';
import type { PlanPace } from './plan.ts';

export type DatedGroupForecast = GroupForecast & {
  readonly dose: number;
  readonly earliest: Day;
  readonly recommended: Day;
};

/** Both inclusive. */
export type Window = { readonly opensOn: Day; readonly closesOn: Day };

/**
 * The dose may wait for a common visit until it is past due; the birth dose of hepatitis B never waits. Without a
 * past-due day a dose does not wait, except influenza. At the pace `earliest` no dose waits.
 * Our own rule; the dates are the engine's.
 */
export function windowOf(forecast: DatedGroupForecast, bornOn: string, pace: PlanPace): Window {
  const { vaccineGroup, earliest, recommended, pastDue, latest } = forecast;
  if (isBirthDose(forecast, bornOn)) return { opensOn: recommended, closesOn: recommended };
  if (pace === 'earliest') return { opensOn: earliest, closesOn: earliest };
  const soonest = afterSummer(vaccineGroup, laterDay(earliest, recommended));
  const opensOn = laterDay(earliest, latest === null ? soonest : earlierDay(soonest, latest));
  const waitsUntil = pastDue ?? lastDayOfWaiting(vaccineGroup, opensOn);
  return { opensOn, closesOn: laterDay(opensOn, latest === null ? waitsUntil : earlierDay(waitsUntil, latest)) };
}

/**
 * The data's influenza season begins on July 1. A dose recommended in July or August waits, so that no summer visit
 * follows a few weeks after last season's dose.
 *
 * Source: CDSi 4.64, guidance of the influenza series: September and October are good times for most who need one dose.
 * That the first of two doses waits as well is ours; the second can still be given by the end of October.
 */
function afterSummer(vaccineGroup: string, opensOn: Day): Day {
  const monthAndDay = opensOn.slice(5);
  const isSummer = monthAndDay >= '07-01' && monthAndDay < '09-01';
  return vaccineGroup === 'Influenza' && isSummer ? day(`${opensOn.slice(0, 4)}-09-01`) : opensOn;
}

/**
 * Influenza has no past-due day.
 *
 * Source: CDC child and adolescent schedule 2025, influenza.
 */
function lastDayOfWaiting(vaccineGroup: string, opensOn: Day): Day {
  if (vaccineGroup !== 'Influenza' || opensOn.slice(5) < '07-01') return opensOn;
  return day(`${opensOn.slice(0, 4)}-10-31`);
}

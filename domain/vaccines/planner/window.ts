import { addDays, day, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import { isBirthDose } from '../birth/birth-dose.ts';
import { fluPauseEnd, isFluPause, lastDayBeforeFluPause } from '../standing/flu-pause.ts';
import type { PlanPace } from './plan.ts';

export type DatedGroupForecast = GroupForecast & {
  readonly dose: number;
  readonly earliest: Day;
  readonly recommended: Day;
};

/** Both inclusive. */
export type Window = { readonly opensOn: Day; readonly closesOn: Day };

export type WindowOf = {
  readonly bornOn: string;
  /** Of the forecast. */
  readonly asOf: Day;
  readonly pace: PlanPace;
  /** A parent asked for the vaccine. */
  readonly isAskedFor: boolean;
  /** By age or season; null without both. */
  readonly lastDay: Day | null;
};

/** Where nothing but a shortest interval or a season says when a dose is given. */
const DAYS_TO_WAIT = 14;

/** For a baby born in the RSV season. Source: content/vaccines/routine.json, RSV. */
const DAYS_AFTER_BIRTH = 7;

/**
 * The dose may wait for a common visit until it is past due; the birth dose of hepatitis B never waits. Without days
 * between due and past due a dose waits for 14 days, influenza in the fall until the end of October. None waits beyond
 * the last day on which it can be given, nor influenza into its pause. At the pace `earliest` no dose waits.
 * Our own rule; the dates are the engine's.
 */
export function windowOf(forecast: DatedGroupForecast, of: WindowOf): Window {
  const { earliest, recommended, pastDue, latest } = forecast;
  if (isBirthDose(forecast, of.bornOn)) return { opensOn: recommended, closesOn: recommended };
  if (of.pace === 'earliest') return { opensOn: earliest, closesOn: earliest };
  const soonest = afterSummer(forecast, of);
  const opensOn = laterDay(earliest, latest === null ? soonest : earlierDay(soonest, latest));
  const closesOn = pastDue !== null && pastDue > opensOn ? pastDue : lastDayOfWaiting(forecast, opensOn, of);
  return { opensOn, closesOn: laterDay(opensOn, earlierDay(closesOn, of.lastDay ?? latest ?? closesOn)) };
}

/**
 * Influenza waits in summer, so that no visit follows a few weeks after last season's dose.
 *
 * Source: CDSi 4.64, guidance of the influenza series: September and October are good times for most who need one dose.
 * That the first of two doses waits as well is ours; the second can still be given by the end of October.
 */
function afterSummer({ vaccineGroup, earliest, recommended }: DatedGroupForecast, { asOf, isAskedFor }: WindowOf): Day {
  const due = laterDay(earliest, recommended);
  if (isAskedFor) return due;
  const opensOn = isFluPause(vaccineGroup, due) ? fluPauseEnd(due) : due;
  const soonest = laterDay(opensOn, asOf);
  return isFluPause(vaccineGroup, soonest) ? fluPauseEnd(soonest) : opensOn;
}

function lastDayOfWaiting({ vaccineGroup }: DatedGroupForecast, opensOn: Day, { bornOn, isAskedFor }: WindowOf): Day {
  const autumnEnd = vaccineGroup === 'Influenza' ? autumnEndAfter(opensOn) : null;
  if (autumnEnd !== null) return autumnEnd;
  const waited = addDays(opensOn, opensOn === bornOn ? DAYS_AFTER_BIRTH : DAYS_TO_WAIT);
  return vaccineGroup === 'Influenza' && !isAskedFor ? earlierDay(waited, lastDayBeforeFluPause(opensOn)) : waited;
}

/**
 * The last day of October for a dose of influenza vaccine that opens in summer or fall, else null: it has no past-due
 * day.
 *
 * Source: CDC child and adolescent schedule 2025, influenza.
 */
export function autumnEndAfter(opensOn: Day): Day | null {
  const end = day(`${opensOn.slice(0, 4)}-10-31`);
  return opensOn.slice(5) >= '07-01' && opensOn < end ? end : null;
}

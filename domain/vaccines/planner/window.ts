import { addDays, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import { openDayFrom, openDayUntil } from '#domain/time/federal-holidays.ts';
import type { GroupForecast } from '../assessment.ts';
import { isBirthDose } from '../birth/birth-dose.ts';
import {
  DAYS_A_PROMPT_DOSE_WAITS,
  DAYS_NEARBY,
  lastDayWithOthers,
  MOST_DAYS_TO_WAIT,
} from '../standing/days-to-wait.ts';
import { fluPauseEnd, isFluPause, lastDayBeforeFluPause } from '../standing/flu-pause.ts';
import type { Waiting } from '../standing/prompt.ts';
import { autumnEndAfter } from '../standing/window-end.ts';

export type DatedGroupForecast = GroupForecast & {
  readonly dose: number;
  readonly earliest: Day;
  readonly recommended: Day;
};

export type DoseDates = Pick<
  DatedGroupForecast,
  'vaccineGroup' | 'dose' | 'earliest' | 'recommended' | 'pastDue' | 'latest'
>;

/** All inclusive. */
export type Window = {
  readonly opensOn: Day;
  /** Past due after it; for want of such a day, too late. */
  readonly closesOn: Day;
  /** The last day to which a common visit may put it off. */
  readonly waitsUntil: Day;
  /** By age or season, or before its pause, the last on which it can be given; null without any. */
  readonly lastDay: Day | null;
  /** It is given as soon as possible once it opens. */
  readonly isPrompt: boolean;
};

export type WindowOf = {
  readonly bornOn: string;
  /** Of the forecast. */
  readonly asOf: Day;
  /** A parent asked for the vaccine. */
  readonly isAskedFor: boolean;
  /** Opening on a day, whether it waits for no other dose or for a visit nearby. */
  readonly waitingFrom: (opensOn: Day) => Waiting;
  /** Put off until then; null if it is not. */
  readonly notBefore: Day | null;
  /** By age or season; null without both. */
  readonly lastDay: Day | null;
};

/** For a baby born in the RSV season. Source: content/vaccines/routine.json, RSV. */
const DAYS_AFTER_BIRTH = 7;

/**
 * A dose may wait for a common visit for 35 days, and not after it is past due; one that is wanted promptly waits for 2
 * days, or for a visit nearby (standing/prompt.ts), and the birth dose of hepatitis B does not wait. Without days between
 * due and past due a dose waits for 14 days, influenza in the fall at least until the end of October. None waits beyond
 * the last day on which it can be given, nor influenza into its pause. Our own rule; the dates are the
 * engine's.
 */
export function windowOf(forecast: DoseDates, asking: WindowOf): Window {
  const { recommended } = forecast;
  const { notBefore } = asking;
  const { opensOn, closesOn } = isBirthDose(forecast, asking.bornOn)
    ? { opensOn: recommended, closesOn: recommended }
    : openDays(forecast, asking);
  const from = laterDay(opensOn, notBefore ?? opensOn);
  const end = laterDay(closesOn, notBefore ?? closesOn);
  const { isPrompt, nearbyUntil } = asking.waitingFrom(from);
  const waitsUntil = nearbyUntil ?? lastDayToShare(forecast, { opensOn: from, closesOn: end }, isPrompt);
  const isSoonLate = isPrompt && !isInfluenza(forecast);
  const lateFrom = nearbyUntil ?? (isSoonLate ? addDays(from, DAYS_NEARBY) : end);
  return {
    opensOn: from,
    closesOn: earlierDay(end, lateFrom),
    waitsUntil: earlierDay(end, waitsUntil),
    lastDay: lastDayOf(forecast, from, asking),
    isPrompt,
  };
}

function lastDayOf(forecast: DoseDates, opensOn: Day, { asOf, isAskedFor, lastDay }: WindowOf): Day | null {
  const last = lastDay ?? forecast.latest;
  if (!isInfluenza(forecast) || isAskedFor) return last;
  const beforePause = lastDayBeforeFluPause(laterDay(opensOn, asOf));
  return last === null ? beforePause : earlierDay(last, beforePause);
}

type OpenDays = Pick<Window, 'opensOn' | 'closesOn'>;

function openDays(forecast: DoseDates, asking: WindowOf): OpenDays {
  const { earliest, pastDue, latest } = forecast;
  const soonest = afterSummer(forecast, asking);
  const opensOn = laterDay(earliest, latest === null ? soonest : earlierDay(soonest, latest));
  const closesOn = pastDue !== null && pastDue > opensOn ? pastDue : lastDayOfWaiting(forecast, opensOn, asking);
  return { opensOn, closesOn: laterDay(opensOn, earlierDay(closesOn, asking.lastDay ?? latest ?? closesOn)) };
}

/** With other doses. For a prompt dose an open day, and counted from one. */
function lastDayToShare(forecast: DoseDates, { opensOn, closesOn }: OpenDays, isPrompt: boolean): Day {
  if (isPrompt) return openDayUntil(addDays(openDayFrom(opensOn), DAYS_A_PROMPT_DOSE_WAITS));
  return isInfluenza(forecast) ? closesOn : addDays(opensOn, MOST_DAYS_TO_WAIT);
}

function isInfluenza({ vaccineGroup }: DoseDates): boolean {
  return vaccineGroup === 'Influenza';
}

/**
 * Influenza waits in summer, so that no visit follows a few weeks after last season's dose.
 *
 * Source: CDSi 4.64, guidance of the influenza series: September and October are good times for most who need one dose.
 * That the first of two doses waits as well is ours; the second can still be given by the end of October.
 */
function afterSummer({ vaccineGroup, earliest, recommended }: DoseDates, { asOf, isAskedFor }: WindowOf): Day {
  const due = laterDay(earliest, recommended);
  if (isAskedFor) return due;
  const opensOn = isFluPause(vaccineGroup, due) ? fluPauseEnd(due) : due;
  const soonest = laterDay(opensOn, asOf);
  return isFluPause(vaccineGroup, soonest) ? fluPauseEnd(soonest) : opensOn;
}

function lastDayOfWaiting(forecast: DoseDates, opensOn: Day, { bornOn, isAskedFor, lastDay }: WindowOf): Day {
  const autumnEnd = isInfluenza(forecast) ? autumnEndAfter(opensOn) : null;
  if (autumnEnd !== null) return autumnEnd;
  const withOthers = forecast.vaccineGroup === 'Rotavirus' ? lastDayWithOthers(opensOn, lastDay) : null;
  if (withOthers !== null) return withOthers;
  const waited = addDays(opensOn, opensOn === bornOn ? DAYS_AFTER_BIRTH : DAYS_NEARBY);
  return isInfluenza(forecast) && !isAskedFor ? earlierDay(waited, lastDayBeforeFluPause(opensOn)) : waited;
}

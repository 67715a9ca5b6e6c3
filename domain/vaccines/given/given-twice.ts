import { daysBetween } from '#domain/time/day.ts';
import { monthOf } from '#domain/time/month.ts';
import type { Edition } from '../edition.ts';
import type { RoutineSchedule } from '../editions/routine-file.ts';
import { groupsOfDose, type KnownDose } from './known-dose.ts';

/**
 * Days apart at which two entries may be of one dose: a visit is easily remembered for the same weekday of another week,
 * and no dose of the schedule counts as soon after the one before. Ours.
 */
const ONE_DOSE_DAYS = 7;

export type GivenTwice = { readonly group: string; readonly other: KnownDose };

/**
 * A second dose of a vaccine within a few days, or in a month of which the day is not known, is usually another parent's
 * entry of the same one. One of the same day is named first.
 *
 * @param others may include the dose itself
 */
export function givenTwice(
  edition: Edition,
  schedule: RoutineSchedule,
  dose: KnownDose,
  others: readonly KnownDose[],
): GivenTwice | null {
  const groups = groupsOfDose(edition, schedule, dose);
  const near = others.filter((other) => other.id !== dose.id && mayBeOne(dose, other));
  const isSameDay = ({ givenOn }: KnownDose) => givenOn !== null && givenOn === dose.givenOn;
  const found = [...near.filter(isSameDay), ...near].flatMap((other) => {
    const group = groupsOfDose(edition, schedule, other).find((one) => groups.includes(one));
    return group === undefined ? [] : [{ group, other }];
  });
  return found[0] ?? null;
}

type When = Pick<KnownDose, 'givenOn' | 'givenIn'>;

/** Within a few days, or in one month where only that is known of either. */
export function mayBeOne(one: When, other: When): boolean {
  if (one.givenOn !== null && other.givenOn !== null)
    return Math.abs(daysBetween(one.givenOn, other.givenOn)) <= ONE_DOSE_DAYS;
  const [month, otherMonth] = [one, other].map(
    ({ givenOn, givenIn = null }) => givenIn ?? (givenOn && monthOf(givenOn)),
  );
  return month != null && month === otherMonth;
}

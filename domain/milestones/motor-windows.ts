import { ageUsed, type AgedChild } from '#domain/children/gestation.ts';
import { ageDays } from '#domain/time/age.ts';
import { day, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import { firstDayOf, lastDayOf, type Month } from '#domain/time/month.ts';
import { isPastLastGroup, milestoneMonths } from './age-groups.ts';
import type { MilestoneAnswer, MotorWindow } from './milestone-list.ts';
import { readAnswer } from './progress.ts';

/** WHO's month. */
const DAYS_PER_WHO_MONTH = 30.4375;

/** The exact age used on a day, in months of 30.4375 days. Negative before the due date. */
export function motorMonths(child: AgedChild, on: Day): number {
  return ageUsed(child, on).days / DAYS_PER_WHO_MONTH;
}

export type WindowPosition = 'earlier' | 'inside' | 'later';

export type WindowReading =
  | {
      readonly state: 'seen' | 'lost';
      /** Where the day stands, in months by `motorMonths`; of a known month its middle. */
      readonly months: number;
      /** The same from birth, where the age used is corrected; else null. */
      readonly monthsFromBirth: number | null;
      readonly isAbout: boolean;
      /** By tenths of a month, as the windows are published; a known month is inside if any of its days is. */
      readonly position: WindowPosition;
    }
  /** Of a skill that was lost, when nobody knows since when the child had it. */
  | { readonly state: 'lost' }
  /** Not achieved, and the child is older than the window. */
  | { readonly state: 'past-end'; readonly said: 'not-yet' | 'not-sure' | 'none' }
  /** `passed`: it has ended without a word, and nothing is asked (`readWindows`). */
  | { readonly state: 'ahead' | 'passed' };

export type WindowOf<W, A> = { readonly span: W; readonly answer: A | null; readonly reading: WindowReading };

/** By window, the milestones of the list that say the same of a child. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  'ms-09-phy-4': ['ms-09-phy-1'],
  'mw-standing-with-assistance': ['ms-12-phy-1', 'ms-12-phy-2'],
  'mw-walking-with-assistance': ['ms-12-phy-2'],
  'mw-standing-alone': ['ms-15-phy-1'],
  'ms-18-phy-1': ['ms-24-phy-2'],
};

/**
 * All windows of a child. Of those that have ended without a word, none is asked about once the child walks alone, and
 * none but walking alone once that has ended, too: who begins late remembers some of them. Nor is one that an achieved
 * milestone speaks for, nor any of a child older than the last group.
 *
 * @param windows in order of age; the last is walking alone
 */
export function readWindows<W extends Pick<MotorWindow, 'milestoneId' | 'p1' | 'p99'>, A extends MilestoneAnswer>(
  windows: readonly W[],
  child: AgedChild,
  answers: ReadonlyMap<string, A>,
  today: Day,
): WindowOf<W, A>[] {
  const all = windows.map((span): WindowOf<W, A> => {
    const answer = answers.get(span.milestoneId) ?? null;
    return { span, answer, reading: readWindow(span, child, answer, today) };
  });
  const walking = all.at(-1)?.reading.state;
  const saysMore = walking === 'seen' || walking === 'past-end';
  const isOver = isPastLastGroup(milestoneMonths(child, today));
  const isShown = ({ milestoneId }: W) =>
    (SHOWN_BY[milestoneId] ?? []).some((id) => readAnswer(answers.get(id)) === 'achieved');
  return all.map((one, n) => {
    const isPassed = isOver || isShown(one.span) || (saysMore && n < all.length - 1);
    const isUnsaid = one.answer === null && one.reading.state === 'past-end';
    return isUnsaid && isPassed ? { ...one, reading: { state: 'passed' } } : one;
  });
}

/**
 * How a child stands on a window: by the day that it did it, else by today, both at the age used.
 *
 * @param answer null or undefined if nobody said anything
 */
export function readWindow(
  window: Pick<MotorWindow, 'p1' | 'p99'>,
  child: AgedChild,
  answer: MilestoneAnswer | null | undefined,
  today: Day,
): WindowReading {
  const said = readAnswer(answer);
  const days = answer?.answer === 'achieved' ? daysAchieved(answer, child.bornOn, today) : null;
  if (days === null) {
    if (said === 'lost') return { state: 'lost' };
    if (!isPastEnd(window, child, today)) return { state: 'ahead' };
    return { state: 'past-end', said: said === 'achieved' ? 'none' : said };
  }
  return {
    state: said === 'lost' ? 'lost' : 'seen',
    months: motorMonths(child, days.likely),
    monthsFromBirth: ageUsed(child, days.likely).isCorrected
      ? ageDays(child.bornOn, days.likely) / DAYS_PER_WHO_MONTH
      : null,
    isAbout: days.isAbout,
    position: positionOf(window, motorMonths(child, days.first), motorMonths(child, days.last)),
  };
}

/** Whether 99 of 100 children did it at a younger age than the child's. */
export function isPastEnd({ p99 }: Pick<MotorWindow, 'p99'>, child: AgedChild, today: Day): boolean {
  return inTenths(motorMonths(child, today)) > p99;
}

/** Months rounded as the windows are published. */
export function inTenths(months: number): number {
  return Math.round(months * 10) / 10;
}

function positionOf({ p1, p99 }: Pick<MotorWindow, 'p1' | 'p99'>, first: number, last: number): WindowPosition {
  if (inTenths(last) < p1) return 'earlier';
  return inTenths(first) > p99 ? 'later' : 'inside';
}

function daysAchieved({ achievedOn, achievedIn }: MilestoneAnswer, bornOn: Day, today: Day) {
  if (achievedOn !== null) return { first: achievedOn, likely: achievedOn, last: achievedOn, isAbout: false };
  return achievedIn === null ? null : daysOfMonth(achievedIn, bornOn, today);
}

/** Those of the month that the child has lived. */
function daysOfMonth(month: Month, bornOn: Day, today: Day) {
  const first = laterDay(firstDayOf(month), bornOn);
  const last = earlierDay(lastDayOf(month), today);
  return { first, likely: earlierDay(laterDay(day(`${month}-15`), first), last), last, isAbout: true };
}

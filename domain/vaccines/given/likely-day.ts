import { addDays, day, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import { firstDayOf, lastDayOf, monthOf, type Month } from '#domain/time/month.ts';
import type { Edition } from '../edition.ts';
import type { RoutineSchedule } from '../editions/routine-file.ts';
import { dayAtAge } from '../duration.ts';
import { groupsOfDose, isOfMonth, type KnownDose, type MonthDose } from './known-dose.ts';

type Life = { readonly bornOn: Day; readonly today: Day };

/**
 * Doses of a known month, each on its most likely day; of those of a vaccine in one month the one entered first came
 * first.
 */
export function onLikelyDays(
  edition: Edition,
  schedule: RoutineSchedule,
  life: Life,
  doses: readonly KnownDose[],
): readonly KnownDose[] {
  const ofMonths = doses.filter(isOfMonth).toSorted(byMonthAndEntry);
  const placed = doses.filter((dose) => !isOfMonth(dose));
  for (const dose of ofMonths) {
    const byEntry = { ...life, today: earlierDay(life.today, dose.enteredOn ?? life.today) };
    const givenOn = likelyDay(edition, schedule, byEntry, dose, placed);
    const lastOn = laterDay(givenOn, earlierDay(lastDayOf(dose.givenIn), byEntry.today));
    placed.push({ ...dose, givenOn, lastOn });
  }
  const byId = new Map(placed.map((dose) => [dose.id, dose]));
  return doses.map((dose) => byId.get(dose.id) ?? dose);
}

/**
 * The most likely day of a dose of a known month: the day on which the schedule recommends one of its vaccines, if that
 * lies in the month, else the 15th; never before birth nor after today. Ours.
 *
 * @param others with days; of several doses of a vaccine in one month it is the last, since nothing says that it came
 *   before a known day
 */
export function likelyDay(
  edition: Edition,
  schedule: RoutineSchedule,
  life: Life,
  dose: MonthDose,
  others: readonly KnownDose[],
): Day {
  const { givenIn } = dose;
  const groups = groupsOfDose(edition, schedule, dose);
  const ofGroups = (other: KnownDose) => groupsOfDose(edition, schedule, other).some((group) => groups.includes(group));
  const before = others.filter(
    (other) => other.givenOn !== null && monthOf(other.givenOn) === givenIn && ofGroups(other),
  );
  const likely = recommendedIn(givenIn, schedule, groups, life.bornOn) ?? day(`${givenIn}-15`);
  const afterOthers = before.reduce((on, { givenOn }) => laterDay(on, givenOn ? addDays(givenOn, 1) : on), likely);
  return withinLife(afterOthers, givenIn, life);
}

function recommendedIn(
  of: Month,
  { vaccines }: RoutineSchedule,
  groups: readonly string[],
  bornOn: Day,
): Day | undefined {
  const days = vaccines
    .filter(({ group, isSeasonal }) => !isSeasonal && groups.includes(group))
    .flatMap(({ rows }) => rows.map(({ from }) => dayAtAge(bornOn, from)));
  return days.find((on) => monthOf(on) === of);
}

function withinLife(on: Day, of: Month, { bornOn, today }: Life): Day {
  const inMonth = laterDay(firstDayOf(of), earlierDay(on, earlierDay(lastDayOf(of), today)));
  return laterDay(bornOn, inMonth);
}

function byMonthAndEntry(one: MonthDose, other: MonthDose): number {
  const [a, b] = [`${one.givenIn} ${one.id}`, `${other.givenIn} ${other.id}`];
  return a < b ? -1 : Number(a > b);
}

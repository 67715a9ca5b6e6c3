import { addMonths, dayNumber } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';
import { dayOf } from '#domain/time/day-number.ts';
import { addDuration, parseDuration } from '../duration.ts';
import type { RoutineRow, RoutineSchedule, RoutineVaccine } from '../editions/routine-file.ts';
import type { DurationText } from '../supporting-data.ts';

/** The vaccines of one vaccine group, as the plan of a child has them. */
export type PlannedGroup = {
  /** The edition's name of the vaccine group. */
  readonly group: string;
  /** By which its rows are named: that of its first vaccine. */
  readonly id: string;
  readonly isSeasonal: boolean;
  readonly isRoutine: boolean;
  /** In the order of age. */
  readonly vaccines: readonly [RoutineVaccine, ...RoutineVaccine[]];
  /** Those of the schedule that begin before the sixth birthday; of a seasonal vaccine none. */
  readonly rows: readonly RoutineRow[];
};

/** How many months of age a plan looks ahead from birth on: to the sixth birthday. */
const PLANNED_MONTHS = 72;
/** And how far it looks ahead of an older child. */
const MONTHS_AHEAD = 12;

/** The vaccine groups of the schedule, in its order. */
export function plannedGroups({ vaccines }: RoutineSchedule): readonly PlannedGroup[] {
  const byGroup = Map.groupBy(vaccines, ({ group }) => group);
  return [...byGroup].flatMap(([group, of]) => {
    const [first, ...others] = of;
    if (!first) return [];
    const { id, isSeasonal, isRoutine } = first;
    const rows = isSeasonal ? [] : of.flatMap((vaccine) => vaccine.rows).filter(isPlanned);
    return [{ group, id, isSeasonal, isRoutine, vaccines: [first, ...others] as const, rows }];
  });
}

/** Until when doses are planned, the day included: until the sixth birthday, and then for a year to come. */
export function plannedUntil(bornOn: Day, today: Day): Day {
  const sixth = addMonths(bornOn, PLANNED_MONTHS);
  const ahead = addMonths(today, MONTHS_AHEAD);
  return sixth > ahead ? sixth : ahead;
}

/** The vaccine of a group that is given on a day: Tdap from 7 years on. */
export function vaccineOn({ vaccines }: PlannedGroup, bornOn: Day, on: Day): RoutineVaccine {
  const [first, ...others] = vaccines;
  return [first, ...others].find(({ until }) => until === undefined || on < dayAtAge(bornOn, until)) ?? first;
}

/** The day on which a child is of an age. */
export function dayAtAge(bornOn: Day, age: DurationText): Day {
  return dayOf(addDuration(dayNumber(bornOn), parsed(age)));
}

function isPlanned({ from }: RoutineRow): boolean {
  return parsed(from).months < PLANNED_MONTHS;
}

function parsed(text: DurationText) {
  const duration = parseDuration(text);
  if (!duration) throw new RangeError(`not a duration: '${text}'`);
  return duration;
}

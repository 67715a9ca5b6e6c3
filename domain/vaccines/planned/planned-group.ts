import { addMonths, type Day } from '#domain/time/day.ts';
import { dayAtAge, durationOf } from '../duration.ts';
import type { RoutineRow, RoutineSchedule, RoutineVaccine } from '../editions/routine-file.ts';

export type PlannedGroup = {
  readonly group: string;
  readonly id: string;
  readonly isSeasonal: boolean;
  readonly isRoutine: boolean;
  readonly vaccines: readonly [RoutineVaccine, ...RoutineVaccine[]];
  /** Schedule rows that begin before the sixth birthday; none if seasonal. */
  readonly rows: readonly RoutineRow[];
};

const PLANNED_MONTHS = 72;
const MONTHS_AHEAD = 12;
const ADULT_MONTHS = 216;

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

export function plannedUntil(bornOn: Day, today: Day): Day {
  const sixth = addMonths(bornOn, PLANNED_MONTHS);
  const ahead = addMonths(today, MONTHS_AHEAD);
  return sixth > ahead ? sixth : ahead;
}

/** From then on CDC's rules are for adults, of whom nothing is planned. Ours. */
export function adultOn(bornOn: Day): Day {
  return addMonths(bornOn, ADULT_MONTHS);
}

/** Tdap instead of DTaP from 7 years. */
export function vaccineOn({ vaccines }: PlannedGroup, bornOn: Day, on: Day): RoutineVaccine {
  const [first, ...others] = vaccines;
  return [first, ...others].find(({ until }) => until === undefined || on < dayAtAge(bornOn, until)) ?? first;
}

/**
 * When a child reaches the age for which the schedule has a dose of a vaccine group that is due on a day; null without a
 * row for it, or if it is at an interval from the dose before.
 */
export function scheduledOn(
  { vaccines }: RoutineSchedule,
  bornOn: Day,
): (vaccineGroup: string, dose: number, dueOn: Day) => Day | null {
  return (vaccineGroup, dose, dueOn) => {
    const of = vaccines.filter(({ group, isSeasonal }) => group === vaccineGroup && !isSeasonal);
    const rows = of.flatMap((vaccine) => vaccine.rows);
    const first = dose === 1 ? firstRowFrom(rows, bornOn, dueOn) : undefined;
    const row = first ?? rows.find(({ number }) => number === dose);
    return row && !row.isInterval ? dayAtAge(bornOn, row.from) : null;
  };
}

/** The row that a first dose of a day stands for, where that is not the first. */
export function firstRowFrom(rows: readonly RoutineRow[], bornOn: Day, on: Day): RoutineRow | undefined {
  return rows.find(({ isFirstFrom }) => isFirstFrom !== undefined && on >= dayAtAge(bornOn, isFirstFrom));
}

function isPlanned({ from }: RoutineRow): boolean {
  return durationOf(from).months < PLANNED_MONTHS;
}

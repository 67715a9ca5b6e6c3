import type { Edition } from '../edition.ts';
import type { RoutineSchedule } from '../editions/routine-file.ts';
import { groupsOfDose, inOrderOfDay } from './known-dose.ts';
import type { KnownDose } from './known-dose.ts';
import type { PlannedGroup } from './planned-group.ts';
import type { Projection, ProjectedDose } from './project.ts';

/** One row of a child's vaccine plan. */
export type PlanRow = {
  /** The id of its planned group. */
  readonly vaccine: string;
  /** From 1, without a gap. */
  readonly number: number;
  /** The dose that fills it; null where none does. */
  readonly dose: KnownDose | null;
  /** When it is due; null where a dose fills it, or none is needed. */
  readonly due: Pick<ProjectedDose, 'dueOn' | 'windowEndsOn'> | null;
};

/** The doses of each planned group, by the group's id, in the order in which they fill its rows. */
export function dosesByVaccine(
  edition: Edition,
  schedule: RoutineSchedule,
  groups: readonly PlannedGroup[],
  doses: readonly KnownDose[],
): ReadonlyMap<string, readonly KnownDose[]> {
  const placed = inOrderOfDay(doses).map((dose) => ({ dose, in: groupsOfDose(edition, schedule, dose) }));
  return new Map(
    groups.map(({ id, group }) => [id, placed.filter((one) => one.in.includes(group)).map(({ dose }) => dose)]),
  );
}

/**
 * The rows of a plan: for each group the doses given, in order of day, then those still to come, then those of the schedule
 * that are not needed. A dose that does not count fills a row all the same, and the next one stands behind it.
 */
export function planRows(
  groups: readonly PlannedGroup[],
  given: ReadonlyMap<string, readonly KnownDose[]>,
  projection: Projection,
): readonly PlanRow[] {
  return groups.flatMap(({ id, group, rows }) => {
    const doses = given.get(id) ?? [];
    const toCome = projection.get(group) ?? [];
    const filled = doses.map((dose) => ({ dose, due: null }));
    const planned = toCome.map(({ dueOn, windowEndsOn }) => ({ dose: null, due: { dueOn, windowEndsOn } }));
    const left = Math.max(0, rows.length - filled.length - planned.length);
    const notNeeded = Array.from({ length: left }, () => ({ dose: null, due: null }));
    return [...filled, ...planned, ...notNeeded].map((row, index) => ({ vaccine: id, number: index + 1, ...row }));
  });
}

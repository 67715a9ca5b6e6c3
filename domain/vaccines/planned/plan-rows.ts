import type { Edition } from '../edition.ts';
import type { RoutineSchedule } from '../editions/routine-file.ts';
import { groupsOfDose, inOrderOfDay, type KnownDose } from '../given/known-dose.ts';
import type { ContraindicatedDoses } from './contraindicated-doses.ts';
import type { PlannedGroup } from './planned-group.ts';
import type { Projection, ProjectedDose } from './project.ts';

export type PlanRow = {
  readonly vaccine: string;
  /** From 1, without gaps. */
  readonly number: number;
  readonly dose: KnownDose | null;
  /** Null if filled or not needed. */
  readonly due: Pick<ProjectedDose, 'dueOn' | 'windowEndsOn'> | null;
  /** It would be next, or come later, but must not be given. */
  readonly isContraindicated: boolean;
};

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
 * For each group: doses given by day, then those to come, then schedule rows not needed. Where a vaccine must not be
 * given, these are rows that must not be given instead, one at least. A dose that does not count still fills a row.
 *
 * @param askedAgain vaccine groups about whose next dose a doctor is asked: it has a row without a day
 */
export function planRows(
  groups: readonly PlannedGroup[],
  given: ReadonlyMap<string, readonly KnownDose[]>,
  projection: Projection,
  contraindicated: ContraindicatedDoses = new Map(),
  askedAgain: ReadonlySet<string> = new Set(),
): readonly PlanRow[] {
  return groups.flatMap(({ id, group, rows }) => {
    const doses = given.get(id) ?? [];
    const toCome = projection.get(group) ?? [];
    const empty = { dose: null, due: null, isContraindicated: false };
    const filled = doses.map((dose) => ({ ...empty, dose }));
    const planned = toCome.map(({ dueOn, windowEndsOn }) => ({ ...empty, due: { dueOn, windowEndsOn } }));
    const isContraindicated = contraindicated.has(group);
    const left = Math.max(
      isContraindicated || askedAgain.has(group) ? 1 : 0,
      rows.length - filled.length - planned.length,
    );
    const all = [...filled, ...planned, ...Array.from({ length: left }, () => ({ ...empty, isContraindicated }))];
    return all.map((row, index) => ({ vaccine: id, number: index + 1, ...row }));
  });
}

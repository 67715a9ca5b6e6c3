import type { Edition } from '../edition.ts';
import type { RoutineSchedule } from '../editions/routine-file.ts';
import { groupsOfDose, type KnownDose } from '../given/known-dose.ts';

export function editionOfGroups(edition: Edition, groups: readonly string[]): Edition {
  const names = new Set(groups.flatMap((group) => edition.vaccineGroups.get(group)?.antigens ?? []));
  return { ...edition, antigens: edition.antigens.filter(({ name }) => names.has(name)) };
}

export function editionOfPlan(edition: Edition, schedule: RoutineSchedule, doses: readonly KnownDose[]): Edition {
  const given = doses.flatMap((dose) => groupsOfDose(edition, schedule, dose));
  return editionOfGroups(edition, [...schedule.vaccines.map(({ group }) => group), ...given]);
}

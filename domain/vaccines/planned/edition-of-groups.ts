import type { Edition } from '../edition.ts';
import type { RoutineSchedule } from '../editions/routine-file.ts';
import { perObject } from '../per-object.ts';
import { groupsOfDose, type KnownDose } from '../given/known-dose.ts';

/** The same edition with the same groups is the same object, so that what is cached of it is found again. */
export function editionOfGroups(edition: Edition, groups: readonly string[]): Edition {
  const ofEdition = made(edition);
  const key = groups.join('|');
  const known = ofEdition.get(key);
  if (known) return known;
  const names = new Set(groups.flatMap((group) => edition.vaccineGroups.get(group)?.antigens ?? []));
  const found = { ...edition, antigens: edition.antigens.filter(({ name }) => names.has(name)) };
  if (ofEdition.size >= MOST_KEPT) ofEdition.clear();
  ofEdition.set(key, found);
  return found;
}

/** Each vaccine alone, and what families have in their plans. Ours. */
const MOST_KEPT = 200;

const made = perObject<Edition, Map<string, Edition>>(() => new Map());

export function editionOfPlan(edition: Edition, schedule: RoutineSchedule, doses: readonly KnownDose[]): Edition {
  const given = doses.flatMap((dose) => groupsOfDose(edition, schedule, dose));
  return editionOfGroups(edition, [...new Set([...schedule.vaccines.map(({ group }) => group), ...given])]);
}

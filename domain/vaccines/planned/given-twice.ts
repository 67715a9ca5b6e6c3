import type { Edition } from '../edition.ts';
import type { RoutineSchedule } from '../editions/routine-file.ts';
import { groupsOfDose, type KnownDose } from './known-dose.ts';

/**
 * A second dose of a vaccine on one day is a slip, or another parent's entry of the same one.
 *
 * @param others may include the dose itself
 */
export function groupGivenTwice(
  edition: Edition,
  schedule: RoutineSchedule,
  dose: KnownDose,
  others: readonly KnownDose[],
): string | null {
  const ofDay = others.filter(({ id, givenOn }) => givenOn !== null && givenOn === dose.givenOn && id !== dose.id);
  const groups = groupsOfDose(edition, schedule, dose);
  return (
    ofDay.flatMap((other) => groupsOfDose(edition, schedule, other)).find((group) => groups.includes(group)) ?? null
  );
}

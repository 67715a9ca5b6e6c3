import type { Day } from '#domain/time/day.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import type { KnownDose } from '#domain/vaccines/given/known-dose.ts';
import { onLikelyDays } from '#domain/vaccines/given/likely-day.ts';
import { knownDose, type Recorded } from './dose.ts';
import type { PlannedChild } from './plan.ts';

/** Doses of a known month on the days by which they are judged. */
export function datedDoses(
  { bornOn }: Pick<PlannedChild, 'bornOn'>,
  doses: readonly Recorded[],
  today: Day,
): readonly KnownDose[] {
  const edition = editionOn(CURRENT_EDITION, today);
  return onLikelyDays(edition, routineSchedule(), { bornOn, today }, doses.map(knownDose));
}

import type { Day } from '#domain/time/day.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { agesBy } from '#domain/vaccines/editions/authorities.ts';
import { authorities, CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { withInjectionsAsOneDose } from '#domain/vaccines/editions/two-injections.ts';
import { withAges } from '#domain/vaccines/editions/with-ages.ts';
import { hepatitisBAges } from '#domain/vaccines/birth/hepatitis-b-at-birth.ts';
import type { KnownDose } from '#domain/vaccines/given/known-dose.ts';
import type { PlannedChild } from './plan.ts';

/**
 * The edition of a day, with the ages that differ for this child and by its authority, and one dose for two injections
 * on one day.
 *
 * @param doses on the days by which they are judged (`datedDoses`)
 */
export function editionOfChild(
  child: PlannedChild,
  { authority, doses }: { readonly authority: string; readonly doses: readonly KnownDose[] },
): (on: Day) => Edition {
  return (on) => {
    const edition = withInjectionsAsOneDose(editionOn(CURRENT_EDITION, on));
    return withAges(edition, [
      ...agesBy(authorities(), { id: authority }, edition),
      ...hepatitisBAges(child, doses, { edition, schedule: routineSchedule() }),
    ]);
  };
}

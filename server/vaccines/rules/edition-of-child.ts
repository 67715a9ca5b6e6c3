import type { Day } from '#domain/time/day.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { editionBy } from '#domain/vaccines/editions/authorities.ts';
import { authorities, CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { withInjectionsAsOneDose } from '#domain/vaccines/editions/two-injections.ts';
import { withAges } from '#domain/vaccines/editions/with-ages.ts';
import { hepatitisBAges } from '#domain/vaccines/birth/hepatitis-b-at-birth.ts';
import type { KnownDose } from '#domain/vaccines/given/known-dose.ts';
import { ofMother } from './of-mother.ts';
import type { PlannedChild } from './plan.ts';

/**
 * The edition of a day, with the ages that differ for this child, the ages and doses that its authority names, and one
 * dose for two injections on one day.
 *
 * @param doses on the days by which they are judged (`datedDoses`)
 */
export function editionOfChild(
  child: PlannedChild,
  { authority, doses }: { readonly authority: string; readonly doses: readonly KnownDose[] },
): (on: Day) => Edition {
  return (on) => {
    const published = withInjectionsAsOneDose(editionOn(CURRENT_EDITION, on));
    const edition = editionBy(authorities(), { id: authority }, published, ofMother(child));
    return withAges(edition, hepatitisBAges(child, doses, { edition, schedule: routineSchedule() }));
  };
}

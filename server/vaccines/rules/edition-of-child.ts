import type { Day } from '#domain/time/day.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { agesBy } from '#domain/vaccines/editions/authorities.ts';
import { authorities, CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { withAges } from '#domain/vaccines/editions/with-ages.ts';
import { hepatitisBAges } from '#domain/vaccines/planned/hepatitis-b-at-birth.ts';
import { datedDoses } from './dose.ts';
import type { PlannedChild, PlanFacts } from './plan.ts';

/** The edition of a day, with the ages that differ for this child and by its authority. */
export function editionOfChild(
  child: PlannedChild,
  { authority, doses }: Pick<PlanFacts, 'authority' | 'doses'>,
): (on: Day) => Edition {
  return (on) => {
    const edition = editionOn(CURRENT_EDITION, on);
    const known = datedDoses(child, doses, on);
    return withAges(edition, [
      ...agesBy(authorities(), { id: authority }, edition),
      ...hepatitisBAges(child, known, { edition, schedule: routineSchedule() }),
    ]);
  };
}

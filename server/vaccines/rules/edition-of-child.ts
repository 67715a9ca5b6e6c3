import type { Day } from '#domain/time/day.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { withAges } from '#domain/vaccines/editions/with-ages.ts';
import { hepatitisBAges } from '#domain/vaccines/planned/hepatitis-b-at-birth.ts';
import { datedDoses } from './dose.ts';
import type { PlannedChild, PlanFacts } from './plan.ts';

/** The edition of a day, with the ages that differ for this child. */
export function editionOfChild(child: PlannedChild, { doses }: Pick<PlanFacts, 'doses'>): (on: Day) => Edition {
  return (on) => {
    const edition = editionOn(CURRENT_EDITION, on);
    const known = datedDoses(child, doses, on);
    return withAges(edition, hepatitisBAges(child, known, { edition, schedule: routineSchedule() }));
  };
}

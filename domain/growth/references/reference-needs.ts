import { isBornEarly } from '#domain/children/gestation.ts';
import { ageDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { FIRST_DAY_OF_HEIGHT } from '../score/length.ts';
import type { GrowthReference, ReferencePlan } from '../score/reference.ts';
import { referencePlan, type ReferenceChoice, type References } from './reference-plan.ts';
import { who2006ToTwoYears } from './who-2006-client-data.ts';

export type ReferenceNeeds = { readonly isOlder: boolean; readonly isPreterm: boolean };

/** Needed in addition to WHO's standards to 24 months. */
export type LaterReferences = { readonly references: References | null; readonly early: GrowthReference | null };

type Born = { readonly bornOn: Day; readonly gestationDays: number | null };

export function referenceNeeds(child: Born, today: Day, hasIntergrowth: boolean): ReferenceNeeds {
  return {
    isOlder: ageDays(child.bornOn, today) >= FIRST_DAY_OF_HEIGHT,
    isPreterm: hasIntergrowth && isBornEarly(child.gestationDays),
  };
}

export function planWith({ references, early }: LaterReferences, choice: ReferenceChoice): ReferencePlan {
  const later = references ? referencePlan(references, choice) : [who2006ToTwoYears];
  return early ? [early, ...later] : later;
}

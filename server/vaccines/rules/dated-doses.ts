import type { Patient } from '#domain/vaccines/assessment.ts';
import type { Day } from '#domain/time/day.ts';
import { routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { onJudgedDays } from '#domain/vaccines/given/judged-days.ts';
import type { KnownDose } from '#domain/vaccines/given/known-dose.ts';
import { knownDose, type Recorded } from './dose.ts';
import { editionOfChild } from './edition-of-child.ts';
import type { PlannedChild } from './plan.ts';

type Of = { readonly child: PlannedChild; readonly patient: Patient; readonly authority: string };

/** Doses of a known month on the days by which they are judged. */
export function datedDoses(
  { child, patient, authority }: Of,
  doses: readonly Recorded[],
  today: Day,
): readonly KnownDose[] {
  const editionFor = (known: readonly KnownDose[]) => editionOfChild(child, { authority, doses: known })(today);
  return onJudgedDays({ patient, today, schedule: routineSchedule(), editionFor }, doses.map(knownDose));
}

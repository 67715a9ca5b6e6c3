import type { Day } from '#domain/time/day.ts';
import type { Assessment, Patient } from '#domain/vaccines/assessment.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { evaluateAndForecast } from '#domain/vaccines/engine.ts';
import { groupsOfDose, judgedDoses, type JudgedDose, type KnownDose } from '#domain/vaccines/given/known-dose.ts';
import { editionOfPlan } from '#domain/vaccines/planned/edition-of-groups.ts';
import { mayHaveEarlierFlu } from '#domain/vaccines/standing/earlier-flu.ts';
import type { SeriesFacts } from '#domain/vaccines/standing/series-standing.ts';
import type { Trace } from '#domain/vaccines/trace/trace.ts';
import { madeOn } from '#server/db/entry.ts';
import { datedDoses } from './dated-doses.ts';
import { editionOfChild } from './edition-of-child.ts';
import type { PlanData, Reading } from './plan-data.ts';
import { judgedOn, patientOf, type PlannedChild } from './plan.ts';

/** A child and its doses as the engine knows them, and what it says of them. */
export type Assessed = {
  readonly edition: Edition;
  /** The child's edition of a day, with all groups. */
  readonly editionOn: (on: Day) => Edition;
  readonly patient: Patient;
  /** All doses, those of a month on the days by which they are judged. */
  readonly dated: readonly KnownDose[];
  readonly judged: readonly JudgedDose[];
  readonly assessment: Assessment;
};

export function assess(
  { plan, doses: stored, conditions }: PlanData,
  { child, today }: Reading,
  trace?: Trace,
): Assessed {
  const asOf = judgedOn(stored, today);
  const patient = patientOf(child, { conditions }, asOf);
  const dated = datedDoses(child, stored, asOf);
  const editionOn = editionOfChild(child, { authority: plan.authority, doses: dated });
  const edition = editionOfPlan(editionOn(asOf), routineSchedule(), dated);
  const judged = judgedDoses(routineSchedule(), dated);
  const given = judged.map((dose) => dose.given);
  const assessment = evaluateAndForecast(edition, patient, given, asOf, trace);
  return { edition, editionOn, patient, dated, judged, assessment };
}

/** The facts that decide whether a vaccine's series has ended. */
export function seriesFactsOf({ assessment, judged, edition, patient }: Assessed, child: PlannedChild): SeriesFacts {
  const noted = (patient.observations ?? []).map(({ code }) => code);
  return { assessment, doses: judged.map(({ given }) => given), edition, noted, child };
}

/** Whether influenza doses of earlier seasons may have been given that are not recorded. */
export function mayHaveEarlierFluIn(
  { plan }: Pick<PlanData, 'plan'>,
  { bornOn }: PlannedChild,
  { edition, dated, assessment }: Pick<Assessed, 'edition' | 'dated' | 'assessment'>,
): boolean {
  const ofFlu = dated.filter((dose) => groupsOfDose(edition, routineSchedule(), dose).includes('Influenza'));
  const givenOn = ofFlu.flatMap((dose) => dose.givenOn ?? []);
  return mayHaveEarlierFlu({ bornOn, addedOn: madeOn(plan), givenOn, today: assessment.asOf });
}

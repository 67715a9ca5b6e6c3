import type { VaccinePlan } from '#contract/vaccines.ts';
import type { Assessment, GroupForecast } from '#domain/vaccines/assessment.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { evaluateAndForecast } from '#domain/vaccines/engine.ts';
import { editionOfPlan } from '#domain/vaccines/planned/edition-of-groups.ts';
import { judgedDoses, type JudgedDose } from '#domain/vaccines/given/known-dose.ts';
import type { TraceEntry } from '#domain/vaccines/trace/trace.ts';
import { doseWords, type DoseWords } from '#domain/vaccines/words/dose/dose-words.ts';
import { findingWords } from '#domain/vaccines/words/finding-words.ts';
import { forecastWords, type ForecastWords } from '#domain/vaccines/words/forecast/forecast-words.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';
import type { WordsInput } from '#domain/vaccines/words/words-input.ts';
import { datedDoses } from './dose.ts';
import { editionOfChild } from './edition-of-child.ts';
import type { Reading, PlanData } from './row-status.ts';
import { askDoctorFor, askedForIn, judgedOn, notedTitles, patientOf } from './plan.ts';

/** The engine's evaluation of a child's doses, in words. */
export type Judged = {
  readonly edition: Edition;
  readonly doses: readonly JudgedDose[];
  readonly assessment: Assessment;
  readonly forecasts: readonly GroupForecast[];
  readonly ofDoses: readonly DoseWords[];
  readonly ofGroups: readonly ForecastWords[];
  readonly findings: VaccinePlan['findings'];
  /** What there is to say about a dose besides whether it counts, by its id. */
  readonly remarks: ReadonlyMap<string, string>;
};

export function judge({ plan, doses, conditions, decisions }: PlanData, { child, today }: Reading): Judged {
  const asOf = judgedOn(doses, today);
  const all = datedDoses(child, doses, asOf);
  const editionOf = editionOfChild(child, { authority: plan.authority, doses: all });
  const edition = editionOfPlan(editionOf(asOf), routineSchedule(), all);
  const known = judgedDoses(routineSchedule(), all);
  const given = known.map((dose) => dose.given);
  const trace: TraceEntry[] = [];
  const assessment = evaluateAndForecast(edition, patientOf(child, { conditions }, asOf), given, asOf, (entry) =>
    trace.push(entry),
  );
  const words: WordsInput = {
    assessment,
    trace,
    doses: given,
    names: vaccineNames,
    edition,
    askDoctorOn: (on) => askDoctorFor(child, plan.authority, on),
    today: asOf,
    noted: notedTitles(child, conditions, asOf),
    child,
    askedFor: askedForIn(decisions),
  };
  const found = findingWords(words)
    .filter(({ kind, dose }) => kind === 'refused' || dose !== null)
    .map(({ dose, text, isRemark }) => ({ doseId: known[dose ?? -1]?.known.id ?? null, text, isRemark }));
  return {
    edition,
    doses: known,
    assessment,
    forecasts: assessment.forecasts,
    ofDoses: doseWords(words),
    ofGroups: forecastWords(words),
    findings: found.filter(({ isRemark }) => !isRemark).map(({ doseId, text }) => ({ doseId, text })),
    remarks: new Map(found.flatMap(({ doseId, text, isRemark }) => (isRemark && doseId ? [[doseId, text]] : []))),
  };
}

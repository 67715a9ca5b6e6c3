import type { VaccinePlan } from '#contract/vaccines.ts';
import { routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { groupsOfDose } from '#domain/vaccines/given/known-dose.ts';
import { scheduledOn } from '#domain/vaccines/planned/planned-group.ts';
import type { TraceEntry } from '#domain/vaccines/trace/trace.ts';
import { doseWords, type DoseWords } from '#domain/vaccines/words/dose/dose-words.ts';
import { findingWords } from '#domain/vaccines/words/finding-words.ts';
import { forecastWords, type ForecastWords } from '#domain/vaccines/words/forecast/forecast-words.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';
import type { WordsInput } from '#domain/vaccines/words/words-input.ts';
import { isFlag } from '#server/db/flag.ts';
import { assess, mayHaveEarlierFluIn, type Assessed } from './assessed.ts';
import type { PlanData, Reading } from './plan-data.ts';
import { askDoctorFor, askedForIn, notedForATime, notedTitles } from './plan.ts';

/** The engine's evaluation of a child's doses, in words. */
export type Judged = Assessed & {
  readonly ofDoses: readonly DoseWords[];
  readonly ofGroups: readonly ForecastWords[];
  readonly findings: VaccinePlan['findings'];
  /** What there is to say about a dose besides whether it counts, by its id. */
  readonly remarks: ReadonlyMap<string, string>;
};

export function judge(data: PlanData, reading: Reading): Judged {
  const { plan, conditions, decisions } = data;
  const { child } = reading;
  const trace: TraceEntry[] = [];
  const assessed = assess(data, reading, (entry) => trace.push(entry));
  const { edition, dated, judged, assessment } = assessed;
  const withoutDay = dated.filter(({ givenOn }) => givenOn === null);
  const undated = new Set(withoutDay.flatMap((dose) => groupsOfDose(edition, routineSchedule(), dose)));
  const { asOf } = assessment;
  const words: WordsInput = {
    assessment,
    trace,
    doses: judged.map(({ given }) => given),
    names: vaccineNames,
    edition,
    askDoctorOn: (on) => askDoctorFor(child, plan.authority, on),
    today: asOf,
    noted: notedTitles(child, conditions, asOf),
    notedForATime: notedForATime(child, conditions, asOf),
    child,
    askedFor: askedForIn(decisions),
    ageOn: scheduledOn(routineSchedule(), child.bornOn),
    mayHaveMore: (group) =>
      isFlag(plan.past_open) ||
      undated.has(group) ||
      (group === 'Influenza' && mayHaveEarlierFluIn(data, child, assessed)),
  };
  const found = findingWords(words)
    .filter(({ kind, dose }) => kind === 'refused' || dose !== null)
    .map(({ dose, text, isRemark }) => ({ doseId: judged[dose ?? -1]?.known.id ?? null, text, isRemark }));
  return {
    ...assessed,
    ofDoses: doseWords(words),
    ofGroups: forecastWords(words),
    findings: found.filter(({ isRemark }) => !isRemark).map(({ doseId, text }) => ({ doseId, text })),
    remarks: new Map(found.flatMap(({ doseId, text, isRemark }) => (isRemark && doseId ? [[doseId, text]] : []))),
  };
}

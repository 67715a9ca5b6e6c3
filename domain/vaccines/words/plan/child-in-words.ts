import type { Day } from '#domain/time/day.ts';
import type { VaccineNames } from '../../editions/names-file.ts';
import type { Published } from '../../editions/published.ts';
import { groupsOfDose } from '../../given/known-dose.ts';
import { mayBeToldOf } from '../../planned/asked-rows.ts';
import { askDoctorFor, askedForIn, childOnDay, type ChildOnDay } from '../../planned/child-on-day.ts';
import { observationsForATime, titlesOf } from '../../planned/noted-conditions.ts';
import { scheduledOn } from '../../planned/planned-group.ts';
import { mayHaveEarlierFluIn } from '../../planned/rows-on-day.ts';
import type { VaccineRecord } from '../../planned/vaccine-record.ts';
import type { ObservationCode } from '../../supporting-data.ts';
import type { TraceEntry } from '../../trace/trace.ts';
import { doseWords, type DoseWords } from '../dose/dose-words.ts';
import { findingWords } from '../finding-words.ts';
import { forecastWords, type ForecastWords } from '../forecast/forecast-words.ts';
import type { WordsInput } from '../words-input.ts';

/** A child with its doses on a day, and what the engine says of them in words. */
export type ChildInWords = ChildOnDay & {
  readonly ofDoses: readonly DoseWords[];
  readonly ofGroups: readonly ForecastWords[];
  /** A sentence for each recorded fact that could not be used as entered; without a dose's id if it is of none. */
  readonly findings: readonly { readonly doseId: string | null; readonly text: string }[];
  /** What there is to say about a dose besides whether it counts, by its id. */
  readonly remarks: ReadonlyMap<string, string>;
};

export function childInWords(
  record: VaccineRecord,
  published: Published,
  names: VaccineNames,
  today: Day,
): ChildInWords {
  const trace: TraceEntry[] = [];
  const of = childOnDay(record, published, today, (entry) => trace.push(entry));
  const words = wordsInput(of, names, trace);
  const found = findingWords(words)
    .filter(({ kind, dose }) => kind === 'refused' || dose !== null)
    .map(({ dose, text, isRemark }) => ({ doseId: of.judged[dose ?? -1]?.known.id ?? null, text, isRemark }));
  return {
    ...of,
    ofDoses: doseWords(words),
    ofGroups: forecastWords(words),
    findings: found.filter(({ isRemark }) => !isRemark).map(({ doseId, text }) => ({ doseId, text })),
    remarks: new Map(found.flatMap(({ doseId, text, isRemark }) => (isRemark && doseId ? [[doseId, text]] : []))),
  };
}

function wordsInput(of: ChildOnDay, names: VaccineNames, trace: readonly TraceEntry[]): WordsInput {
  const { record, published, edition, dated, assessment } = of;
  const { child, conditions: noted } = record;
  const { schedule, conditions } = published;
  const { asOf } = assessment;
  const withoutDay = dated.filter(({ givenOn }) => givenOn === null);
  const undated = new Set(withoutDay.flatMap((dose) => groupsOfDose(edition, schedule, dose)));
  const ids = noted.map(({ id }) => id);
  return {
    assessment,
    trace,
    doses: of.judged.map(({ given }) => given),
    names,
    edition,
    askDoctorOn: (on) => askDoctorFor(record, published, on),
    today: asOf,
    noted: notedTitles(of),
    notedForATime: observationsForATime(conditions, ids, child.bornOn, asOf),
    child,
    askedFor: askedForIn(record, published),
    ageOn: scheduledOn(schedule, child.bornOn),
    mayHaveMore: (group) =>
      mayBeToldOf(of, group) || undated.has(group) || (group === 'Influenza' && mayHaveEarlierFluIn(of)),
  };
}

/** What is noted of the child, by observation. */
export function notedTitles({ record, published, assessment }: ChildOnDay): ReadonlyMap<ObservationCode, string> {
  const ids = record.conditions.map(({ id }) => id);
  return titlesOf(published.conditions, ids, record.child.bornOn, assessment.asOf);
}

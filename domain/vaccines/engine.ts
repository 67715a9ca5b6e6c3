import { dayNumber, isDay, type Day } from '#domain/time/day.ts';
import type {
  Assessment,
  DoseEvaluation,
  Finding,
  GivenDose,
  GroupForecast,
  Patient,
  RefusedWhy,
} from './assessment.ts';
import { bestSeries } from './select/best-series.ts';
import type { Antigen, Edition, Series } from './edition.ts';
import { evaluatedBefore, stillJudged } from './organize/evaluated-before.ts';
import { evaluateSeries } from './evaluate/evaluate-series.ts';
import { dueFromNoting } from './forecast/due-from-noting.ts';
import { pastDueInSeason } from './forecast/past-due-in-season.ts';
import { forecastSeries } from './forecast/forecast-series.ts';
import { contraindicationsThatHold, immunityOf } from './forecast/immunity-contraindication.ts';
import { immunizationHistory, type History } from './organize/immunization-history.ts';
import { patientFacts } from './organize/patient.ts';
import type {
  Evaluation,
  ForecastSeries,
  JudgedAntigen,
  PatientAntigen,
  Situation,
  SomeSeries,
} from './organize/patient-series.ts';
import { relevantSeries } from './organize/relevant-series.ts';
import { prioritizedSeries } from './select/select-series.ts';
import type { Trace } from './trace/trace.ts';
import { groupForecast } from './forecast/vaccine-group.ts';

/**
 * Evaluates a child's doses, in any order, and forecasts the next ones, for every vaccine of an edition. Never throws:
 * `findings` lists input that cannot be used.
 *
 * @param patient the same object stands for the same facts, as does each dose: what was evaluated of them is kept
 * @param asOf by the family's calendar
 * @param trace receives each decision; costs time only if given
 * @param traced `forecast` leaves out what is decided about each dose
 *
 * Source: CDC, CDSi logic specification 4.6 (2024-12-13), with the supporting data of the edition.
 */
export function evaluateAndForecast(
  edition: Edition,
  patient: Patient,
  doses: readonly GivenDose[],
  asOf: Day,
  trace?: Trace,
  traced: Traced = 'all',
): Assessment {
  const none = { edition: edition.chain, asOf, forecasts: [], evaluations: [] };
  const why = whyRefused(patient, doses, asOf);
  if (why) return { ...none, findings: [{ kind: 'refused', why, dose: null }] };
  const { facts, findings } = patientFacts(edition, patient);
  const before = evaluatedBefore(patient, edition);
  const history = immunizationHistory(edition, doses, {
    bornOn: facts.bornOn,
    asOf: dayNumber(asOf),
    read: before.doses,
  });
  const situation = { edition, patient: facts, history, before, asOf: dayNumber(asOf), trace };
  const judged = judgedAntigens({ ...situation, traced });
  const evaluations = judged.flatMap((of) => of.evaluations);
  return {
    ...none,
    forecasts: dueFromNoting(edition, patient, groupForecasts(situation, judged), (vaccineGroup) =>
      forecastWithoutNoted(edition, patient, doses, { asOf, vaccineGroup }),
    ).map((forecast) => pastDueInSeason(edition, forecast, asOf)),
    evaluations,
    findings: [...findings, ...history.findings, ...noSeriesFindings(history, evaluations)],
  };
}

function forecastWithoutNoted(
  edition: Edition,
  patient: Patient,
  doses: readonly GivenDose[],
  { asOf, vaccineGroup }: { readonly asOf: Day; readonly vaccineGroup: string },
): GroupForecast | null {
  const antigens = edition.antigens.filter(({ series }) => series.some((of) => of.vaccineGroup === vaccineGroup));
  const observations = patient.observations?.filter(({ notedOn }) => notedOn === undefined) ?? [];
  const { forecasts } = evaluateAndForecast({ ...edition, antigens }, { ...patient, observations }, doses, asOf);
  return forecasts.find((of) => of.vaccineGroup === vaccineGroup && of.type === 'standard') ?? null;
}

type Traced = 'all' | 'forecast';
type TracedSituation = Situation & { readonly traced: Traced };

/** Our own limit. */
const MOST_DOSES = 500;

function whyRefused({ bornOn }: Patient, doses: readonly GivenDose[], asOf: Day): RefusedWhy | null {
  if (!isDay(bornOn)) return 'no-such-birth-day';
  if (!isDay(asOf)) return 'no-such-assessment-day';
  if (asOf < bornOn) return 'assessed-before-birth';
  return doses.length > MOST_DOSES ? 'too-many-doses' : null;
}

function noSeriesFindings({ doses, records }: History, evaluations: readonly DoseEvaluation[]): readonly Finding[] {
  const judged = new Set(evaluations.map(({ dose }) => dose));
  const left = doses.filter(({ place }) => !judged.has(place));
  if (left.length === 0) return [];
  const recorded = new Set([...records.values()].flat());
  return left
    .filter((dose) => recorded.has(dose))
    .map(({ place, product }) => ({ kind: 'assumed', why: 'no-series', dose: place, value: product.cvx }));
}

/** Those of which nothing has changed are not judged again, unless each decision is traced. */
function judgedAntigens(situation: TracedSituation): readonly JudgedAntigen[] {
  const { edition, before, asOf, history, trace } = situation;
  if (trace) return edition.antigens.map((antigen) => judgedAntigen(situation, antigen));
  const known = stillJudged(situation);
  const judged = new Map<Antigen, JudgedAntigen>();
  for (const antigen of edition.antigens) judged.set(antigen, known.get(antigen) ?? judgedAntigen(situation, antigen));
  before.latest = { asOf, doses: history.doses, judged };
  return [...judged.values()];
}

function judgedAntigen(situation: TracedSituation, antigen: Antigen): JudgedAntigen {
  const relevant = relevantSeries(situation, antigen);
  const forecasts = forecastsOf(situation, patientAntigen(situation, antigen), relevant);
  const prioritized = grouped(forecasts, ({ seriesGroup }) => seriesGroup).flatMap(
    (group) => prioritizedSeries(situation, group) ?? [],
  );
  const best = bestSeries(situation, prioritized);
  return { prioritized, best, evaluations: evaluationsOf(prioritized, best) };
}

function patientAntigen(situation: Situation, antigen: Antigen): PatientAntigen {
  return {
    antigen,
    records: situation.history.records.get(antigen.name) ?? [],
    immuneBy: immunityOf(situation, antigen),
    contraindications: contraindicationsThatHold(situation, antigen.contraindications),
    vaccineContraindications: contraindicationsThatHold(situation, antigen.vaccineContraindications),
  };
}

/** In the order of the data, but series whose skips refer to others last. */
function forecastsOf(
  situation: TracedSituation,
  antigen: PatientAntigen,
  relevant: readonly Series[],
): readonly ForecastSeries[] {
  const complete = new Set<string>();
  const evaluating = situation.traced === 'all' ? situation : { ...situation, trace: undefined };
  const forecastOf = (series: Series): ForecastSeries => {
    const evaluated = evaluateSeries(evaluating, antigen, series, complete);
    return { ...evaluated, forecast: forecastSeries(situation, evaluated) };
  };
  const first = relevant.map((series) => (series.asksForOthers ? null : forecastOf(series)));
  for (const done of first) if (done?.forecast.status === 'complete') complete.add(done.series.seriesGroup);
  return relevant.map((series, index) => first[index] ?? forecastOf(series));
}

function groupForecasts(situation: Situation, judged: readonly JudgedAntigen[]): readonly GroupForecast[] {
  const best = judged.flatMap((antigen) => antigen.best);
  return grouped(best, ({ forecastKey }) => forecastKey).map((parts) => groupForecast(situation, parts));
}

function grouped(all: readonly ForecastSeries[], keyOf: (series: Series) => string): readonly SomeSeries[] {
  const groups = new Map<string, [ForecastSeries, ...ForecastSeries[]]>();
  for (const one of all) {
    const key = keyOf(one.series);
    const others = groups.get(key);
    if (others) others.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

function evaluationsOf(
  prioritized: readonly ForecastSeries[],
  best: readonly ForecastSeries[],
): readonly DoseEvaluation[] {
  return prioritized.flatMap((of) => {
    const isBest = best.includes(of);
    return of.evaluations.map((evaluation) => evaluationOf(of, isBest, evaluation));
  });
}

function evaluationOf(
  { series, forecast }: ForecastSeries,
  isOfBest: boolean,
  { dose, status, reasons, target, isInGrace, isVolumeLow }: Evaluation,
): DoseEvaluation {
  return {
    dose: dose.place,
    antigen: series.antigen,
    series: series.name,
    seriesType: series.type,
    seriesGroup: series.seriesGroup,
    vaccineGroup: series.vaccineGroup,
    target: target?.number ?? null,
    status,
    reason: reasons[0] ?? null,
    reasons,
    isInGrace,
    isVolumeLow,
    isBestSeries: isOfBest,
    seriesStatus: forecast.status,
  };
}

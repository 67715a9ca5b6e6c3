import { dayOf, type DayNumber } from '#domain/time/day-number.ts';
import type { ForecastReason } from '../assessment.ts';
import { canSkip } from '../evaluate/conditional-skip.ts';
import { addDuration } from '../duration.ts';
import type { Series, VaccineContraindication } from '../edition.ts';
import { birthPlus } from '../organize/patient.ts';
import {
  inForceOn,
  nextTarget,
  type EndedForecast,
  type ImmuneBy,
  type PatientSeries,
  type SeriesForecast,
  type Situation,
  type TargetDose,
} from '../organize/patient-series.ts';
import { earliestDate, forecastDates } from './forecast-dates.ts';
import { isContraindicated, isProductContraindicated } from './immunity-contraindication.ts';

/**
 * Marks target doses as skipped, which selection reads.
 *
 * Source: CDSi logic specification 4.6, chapter 7. Ours: a complete series stays complete if it is contraindicated or
 * the child is immune.
 */
export function forecastSeries(situation: Situation, patientSeries: PatientSeries): SeriesForecast {
  for (let target = nextTarget(patientSeries); target; target = nextTarget(patientSeries)) {
    if (skips(situation, patientSeries, target, situation.asOf)) continue;
    const end = maximumAge(situation, target);
    const none = withoutDates(situation, patientSeries, target, end);
    if (none) return noted(situation, patientSeries, none);
    const earliest = earliestDate(situation, patientSeries, target, end);
    if (end !== null && earliest >= end) {
      return noted(situation, patientSeries, ended('aged-out', 'cannot-finish-before-maximum-age', target));
    }
    if (skips(situation, patientSeries, target, earliest)) continue;
    const dates = forecastDates(situation, patientSeries, target, { earliest, end });
    return noted(situation, patientSeries, { status: 'not-complete', reason: null, target, dates });
  }
  return noted(situation, patientSeries, finished(patientSeries));
}

function ended(status: EndedForecast['status'], reason: ForecastReason, target: TargetDose | null): EndedForecast {
  return { status, reason, target, dates: null };
}

function skips(situation: Situation, patientSeries: PatientSeries, target: TargetDose, on: DayNumber): boolean {
  const question = { mode: 'forecast', on, anchor: situation.asOf } as const;
  if (!canSkip(situation, patientSeries, target, question)) return false;
  target.status = 'skipped';
  return true;
}

/** No target dose is left (section 7.4, table 7-10). */
function finished({ targets }: PatientSeries): EndedForecast {
  return targets.some(({ status }) => status === 'satisfied')
    ? ended('complete', 'series-complete', null)
    : ended('not-recommended', 'past-immunization-history', null);
}

/** Null if there is a forecast. */
function withoutDates(
  situation: Situation,
  patientSeries: PatientSeries,
  target: TargetDose,
  end: DayNumber | null,
): EndedForecast | null {
  const { asOf } = situation;
  const { antigen, series } = patientSeries;
  if (antigen.immuneBy !== null) {
    noteImmunity(situation, series, antigen.immuneBy);
    return ended('immune', 'evidence-of-immunity', target);
  }
  if (isContraindicated(situation, antigen, target)) {
    noteContraindications(situation, patientSeries, target);
    return ended('contraindicated', 'contraindication', target);
  }
  const { seasonEnd } = target.definition;
  if (seasonEnd !== null && asOf > seasonEnd) return ended('not-recommended', 'past-season-end', target);
  return end !== null && asOf >= end ? ended('aged-out', 'past-maximum-age', target) : null;
}

function noteImmunity({ trace }: Situation, { antigen, name }: Series, by: ImmuneBy): void {
  trace?.({
    step: '7.2',
    rule: 'TABLE 7-3',
    antigen,
    series: name,
    outcome: 'immune',
    saw: 'observation' in by ? { observation: by.observation } : { bornBefore: dayOf(by.bornBefore) },
  });
}

function noteContraindications(
  situation: Situation,
  { series: { antigen, name }, antigen: { contraindications, vaccineContraindications } }: PatientSeries,
  { definition }: TargetDose,
): void {
  const isOfAntigen = contraindications.length > 0;
  const isAboutDose = (of: VaccineContraindication) =>
    definition.preferable.items.some(({ product }) =>
      isProductContraindicated(situation, { vaccineContraindications: [of] }, product.index),
    );
  const holding = isOfAntigen ? contraindications : vaccineContraindications.filter(isAboutDose);
  for (const { observation } of holding) {
    const rule = isOfAntigen ? 'TABLE 7-5' : 'TABLE 7-7';
    situation.trace?.({ step: '7.3', rule, antigen, series: name, outcome: 'contraindicated', saw: { observation } });
  }
}

/** Exclusive; null without a limit. */
function maximumAge({ patient, asOf }: Situation, { definition }: TargetDose): DayNumber | null {
  return birthPlus(patient.bornOn, inForceOn(definition.ages, asOf)?.max ?? null);
}

function noted(situation: Situation, { series }: PatientSeries, forecast: SeriesForecast): SeriesForecast {
  const { status, reason, target, dates } = forecast;
  situation.trace?.({
    step: '7.4',
    rule: 'TABLE 7-10',
    antigen: series.antigen,
    series: series.name,
    ...(target && seenOf(situation, target)),
    ...(dates && { date: dayOf(dates.earliest) }),
    outcome: status,
    saw: { reason, ...(target && seasonSeen(target)) },
  });
  return forecast;
}

function seenOf({ patient, asOf }: Situation, target: TargetDose) {
  const { number, ages } = target.definition;
  const max = inForceOn(ages, asOf)?.max;
  return { target: number, ...(max && { attr: max.text, limit: dayOf(addDuration(patient.bornOn, max)) }) };
}

function seasonSeen({ definition: { seasonStart, seasonEnd } }: TargetDose) {
  return {
    ...(seasonStart !== null && { seasonStart: dayOf(seasonStart) }),
    ...(seasonEnd !== null && { seasonEnd: dayOf(seasonEnd) }),
  };
}

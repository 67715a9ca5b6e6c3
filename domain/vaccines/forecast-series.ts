import type { ForecastReason, ForecastStatus } from './assessment.ts';
import { canSkip } from './conditional-skip.ts';
import { dayOf } from './duration.ts';
import type { DayNumber } from './duration.ts';
import type { Antigen } from './edition.ts';
import { earliestDate, forecastDates } from './forecast-dates.ts';
import {
  antigenContraindications,
  isEveryProductContraindicated,
  isImmune,
  vaccineContraindications,
} from './immunity-contraindication.ts';
import { birthPlus } from './patient.ts';
import { inForceOn, nextTarget } from './patient-series.ts';
import type { ForecastSeries, PatientSeries, SeriesForecast, Situation, TargetDose } from './patient-series.ts';

/**
 * The next dose of a series: its dates, or why there are none. Target doses that are not needed are skipped, which
 * selection sees.
 *
 * Source: CDSi logic specification 4.6, chapter 7. That a complete series stays complete where it is contraindicated, or
 * the child immune, is ours.
 */
export function forecastSeries(situation: Situation, antigen: Antigen, patientSeries: PatientSeries): ForecastSeries {
  for (;;) {
    const target = nextTarget(patientSeries);
    if (!target) return { ...patientSeries, forecast: noted(situation, patientSeries, finished(patientSeries)) };
    const { asOf } = situation;
    if (skips(situation, patientSeries, target, asOf)) continue;
    const none = withoutDates(situation, antigen, patientSeries, target);
    if (none) return { ...patientSeries, forecast: noted(situation, patientSeries, none) };
    const earliest = earliestDate(situation, patientSeries, target);
    const end = maximumAge(situation, target);
    if (end !== null && earliest >= end) {
      const late = ended('aged-out', 'cannot-finish-before-maximum-age', target);
      return { ...patientSeries, forecast: noted(situation, patientSeries, late) };
    }
    if (skips(situation, patientSeries, target, earliest)) continue;
    const dates = forecastDates(situation, antigen, patientSeries, target, { earliest, end });
    return {
      ...patientSeries,
      forecast: noted(situation, patientSeries, { ...ended('not-complete', null, target), dates }),
    };
  }
}

function ended(status: ForecastStatus, reason: ForecastReason | null, target: TargetDose | null): SeriesForecast {
  return { status, reason, target, dates: null };
}

function skips(situation: Situation, patientSeries: PatientSeries, target: TargetDose, on: DayNumber): boolean {
  const question = { mode: 'forecast', on, anchor: situation.asOf, upTo: patientSeries.records.length } as const;
  if (!canSkip(situation, patientSeries, target, question)) return false;
  target.status = 'skipped';
  return true;
}

/** Nothing is left to do (section 7.4, table 7-10). */
function finished({ targets }: PatientSeries): SeriesForecast {
  return targets.some(({ status }) => status === 'satisfied')
    ? ended('complete', 'series-complete', null)
    : ended('not-recommended', 'past-immunization-history', null);
}

/** Why there is no date on the day of the assessment, whatever the dates would be; null where there is one. */
function withoutDates(
  situation: Situation,
  antigen: Antigen,
  { series }: PatientSeries,
  target: TargetDose,
): SeriesForecast | null {
  const { asOf } = situation;
  if (isImmune(situation, antigen)) return ended('immune', 'evidence-of-immunity', target);
  if (isContraindicated(situation, antigen, target)) return ended('contraindicated', 'contraindication', target);
  const { seasonEnd } = target.definition;
  if (seasonEnd !== null && asOf > seasonEnd) return ended('not-recommended', 'past-season-end', target);
  const end = maximumAge(situation, target);
  return end !== null && asOf >= end ? ended('aged-out', 'past-maximum-age', target) : null;
}

function isContraindicated(situation: Situation, antigen: Antigen, target: TargetDose): boolean {
  if (antigenContraindications(situation, antigen).length > 0) return true;
  const ofProducts = vaccineContraindications(situation, antigen);
  return ofProducts.length > 0 && isEveryProductContraindicated(situation, ofProducts, target);
}

/** The first day on which a target dose may no longer be given; null where there is none. */
export function maximumAge({ patient, asOf }: Situation, { definition }: TargetDose): DayNumber | null {
  return birthPlus(patient.bornOn, inForceOn(definition.ages, asOf)?.max ?? null);
}

function noted({ trace }: Situation, { series }: PatientSeries, forecast: SeriesForecast): SeriesForecast {
  const { status, reason, target, dates } = forecast;
  trace?.({
    step: '7.4',
    rule: 'TABLE 7-10',
    antigen: series.antigen,
    series: series.name,
    ...(target && { target: target.definition.number }),
    ...(dates && { date: dayOf(dates.earliest) }),
    outcome: status,
    saw: { reason },
  });
  return forecast;
}

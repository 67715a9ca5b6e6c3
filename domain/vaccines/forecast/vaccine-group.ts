import { dayOf, type DayNumber } from '#domain/time/day-number.ts';
import type { ForecastStatus, GroupForecast } from '../assessment.ts';
import type { VaccineGroup } from '../edition.ts';
import { isNoted } from '../organize/patient.ts';
import {
  isInForce,
  type ForecastDates,
  type ForecastSeries,
  type Situation,
  type SomeSeries,
  type TargetDose,
} from '../organize/patient-series.ts';

type DatedPart = { readonly best: ForecastSeries; readonly target: TargetDose; readonly dates: ForecastDates };

/**
 * Merges the best series of a vaccine group and series group.
 *
 * Source: CDSi logic specification 4.6, chapter 9, tables 9-4 and 9-5.
 */
export function groupForecast(situation: Situation, parts: SomeSeries): GroupForecast {
  const [{ series }] = parts;
  const { group } = series;
  const status = groupStatus(parts);
  const dated = status === 'not-complete' ? parts.flatMap(withDates) : [];
  const forecast = {
    vaccineGroup: group.name,
    seriesGroup: series.seriesGroup,
    seriesGroupName: series.seriesGroupName,
    type: series.type,
    status,
    reasons: distinct(dated.length > 0 ? [] : parts.flatMap((part) => part.forecast.reason ?? [])),
    ...datesOf(situation, group, dated),
    antigensNeeded: dated.map(({ best }) => best.series.antigen),
    products: distinct(dated.flatMap(({ dates }) => dates.products)),
    guidance: distinct(parts.flatMap((part) => guidanceOf(situation, part))),
    series: parts.map((part) => part.series.name),
  };
  noteForecast(situation, forecast);
  return forecast;
}

function withDates(best: ForecastSeries): readonly DatedPart[] {
  const { forecast } = best;
  return forecast.dates ? [{ best, target: forecast.target, dates: forecast.dates }] : [];
}

/** The first status that any antigen has; the last two only if all have them (SINGLEANTVG-1, table 9-4). */
function groupStatus(parts: readonly ForecastSeries[]): ForecastStatus {
  const statuses = parts.map(({ forecast }) => forecast.status);
  const decisive = (['contraindicated', 'aged-out', 'not-recommended', 'not-complete'] as const).find((status) =>
    statuses.includes(status),
  );
  if (decisive) return decisive;
  return statuses.every((status) => status === 'immune') ? 'immune' : 'complete';
}

const NO_DATES = { dose: null, earliest: null, recommended: null, pastDue: null, latest: null };

function datesOf(situation: Situation, group: VaccineGroup, parts: readonly DatedPart[]) {
  if (parts.length === 0) return NO_DATES;
  const earliest = groupEarliest(situation, group, parts);
  const smallest = (days: readonly (DayNumber | null)[]) => {
    const known = days.filter((day) => day !== null);
    return known.length === 0 ? null : Math.min(...known);
  };
  const recommended = Math.min(...parts.map(({ dates }) => dates.recommended));
  const pastDue = smallest(parts.map(({ dates }) => dates.pastDue));
  const latest = smallest(parts.map(({ dates }) => dates.latest));
  return {
    dose: ofGroup(
      group,
      parts.map(({ best }) => doseNumber(best)),
    ),
    earliest: dayOf(earliest),
    recommended: dayOf(Math.max(earliest, recommended)),
    pastDue: pastDue === null ? null : dayOf(Math.max(earliest, pastDue)),
    latest: latest === null ? null : dayOf(latest),
  };
}

/** A part with priority waits for the last dose given, not for the other parts (SINGLEANTVG-2, MULTIANTVG-1). */
function groupEarliest({ history, asOf }: Situation, group: VaccineGroup, parts: readonly DatedPart[]): DayNumber {
  const days = parts.map(({ dates }) => dates.earliest);
  if (!parts.some((part) => hasPriority(part, asOf))) return Math.max(...days);
  const lastDoses = group.antigens.map((antigen) => history.records.get(antigen)?.at(-1)?.on ?? -Infinity);
  return Math.max(Math.min(...days), ...lastDoses);
}

/** FORECASTPRIORITY-1. */
function hasPriority({ target }: DatedPart, asOf: DayNumber): boolean {
  const intervals = target.definition.intervals.filter((of) => isInForce(of, asOf));
  return intervals.length > 0 && intervals.every(({ isPriority }) => isPriority);
}

/** Of a full group the least advanced antigen, of others the most advanced (FORECASTDN-2). */
function ofGroup({ isFullGroup }: VaccineGroup, numbers: readonly number[]): number {
  return isFullGroup ? Math.min(...numbers) : Math.max(...numbers);
}

/** One more than the doses that count, of the season if there is one (FORECASTDN-1). */
function doseNumber({ targets }: ForecastSeries): number {
  const counting = targets.filter(
    ({ satisfiedBy, definition }) =>
      satisfiedBy && (definition.seasonStart === null || satisfiedBy.on >= definition.seasonStart),
  );
  return counting.length + 1;
}

/** FORECASTGUIDANCE-1. */
function guidanceOf({ patient, asOf }: Situation, { series, antigen }: ForecastSeries): readonly string[] {
  if (patient.observations.size === 0) return series.guidance;
  const indications = series.indications.filter((of) => isNoted(patient, of, asOf));
  return [series, ...indications, ...antigen.contraindications, ...antigen.vaccineContraindications].flatMap(
    ({ guidance }) => guidance,
  );
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)];
}

function noteForecast(
  { trace }: Situation,
  { vaccineGroup, seriesGroup, status, dose, earliest, recommended, pastDue, latest }: GroupForecast,
): void {
  trace?.({
    step: '9',
    rule: 'FORECASTVG-1',
    group: vaccineGroup,
    ...(earliest && { date: earliest }),
    outcome: status,
    saw: { seriesGroup, dose, ...(earliest && { recommended, pastDue, latest }) },
  });
}

import type { ForecastStatus, GroupForecast } from './assessment.ts';
import { dayOf } from './duration.ts';
import type { DayNumber } from './duration.ts';
import type { Antigen, VaccineGroup } from './edition.ts';
import { antigenContraindications, vaccineContraindications } from './immunity-contraindication.ts';
import { isOfAge, later } from './patient.ts';
import { validDoses } from './patient-series.ts';
import type { ForecastDates, ForecastSeries, Situation } from './patient-series.ts';

/** A best series with its antigen. */
export type Part = { readonly antigen: Antigen; readonly best: ForecastSeries };

type DatedPart = Part & { readonly dates: ForecastDates };

/**
 * One forecast for the best series that share a vaccine group and a series group.
 *
 * @param parts at least one
 *
 * Source: CDSi logic specification 4.6, chapter 9, tables 9-4 and 9-5.
 */
export function groupForecast(situation: Situation, group: VaccineGroup, parts: readonly Part[]): GroupForecast {
  const status = groupStatus(parts);
  const dated = status === 'not-complete' ? parts.flatMap(withDates) : [];
  const { series } = parts[0]?.best ?? failEmpty();
  const forecast = {
    vaccineGroup: group.name,
    seriesGroup: series.seriesGroup,
    seriesGroupName: series.seriesGroupName,
    type: series.type,
    status,
    reasons: distinct(parts.flatMap(({ best }) => best.forecast.reason ?? [])),
    ...datesOf(situation, group, dated),
    antigensNeeded: dated.map(({ antigen }) => antigen.name),
    products: distinct(dated.flatMap(({ dates }) => dates.products)),
    guidance: distinct(parts.flatMap((part) => guidanceOf(situation, part))),
    series: parts.map(({ best }) => best.series.name),
    validDoses: ofGroup(
      group,
      parts.map(({ best }) => validDoses(best)),
    ),
  };
  noteForecast(situation, forecast);
  return forecast;
}

function failEmpty(): never {
  throw new RangeError('a vaccine group needs a best series');
}

function withDates(part: Part): readonly DatedPart[] {
  const { dates } = part.best.forecast;
  return dates ? [{ ...part, dates }] : [];
}

/** SINGLEANTVG-1 and table 9-4: the first of these that any antigen has; the last two only where all have them. */
function groupStatus(parts: readonly Part[]): ForecastStatus {
  const statuses = parts.map(({ best }) => best.forecast.status);
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
  const recommended = smallest(parts.map(({ dates }) => dates.recommended));
  const pastDue = smallest(parts.map(({ dates }) => dates.pastDue));
  const latest = smallest(parts.map(({ dates }) => dates.latest));
  return {
    dose: ofGroup(
      group,
      parts.map(({ best }) => doseNumber(best)),
    ),
    earliest: dayOf(earliest),
    recommended: dayOf(later(earliest, recommended) ?? earliest),
    pastDue: pastDue === null ? null : dayOf(Math.max(earliest, pastDue)),
    latest: latest === null ? null : dayOf(latest),
  };
}

/** SINGLEANTVG-2 and MULTIANTVG-1. A part with priority is not held up by the others, only by the last dose given. */
function groupEarliest({ history }: Situation, group: VaccineGroup, parts: readonly DatedPart[]): DayNumber {
  const days = parts.map(({ dates }) => dates.earliest);
  if (!parts.some(hasPriority)) return Math.max(...days);
  const lastDoses = group.antigens.map((antigen) => history.records.get(antigen)?.at(-1)?.on ?? -Infinity);
  return Math.max(Math.min(...days), ...(parts.length > 1 ? lastDoses : []));
}

/** FORECASTPRIORITY-1. */
function hasPriority({ best }: DatedPart): boolean {
  const intervals = best.forecast.target?.definition.intervals ?? [];
  return intervals.length > 0 && intervals.every(({ isPriority }) => isPriority);
}

/** A full group counts as its antigen that is least far, another as the one that is furthest (FORECASTDN-2). */
function ofGroup({ isFullGroup }: VaccineGroup, numbers: readonly number[]): number {
  return isFullGroup ? Math.min(...numbers) : Math.max(...numbers);
}

/** One more than the doses that count; with a season only those of the season (FORECASTDN-1). */
function doseNumber({ targets }: ForecastSeries): number {
  const counting = targets.filter(
    ({ satisfiedBy, definition }) =>
      satisfiedBy && (definition.seasonStart === null || satisfiedBy.on >= definition.seasonStart),
  );
  return counting.length + 1;
}

/** FORECASTGUIDANCE-1. */
function guidanceOf(situation: Situation, { antigen, best }: Part): readonly string[] {
  const { observations, bornOn } = situation.patient;
  const indications = best.series.indications.filter(
    (of) => observations.has(of.observation) && isOfAge(bornOn, of, situation.asOf),
  );
  return [
    best.series,
    ...indications,
    ...antigenContraindications(situation, antigen),
    ...vaccineContraindications(situation, antigen),
  ].flatMap(({ guidance }) => guidance);
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)];
}

function noteForecast(
  { trace }: Situation,
  { vaccineGroup, earliest, status, dose, seriesGroup }: GroupForecast,
): void {
  trace?.({
    step: '9',
    rule: 'FORECASTVG-1',
    group: vaccineGroup,
    ...(earliest && { date: earliest }),
    outcome: status,
    saw: { seriesGroup, dose },
  });
}

import { birthPlus, isOfAge } from '../organize/patient.ts';
import { validDoses, type ForecastSeries, type Situation, type SomeSeries } from '../organize/patient-series.ts';
import type { TraceEntry } from '../trace/trace.ts';
import { mostPoints, onlyOne } from './series-points.ts';

/**
 * @param group the relevant series of one antigen and series group, in the order of the data
 *
 * Source: CDSi logic specification 4.6, sections 8.1 to 8.7, tables 8-3 and 8-5. Ours: a group for a later age waits
 * until one of its series is started.
 */
export function prioritizedSeries(situation: Situation, group: SomeSeries): ForecastSeries | null {
  if (isForLaterLife(situation, group)) {
    noteGroup(situation, group, '8', 'later-life', null);
    return null;
  }
  const prioritized = chosen(situation, withoutContraindicated(situation, group));
  noteGroup(situation, group, '8.2', prioritized ? 'prioritized' : 'none', prioritized);
  return prioritized;
}

function noteGroup(
  { trace }: Situation,
  group: SomeSeries,
  step: '8' | '8.2',
  outcome: 'later-life' | 'prioritized' | 'none',
  prioritized: ForecastSeries | null,
): void {
  const { series } = prioritized ?? group[0];
  trace?.({
    step,
    rule: outcome === 'later-life' ? 'ours' : 'TABLE 8-3',
    antigen: series.antigen,
    group: series.seriesGroup,
    ...(prioritized && { series: series.name }),
    outcome,
  });
}

function isForLaterLife({ patient, asOf }: Situation, group: readonly ForecastSeries[]): boolean {
  return group.every((of) => {
    const start = birthPlus(patient.bornOn, of.series.minStart);
    return start !== null && asOf < start && validDoses(of) === 0;
  });
}

/** Dropped if there is another one (SELECTB-24). */
function withoutContraindicated(situation: Situation, group: SomeSeries): readonly ForecastSeries[] {
  const isLeft = ({ forecast }: ForecastSeries) => forecast.status !== 'contraindicated';
  if (!group.some(isLeft)) return group;
  return remaining(situation, group, isLeft, { step: '8', rule: 'SELECTB-24', outcome: 'contraindicated' });
}

function remaining(
  { trace }: Situation,
  group: readonly ForecastSeries[],
  isKept: (of: ForecastSeries) => boolean,
  others: Pick<TraceEntry, 'step' | 'rule' | 'outcome'>,
): readonly ForecastSeries[] {
  return group.filter((of) => {
    const isIn = isKept(of);
    const { antigen, seriesGroup, name } = of.series;
    if (!isIn) trace?.({ ...others, antigen, group: seriesGroup, series: name });
    return isIn;
  });
}

function chosen(situation: Situation, all: readonly ForecastSeries[]): ForecastSeries | null {
  const group = withoutOutgrownDefault(situation, all);
  const scorable = remaining(situation, group, (of) => isScorable(situation, group, of), {
    step: '8.1',
    rule: 'SELECTSCORE-2',
    outcome: 'not-scorable',
  });
  const complete = scorable.filter(isComplete);
  const inProcess = scorable.filter(isInProcess);
  return (
    onlyOne(scorable) ??
    mostPoints(situation, 'complete', complete) ??
    mostPoints(situation, 'in-process', inProcess) ??
    scorable.find(isSpared) ??
    onlyOne(group.filter(({ series }) => series.isDefault)) ??
    mostPoints(situation, 'no-valid-dose', scorable)
  );
}

/**
 * Before the first dose, a default series that may no longer be started and has no product for the child's age gives
 * way to one that has. Ours: else nobody from 12 years could start COVID-19 vaccine.
 */
function withoutOutgrownDefault(situation: Situation, group: readonly ForecastSeries[]): readonly ForecastSeries[] {
  if (group.some((of) => of.series.type !== 'standard' || validDoses(of) > 0)) return group;
  const left = group.filter((of) => !of.series.isDefault || !isOutgrown(situation, of) || hasProduct(situation, of));
  return left.some((of) => hasProduct(situation, of)) ? left : group;
}

function isOutgrown({ patient, asOf }: Situation, { series }: ForecastSeries): boolean {
  const end = birthPlus(patient.bornOn, series.maxStart);
  return end !== null && asOf >= end;
}

function hasProduct({ patient, asOf }: Situation, { forecast: { target } }: ForecastSeries): boolean {
  const items = target?.definition.preferable.items ?? [];
  return items.some(({ ages }) => isOfAge(patient.bornOn, ages, asOf));
}

function isComplete({ forecast }: ForecastSeries): boolean {
  return forecast.status === 'complete';
}

function isInProcess(of: ForecastSeries): boolean {
  return of.forecast.status === 'not-complete' && validDoses(of) > 0;
}

/**
 * For a risk, and earlier doses of another series make all of its own unnecessary. Ours: table 8-11 would prefer a
 * series of the group that still asks for a dose, such as PPSV23 after four doses of PCV20.
 */
function isSpared({ series, forecast }: ForecastSeries): boolean {
  return series.type === 'risk' && forecast.reason === 'past-immunization-history';
}

/** Section 8.1, SELECTSCORE-2. */
function isScorable(situation: Situation, group: readonly ForecastSeries[], of: ForecastSeries): boolean {
  switch (of.series.type) {
    case 'risk':
      return group.every(({ series }) => of.series.priority <= series.priority);
    case 'evaluation-only':
      return isComplete(of);
    case 'standard':
      return validDoses(of) > 0
        ? isStartedInTime(situation, of)
        : group.every((other) => validDoses(other) === 0 && !other.series.isDefault);
  }
}

function isStartedInTime({ patient }: Situation, { series, evaluations }: ForecastSeries): boolean {
  const end = birthPlus(patient.bornOn, series.maxStart);
  const first = evaluations.find(({ status }) => status === 'valid');
  return end === null || (first !== undefined && first.dose.on < end);
}

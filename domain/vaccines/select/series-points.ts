import type { DayNumber } from '#domain/time/day-number.ts';
import { birthPlus } from '../organize/patient.ts';
import { addDuration } from '../duration.ts';
import { inForceOn, isInForce, validDoses, type ForecastSeries, type Situation } from '../organize/patient-series.ts';
import type { TraceRule } from '../trace/trace.ts';

export type Pool = 'complete' | 'in-process' | 'no-valid-dose';

type Points = { readonly unique: number; readonly shared: number; readonly not: number };

type Condition = Points & {
  readonly rule: TraceRule;
  readonly holds: (situation: Situation, pool: readonly ForecastSeries[]) => (of: ForecastSeries) => boolean;
};

/** Source: CDSi logic specification 4.6, tables 8-7, 8-9 and 8-11. */
const CONDITIONS: Readonly<Record<Pool, readonly Condition[]>> = {
  complete: [{ rule: 'SELECTB-19', unique: 1, shared: 0, not: -1, holds: hasMostValidDoses }],
  'in-process': [
    { rule: 'SELECTB-23', unique: 2, shared: 2, not: -2, holds: () => isProductWithAllValid },
    { rule: 'SELECTB-3', unique: 3, shared: 3, not: -3, holds: isCompletable },
    { rule: 'SELECTB-19', unique: 2, shared: 0, not: -2, holds: hasMostValidDoses },
    { rule: 'SELECTB-5', unique: 2, shared: 0, not: -2, holds: hasFewestTargetsLeft },
    { rule: 'SELECTB-11', unique: 1, shared: 0, not: -1, holds: finishesEarliest },
  ],
  'no-valid-dose': [
    { rule: 'SELECTB-14', unique: 1, shared: 0, not: -1, holds: startsEarliest },
    { rule: 'SELECTB-3', unique: 1, shared: 1, not: -1, holds: isCompletable },
    { rule: 'SELECTB-2', unique: -1, shared: -1, not: 1, holds: () => isProduct },
  ],
};

/**
 * Ties go to the better preference, then to data order (ours). Null for an empty pool.
 *
 * Source: CDSi logic specification 4.6, SELECTBEST-1 and -2.
 */
export function mostPoints(situation: Situation, kind: Pool, pool: readonly ForecastSeries[]): ForecastSeries | null {
  if (pool.length <= 1) return onlyOne(pool);
  const scored = pool.map((series) => ({ series, points: 0 }));
  for (const { rule, holds, unique, shared, not } of CONDITIONS[kind]) {
    const holding = pool.filter(holds(situation, pool));
    const ifTrue = holding.length === 1 ? unique : shared;
    for (const one of scored) {
      const given = holding.includes(one.series) ? ifTrue : not;
      one.points += given;
      notePoints(situation, one.series, rule, given);
    }
  }
  const most = Math.max(...scored.map(({ points }) => points));
  const best = scored.filter(({ points }) => points === most).map(({ series }) => series);
  return best.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}

export function onlyOne([first, ...others]: readonly ForecastSeries[]): ForecastSeries | null {
  return first && others.length === 0 ? first : null;
}

/** Series without a published preference come last; finite so that ranks can be subtracted. */
function rank({ series }: ForecastSeries): number {
  return Math.min(series.preference, Number.MAX_SAFE_INTEGER);
}

function notePoints({ trace }: Situation, { series }: ForecastSeries, rule: TraceRule, given: number): void {
  trace?.({
    step: '8',
    rule,
    antigen: series.antigen,
    series: series.name,
    group: series.seriesGroup,
    outcome: 'points',
    saw: { given },
  });
}

function hasMostValidDoses(_: Situation, pool: readonly ForecastSeries[]): (of: ForecastSeries) => boolean {
  const most = Math.max(...pool.map(validDoses));
  return (of) => validDoses(of) === most;
}

function hasFewestTargetsLeft(_: Situation, pool: readonly ForecastSeries[]): (of: ForecastSeries) => boolean {
  const fewest = Math.min(...pool.map(targetsLeft));
  return (of) => targetsLeft(of) === fewest;
}

function targetsLeft({ targets }: ForecastSeries): number {
  return targets.filter(({ status }) => status === 'not-satisfied').length;
}

function isProduct({ series }: ForecastSeries): boolean {
  return series.isProduct;
}

function isProductWithAllValid(of: ForecastSeries): boolean {
  return isProduct(of) && of.evaluations.every(({ status }) => status === 'valid');
}

function isCompletable(situation: Situation): (of: ForecastSeries) => boolean {
  return (of) => completableBy(situation, of) !== null;
}

/** Among completable series (SELECTB-11). */
function finishesEarliest(situation: Situation, pool: readonly ForecastSeries[]): (of: ForecastSeries) => boolean {
  const finishes = new Map(pool.map((of) => [of, completableBy(situation, of)]));
  const soonest = Math.min(...[...finishes.values()].map((finish) => finish ?? Infinity));
  return (of) => finishes.get(of) === soonest;
}

function startsEarliest(_: Situation, pool: readonly ForecastSeries[]): (of: ForecastSeries) => boolean {
  const soonest = Math.min(...pool.map(({ forecast }) => forecast.dates?.earliest ?? Infinity));
  return ({ forecast }) => forecast.dates?.earliest === soonest;
}

/** Null if the last dose cannot be given before its maximum age (SELECTB-3). */
function completableBy(situation: Situation, of: ForecastSeries): DayNumber | null {
  const finish = finishDate(situation, of);
  const last = of.targets.at(-1);
  const ages = last ? inForceOn(last.definition.ages, situation.asOf) : null;
  const end = birthPlus(situation.patient.bornOn, ages?.max ?? null);
  return finish !== null && (end === null || finish < end) ? finish : null;
}

/**
 * The earliest date of the next dose plus the minimum intervals of the remaining ones (SELECTB-12; adding them up is
 * ours).
 */
function finishDate({ asOf }: Situation, { targets, forecast }: ForecastSeries): DayNumber | null {
  if (!forecast.dates) return null;
  let date = forecast.dates.earliest;
  for (const target of targets) {
    if (target === forecast.target || target.status !== 'not-satisfied') continue;
    const interval = target.definition.intervals.find((of) => of.from === 'previous' && isInForce(of, asOf));
    if (interval?.min) date = addDuration(date, interval.min);
  }
  return date;
}

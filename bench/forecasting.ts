import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import type { GivenDose, Patient } from '#domain/vaccines/assessment.ts';
import { editionOn } from '#domain/vaccines/editions/editions-data.ts';
import { evaluateAndForecast } from '#domain/vaccines/engine.ts';
import type { Trace } from '#domain/vaccines/trace/trace.ts';
import { loopThreadMs } from './fixed-work.ts';
import { inTurn, ratioAtMost, type Compared, type Figure } from './figures.ts';
import { FIRST_LOOP, firstTimes, LOOP } from './first-times.ts';
import { threadMs } from './thread-time.ts';

const rounds = 40;
const warmingUp = 20;
const children = 100;

/** CVX codes by month of age: 20 doses to 24 months, by CDC's schedule of 2025. */
const VISITS = [
  { month: 0, products: ['08', '306'] },
  { month: 2, products: ['146', '216', '116'] },
  { month: 4, products: ['146', '216', '116'] },
  { month: 6, products: ['146', '216', '116', '140'] },
  { month: 7, products: ['140'] },
  { month: 12, products: ['216', '03', '21', '83'] },
  { month: 15, products: ['20', '48'] },
  { month: 18, products: ['83'] },
] as const;

/** A child of two years on the day of its assessment. */
type TwoYearOld = { readonly patient: Patient; readonly doses: readonly GivenDose[]; readonly asOf: Day };

/** How long a thread takes to assess a hundred children of two years with 20 doses, and to load the data. */
export async function forecastingFigures(): Promise<Figure[]> {
  const family = Array.from({ length: children }, (_, n) => twoYearOld(n));
  const plain = await timesOf(family);
  let entries = 0;
  const traced = await timesOf(family, () => {
    entries += 1;
  });
  if (entries === 0) throw new Error('the trace was told nothing');
  const loaded = await firstTimes('loading-editions.ts');
  return [
    ratioAtMost(
      `${children} children of two years with 20 doses assessed, one thread`,
      { ...plain, unit: 'ms', beside: LOOP },
      10,
    ),
    ratioAtMost('the same with a trace of every decision', { ...traced, unit: 'ms', beside: LOOP }, 15),
    ratioAtMost(
      'vaccine data checked and ready for the first time',
      { ...loaded, unit: 'ms', beside: FIRST_LOOP },
      3.5,
    ),
  ];
}

/** Born on different days, with each visit a few days late for some. */
function twoYearOld(n: number): TwoYearOld {
  const bornOn = addDays(day('2024-01-01'), (n * 37) % 365);
  const doses = VISITS.flatMap(({ month, products }) =>
    products.map((cvx) => ({ givenOn: addDays(addMonths(bornOn, month), n % 6), cvx })),
  );
  return { patient: { bornOn, sex: n % 2 ? 'female' : 'male' }, doses, asOf: addDays(addMonths(bornOn, 24), 10) };
}

/** CPU time of this thread for a whole family, and of the fixed loop. */
async function timesOf(family: readonly TwoYearOld[], trace?: Trace): Promise<Compared> {
  const assessing = () => {
    const startedAt = threadMs();
    for (const { patient, doses, asOf } of family) {
      const { forecasts } = evaluateAndForecast(editionOn('cdsi-4.65', asOf), patient, doses, asOf, trace);
      if (forecasts.length === 0) throw new Error('a child has no forecast');
    }
    return threadMs() - startedAt;
  };
  for (let n = 0; n < warmingUp; n += 1) assessing();
  return inTurn(rounds, assessing, loopThreadMs);
}

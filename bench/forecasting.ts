import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import type { GivenDose, Patient } from '#domain/vaccines/assessment.ts';
import { editionOn } from '#domain/vaccines/editions/editions-data.ts';
import { evaluateAndForecast } from '#domain/vaccines/engine.ts';
import type { Trace } from '#domain/vaccines/trace/trace.ts';
import { atLeast, atMost, median, type Figure } from './figures.ts';
import { threadMs } from './thread-time.ts';

const run = promisify(execFile);
const rounds = 7;
const roundMs = 500;
const loadings = 15;
const children = 100;

/** Products by CVX, and the month of age in which they are given: 20 doses to 24 months, as CDC's schedule of 2025 has them. */
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

/** A child of two years, with the day on which it is looked at. */
type TwoYearOld = { readonly patient: Patient; readonly doses: readonly GivenDose[]; readonly asOf: Day };

/** How many children of two years with 20 doses a thread assesses in a second, and how soon the data is there. */
export async function forecastingFigures(): Promise<Figure[]> {
  const family = Array.from({ length: children }, (_, n) => twoYearOld(n));
  const plain = perSecond(family);
  let entries = 0;
  const traced = perSecond(family, () => {
    entries += 1;
  });
  if (entries === 0) throw new Error('the trace was told nothing');
  const times: number[] = [];
  for (let n = 0; n < loadings; n += 1) times.push(await loadingMs());
  return [
    atLeast('children of two years with 20 doses assessed, one thread', plain, 4000, '/s'),
    atLeast('the same with a trace of every decision', traced, 2500, '/s'),
    atMost('vaccine data checked and ready for the first time', median(times), 20, 'ms'),
  ];
}

/** Born on different days, and each visit a few days late for some. */
function twoYearOld(n: number): TwoYearOld {
  const bornOn = addDays(day('2024-01-01'), (n * 37) % 365);
  const doses = VISITS.flatMap(({ month, products }) =>
    products.map((cvx) => ({ givenOn: addDays(addMonths(bornOn, month), n % 6), cvx })),
  );
  return { patient: { bornOn, sex: n % 2 ? 'female' : 'male' }, doses, asOf: addDays(addMonths(bornOn, 24), 10) };
}

/** The middle of some rounds, each of so much time of this thread. */
function perSecond(family: readonly TwoYearOld[], trace?: Trace): number {
  const rates = Array.from({ length: rounds }, () => {
    const startedAt = threadMs();
    let done = 0;
    while (threadMs() - startedAt < roundMs) {
      for (const { patient, doses, asOf } of family) {
        const { forecasts } = evaluateAndForecast(editionOn('cdsi-4.65', asOf), patient, doses, asOf, trace);
        if (forecasts.length === 0) throw new Error('a child has no forecast');
      }
      done += family.length;
    }
    return (done * 1000) / (threadMs() - startedAt);
  });
  return median(rates);
}

/** In a process that has done nothing before. */
async function loadingMs(): Promise<number> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'loading-editions.ts')]);
  return Number(stdout);
}

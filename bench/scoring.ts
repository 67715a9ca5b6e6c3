import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GENDERS, type Gender } from '#domain/children/child.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import type { ReadAt } from '#domain/growth/references/reference.ts';
import { readReference, scoreOf } from '#domain/growth/score/score.ts';
import { restrictedValueAt, restrictedZScore } from '#domain/growth/score/z-score.ts';
import { atLeast, atMost, median, type Figure } from './figures.ts';
import { threadMs } from './thread-time.ts';

const run = promisify(execFile);
const rounds = 7;
const roundMs = 500;
const decodings = 15;
const { to60Months: standard } = references.who2006;

/** A weight in kg, and whose at which age. */
type Weighed = { readonly gender: Gender; readonly at: ReadAt; readonly weightKg: number };

/** How many weights a thread scores in a second, and how soon a browser has unpacked the tables. */
export async function scoringFigures(): Promise<Figure[]> {
  const weights = weightsOfAllAges();
  const zScores = perSecond(weights, ({ gender, at, weightKg }) => {
    const lms = standard.rowAt('weight-for-age', gender, at);
    return lms ? restrictedZScore(weightKg, lms) : NaN;
  });
  const scores = perSecond(weights, ({ gender, at, weightKg }) => {
    const reading = readReference(standard, 'weight-for-age', gender, at);
    return reading ? scoreOf(reading, weightKg).z : NaN;
  });
  const times: number[] = [];
  for (let n = 0; n < decodings; n += 1) times.push(await decodingMs());
  return [
    atLeast('z-scores of weights at all ages, one thread', zScores / 1e6, 6, 'million/s'),
    atLeast('the same with percentile and flag', scores / 1e6, 3, 'million/s'),
    atMost('all growth tables unpacked for the first time', median(times), 10, 'ms'),
  ];
}

/** Days and deviations jump about: on every day to 60 months from 3.3 below the median to as many above. */
function weightsOfAllAges(): Weighed[] {
  const days = standard.lastDay + 1;
  return Array.from({ length: 8 * days }, (_, n) => {
    const gender = GENDERS[n % 2] ?? 'female';
    const at = { ageDays: (n * 7919) % days, lengthCm: null };
    const lms = standard.rowAt('weight-for-age', gender, at);
    if (!lms) throw new Error(`there is no row on day ${at.ageDays}`);
    return { gender, at, weightKg: restrictedValueAt(((n * 31) % 67) / 10 - 3.3, lms) };
  });
}

/** The middle of some rounds, each of so much time of this thread. */
function perSecond(weights: readonly Weighed[], zOf: (weighed: Weighed) => number): number {
  const rates = Array.from({ length: rounds }, () => {
    const startedAt = threadMs();
    let [done, sum] = [0, 0];
    while (threadMs() - startedAt < roundMs) {
      for (const weighed of weights) sum += zOf(weighed);
      done += weights.length;
    }
    if (!Number.isFinite(sum)) throw new Error('a weight has no z-score');
    return (done * 1000) / (threadMs() - startedAt);
  });
  return median(rates);
}

/** In a process that has done nothing before. */
async function decodingMs(): Promise<number> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'decoding.ts')]);
  return Number(stdout);
}

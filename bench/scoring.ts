import { GENDERS, type Gender } from '#domain/children/child.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import type { ReadAt } from '#domain/growth/score/reference.ts';
import { readReference, scoreOf } from '#domain/growth/score/score.ts';
import { restrictedValueAt, restrictedZScore } from '#domain/growth/score/z-score.ts';
import { loopThreadMs } from './fixed-work.ts';
import { inTurn, ratioAtMost, type Compared, type Figure } from './figures.ts';
import { FIRST_LOOP, firstTimes, LOOP } from './first-times.ts';
import { threadMs } from './thread-time.ts';

const rounds = 30;
const scoresEach = 1_000_000;
const { to60Months: standard } = references.who2006;

/** A child's weight at an age. */
type Weighed = { readonly gender: Gender; readonly at: ReadAt; readonly weightKg: number };

/** How long a thread takes for a million scores, and a browser to unpack the tables. */
export async function scoringFigures(): Promise<Figure[]> {
  const weights = weightsOfAllAges();
  const zScores = await timesOf(weights, ({ gender, at, weightKg }) => {
    const lms = standard.rowAt('weight-for-age', gender, at);
    return lms ? restrictedZScore(weightKg, lms) : NaN;
  });
  const scores = await timesOf(weights, ({ gender, at, weightKg }) => {
    const reading = readReference(standard, 'weight-for-age', gender, at);
    return reading ? scoreOf(reading, weightKg).z : NaN;
  });
  const unpacked = await firstTimes('decoding.ts');
  return [
    ratioAtMost('a million z-scores of weights at all ages, one thread', { ...zScores, unit: 'ms', beside: LOOP }, 45),
    ratioAtMost('the same with percentile and flag', { ...scores, unit: 'ms', beside: LOOP }, 65),
    ratioAtMost('all growth tables unpacked for the first time', { ...unpacked, unit: 'ms', beside: FIRST_LOOP }, 1.9),
  ];
}

/** In mixed order: every day to 60 months, from 3.3 deviations below the median to 3.3 above. */
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

/** CPU time of this thread for the scores, and of the fixed loop. */
function timesOf(weights: readonly Weighed[], zOf: (weighed: Weighed) => number): Promise<Compared> {
  const scoring = () => {
    const startedAt = threadMs();
    let [done, sum] = [0, 0];
    for (; done < scoresEach; done += weights.length) for (const weighed of weights) sum += zOf(weighed);
    if (!Number.isFinite(sum)) throw new Error('a weight has no z-score');
    return ((threadMs() - startedAt) * scoresEach) / done;
  };
  return inTurn(rounds, scoring, loopThreadMs);
}

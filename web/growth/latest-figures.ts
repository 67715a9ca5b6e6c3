import type { NoScore } from '#domain/growth/assess.ts';
import { childValues, type PointsInput } from '#domain/growth/chart-points.ts';
import { FIRST_DAY_OF_HEIGHT } from '#domain/growth/length.ts';
import type { Score } from '#domain/growth/score.ts';
import { MEASURES } from '#domain/growth/value-text.ts';
import type { Day } from '#domain/time/day.ts';
import { measureName } from './chart-label.ts';
import { latestTogether } from './growth-facts.ts';
import type { Charted } from './series.ts';

/** The latest value of a measure and where it stands. */
export type LatestFigure = {
  readonly name: string;
  /** With its unit; null where the percentile is the whole fact. */
  readonly value: string | null;
  readonly score: Score | NoScore;
  readonly measuredOn: Day;
};

type Input = Omit<PointsInput<Charted>, 'measure' | 'basis'>;

/** The latest value of each measure, and of weight for length, or from 24 months of body mass index. */
export function latestFigures(input: Input): readonly LatestFigure[] {
  const latest = MEASURES.flatMap((measure): LatestFigure[] => {
    const value = childValues({ ...input, measure }).at(-1);
    if (!value?.score || !value.measuredOn) return [];
    return [{ name: measureName[measure], value: value.words.value, score: value.score, measuredOn: value.measuredOn }];
  });
  return [...latest, ...togetherIn(input)];
}

function togetherIn({ child, measurements, plan }: Input): readonly LatestFigure[] {
  const together = latestTogether(child, measurements, plan);
  if (!together) return [];
  const { measurement, assessment } = together;
  const isOlder = assessment.ageDays >= FIRST_DAY_OF_HEIGHT;
  const score = isOlder ? assessment.bmi : assessment.weightForLength;
  const name = isOlder ? 'Body mass index' : 'Weight for length';
  return score.scored ? [{ name, value: null, score, measuredOn: measurement.measuredOn }] : [];
}

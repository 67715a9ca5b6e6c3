import { assess, bodyMassIndex, type NoScore } from '#domain/growth/score/assess.ts';
import { childValues, type PointsInput } from '#domain/growth/chart/chart-points.ts';
import { FIRST_DAY_OF_HEIGHT } from '#domain/growth/score/length.ts';
import type { Score } from '#domain/growth/score/score.ts';
import { withBirthWeight } from '#domain/growth/score/newborn-loss.ts';
import { measuredTogether } from '#domain/growth/score/together.ts';
import { NBSP } from '#domain/growth/units.ts';
import { MEASURES } from '#domain/growth/value-text.ts';
import type { Day } from '#domain/time/day.ts';
import { measureName } from '../chart/chart-label.ts';
import type { Charted } from '../chart/series.ts';

export type LatestFigure = {
  readonly name: string;
  /** With unit; null where only the percentile is meaningful. */
  readonly value: string | null;
  readonly score: Score | NoScore;
  readonly measuredOn: Day;
};

type Input = Omit<PointsInput<Charted>, 'measure' | 'basis'>;

export function latestFigures(input: Input): readonly LatestFigure[] {
  const latest = MEASURES.flatMap((measure): LatestFigure[] => {
    const value = childValues({ ...input, measure }).at(-1);
    if (!value?.score || !value.measuredOn) return [];
    return [{ name: measureName[measure], value: value.words.value, score: value.score, measuredOn: value.measuredOn }];
  });
  return [...latest, ...weightForSize(input)];
}

function weightForSize({ child, measurements, plan }: Input): readonly LatestFigure[] {
  const together = measuredTogether(measurements).at(-1);
  if (!together) return [];
  const { values, measuredOn } = together;
  const { ageDays, lengthUsedCm, bmi, weightForLength } = assess(withBirthWeight(child, measurements), values, plan);
  if (ageDays < FIRST_DAY_OF_HEIGHT) {
    return [{ name: 'Weight for length', value: null, score: weightForLength, measuredOn }];
  }
  const kgPerM2 = bodyMassIndex(values.weightKg, lengthUsedCm) ?? 0;
  return [{ name: 'Body mass index', value: `${kgPerM2.toFixed(1)}${NBSP}kg/m²`, score: bmi, measuredOn }];
}

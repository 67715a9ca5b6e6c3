import { isBornEarly } from '#domain/children/gestation.ts';
import { assess, type Assessment, type GrowingChild, type MeasuredValues, type NoScore } from './assess.ts';
import type { MeasuredField } from '../limits.ts';
import { isUnlikelyNewbornLoss } from './newborn-loss.ts';
import type { ReferencePlan } from './reference.ts';
import type { Score } from './score.ts';

/**
 * Values flagged by WHO, for the parent to confirm, and a weight of the first year more than 15 % below birth weight.
 * If only weight and height together are flagged, the one farther from its median counts. A child born early is small
 * for its age from birth, so only values that are too high count.
 */
export function unlikelyFields(
  child: GrowingChild,
  measurement: MeasuredValues,
  plan: ReferencePlan,
): readonly MeasuredField[] {
  const scores = assess({ ...child, gestationDays: null, birthWeightKg: null, firstWeights: [] }, measurement, plan);
  const isUnlikely = (score: Score | NoScore) =>
    score.scored && score.flagged && !(score.z < 0 && isBornEarly(child.gestationDays));
  const fields: MeasuredField[] = [];
  if (isUnlikely(scores.weight) || isUnlikelyNewbornLoss(child, measurement)) fields.push('weightKg');
  if (isUnlikely(scores.height)) fields.push('heightCm');
  const areTogether = isUnlikely(scores.bmi) || isUnlikely(scores.weightForLength);
  if (fields.length === 0 && areTogether) fields.push(fartherField(scores));
  if (isUnlikely(scores.head)) fields.push('headCm');
  return fields;
}

function fartherField({ weight, height }: Assessment): MeasuredField {
  const distance = (score: Score | NoScore) => (score.scored ? Math.abs(score.z) : 0);
  return distance(height) > distance(weight) ? 'heightCm' : 'weightKg';
}

import { ageOn, held } from './first-weeks.ts';
import { pointsByDay, type LineInput, type LinePoint } from './line-point.ts';
import { hasFallen, LAST_DAY_OF_FIRST_YEAR } from './lost.ts';
import { hasSmallGain, littleMoreThanBirth } from './small-gain.ts';
import { heaviestBefore, HOME_SCALE_GRAMS, LAST_DAY_OF_HALF_YEAR } from '../score/newborn-loss.ts';
import { gramsOfKg } from '../units.ts';

/**
 * Whether anything that calms, a percentile as well, may stand beside the latest weight, where nothing is asked: not
 * beside a low gain or a loss, nor a weight of the first half year that is no more than the one before it, gained too
 * little, also after a dip, or is less or little more than at birth, nor one of the rest of the first year 100 g or more
 * below an earlier one. Our judgment.
 */
export function mayCalm(input: LineInput): boolean {
  const points = pointsByDay(input, 'weight');
  const latest = points.at(-1);
  if (input.isLowGain || !latest) return !input.isLowGain;
  // As of the day of the weight: without another one nothing calms later on.
  const then = { ...held(input), today: latest.measuredOn };
  if (littleMoreThanBirth(then) || hasSmallGain(then) || hasFallen(input)) return false;
  return !isNoMore(input, points) && !isFarLess(input, points);
}

/** Of the first half year: no more than the weight before, or less than at birth, in whole grams. */
function isNoMore(input: LineInput, points: readonly LinePoint[]): boolean {
  const [latest, previous] = points.toReversed();
  if (!latest || ageOn(input, latest.measuredOn) > LAST_DAY_OF_HALF_YEAR) return false;
  const isLess = input.birthWeightKg !== null && gramsOfKg(latest.value) < gramsOfKg(input.birthWeightKg);
  const isAfterBirth = previous && previous.measuredOn > input.bornOn;
  return isLess || (isAfterBirth === true && gramsOfKg(latest.value) <= gramsOfKg(previous.value));
}

/** Of the rest of the first year: 100 g or more below an earlier weight. */
function isFarLess(input: LineInput, points: readonly LinePoint[]): boolean {
  const latest = points.at(-1);
  const from = latest && heaviestBefore(points, latest.measuredOn);
  const age = latest ? ageOn(input, latest.measuredOn) : 0;
  if (!latest || !from || age <= LAST_DAY_OF_HALF_YEAR || age > LAST_DAY_OF_FIRST_YEAR) return false;
  return gramsOfKg(from.value) - gramsOfKg(latest.value) >= HOME_SCALE_GRAMS;
}

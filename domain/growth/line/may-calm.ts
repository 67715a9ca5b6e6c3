import { ageOn, held } from './first-weeks.ts';
import { pointsByDay, type LineInput, type LinePoint } from './line-point.ts';
import { hasFallen } from './lost.ts';
import { hasSmallGain, littleMoreThanBirth } from './small-gain.ts';
import { LAST_DAY_OF_FIRST_YEAR } from '../score/first-year.ts';
import { heaviestBefore, HOME_SCALE_GRAMS, LAST_DAY_OF_HALF_YEAR } from '../score/newborn-loss.ts';
import { gramsOfKg } from '../units.ts';

/**
 * Whether anything that calms, a percentile as well, may stand beside the latest weight, where nothing is asked: not
 * beside a low gain or a loss, nor a weight of the first half year that is no more than an earlier one, gained too
 * little, even after a dip, or is less or little more than at birth, nor one of the rest of the first year 100 g or more
 * below an earlier one. Our judgment.
 */
export function mayCalm(input: LineInput): boolean {
  const points = pointsByDay(input, 'weight');
  const latest = points.at(-1);
  if (input.isLowGain) return false;
  if (!latest) return true;
  // As of the day of the weight: without another one nothing calms later on.
  const then = { ...held(input), today: latest.measuredOn };
  if (littleMoreThanBirth(then) || hasSmallGain(then) || hasFallen(input)) return false;
  const isBelowBirth = input.birthWeightKg !== null && gramsOfKg(latest.value) < gramsOfKg(input.birthWeightKg);
  return !(isBelowBirth && isYoung(input, latest)) && !isLess(input, points, latest);
}

function isYoung(input: LineInput, { measuredOn }: LinePoint): boolean {
  return ageOn(input, measuredOn) <= LAST_DAY_OF_HALF_YEAR;
}

/** Of the first half year, no more than an earlier one after birth; of the rest of the first year, 100 g or more below it. */
function isLess(input: LineInput, points: readonly LinePoint[], latest: LinePoint): boolean {
  const afterBirth = points.filter(({ measuredOn }) => measuredOn > input.bornOn);
  const heaviest = heaviestBefore(afterBirth, latest.measuredOn);
  if (!heaviest || ageOn(input, latest.measuredOn) > LAST_DAY_OF_FIRST_YEAR) return false;
  const less = gramsOfKg(heaviest.value) - gramsOfKg(latest.value);
  return less >= (isYoung(input, latest) ? 0 : HOME_SCALE_GRAMS);
}

import type { Gender } from '#domain/children/child.ts';
import { changeSentence } from '../change-text.ts';
import { ageUsed } from '#domain/children/gestation.ts';
import type { GrowingChild } from '../score/assess.ts';
import type { Increment } from '../score/increments.ts';
import type { Units } from '../units.ts';

/** In standard deviations: 2 of 100 gain less. Our judgment. */
const LOW = -2;

/** Within it are 68 of 100. Our judgment. */
const USUAL = 1;

/**
 * 'Up 580 g in 5 weeks, about what girls of her age gain.' More or less than most is outside one standard deviation,
 * which 68 of 100 are within (our judgment). Of a loss that is not below 2 of them, only what has changed.
 *
 * Source: WHO Child Growth Standards, growth velocity, 2009.
 */
export function gainText(increment: Increment, child: GrowingChild, units: Units): string {
  const { from, to, change, score } = increment;
  const said = changeSentence('weight', { latest: { ...to, value: from.value + change }, previous: from }, units) ?? '';
  if (child.gender === null || !isGainCompared(increment)) return `${said}.`;
  const { isCorrected } = ageUsed(child, to.measuredOn);
  const others = `${WHOSE[child.gender]} ${isCorrected ? 'corrected age' : 'age'}`;
  if (score === null || isLowGain(increment)) return `${said}. Nearly all ${others} gain more.`;
  return `${said}, ${comparedText(score.z)} ${others} gain.`;
}

/** Whether `gainText` says what others gain. */
export function isGainCompared(increment: Increment): boolean {
  return increment.change > 0 || isLowGain(increment);
}

/** Whether it is about what others gain, or more. */
export function isUsualGain({ score }: Increment): boolean {
  return score !== null && score.z > -USUAL;
}

/** Beside which nothing calms. */
export function isLowGain({ score }: Increment): boolean {
  return score === null || score.z < LOW;
}

function comparedText(z: number): string {
  if (Math.abs(z) < USUAL) return 'about what';
  return z > 0 ? 'more than most' : 'less than most';
}

const WHOSE: Readonly<Record<Gender, string>> = { female: 'girls of her', male: 'boys of his' };

import type { Gender } from '#domain/children/child.ts';
import { ageDays } from '#domain/time/age.ts';
import { weightChangeText } from '../latest.ts';
import { ageUsed } from '../score/age-used.ts';
import type { GrowingChild } from '../score/assess.ts';
import type { Increment } from '../score/increments.ts';
import type { Units } from '../units.ts';

/**
 * 'Up 580 g in 5 weeks, about what girls of her age gain.' Of a loss, or of a gain below what the standards cover, only
 * what has changed. More or less than most is outside one standard deviation, which 68 of 100 are within (our judgment).
 *
 * Source: WHO Child Growth Standards, growth velocity, 2009.
 */
export function gainText({ from, to, change, score }: Increment, child: GrowingChild, units: Units): string {
  const said = weightChangeText({ latest: { ...to, value: from.value + change }, previous: from }, units) ?? '';
  if (change <= 0 || score === null || child.gender === null) return `${said}.`;
  const { isCorrected } = ageUsed(ageDays(child.bornOn, to.measuredOn), child.gestationDays);
  return `${said}, ${comparedText(score.z)} ${WHOSE[child.gender]} ${isCorrected ? 'corrected age' : 'age'} gain.`;
}

function comparedText(z: number): string {
  if (Math.abs(z) < 1) return 'about what';
  return z > 0 ? 'more than most' : 'less than most';
}

const WHOSE: Readonly<Record<Gender, string>> = { female: 'girls of her', male: 'boys of his' };

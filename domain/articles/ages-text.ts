import { count } from '#domain/time/age-text.ts';
import type { StepsByAge } from './red-flag.ts';

/** The ages that steps are for: 'Under 12 months', 'From 6 to 11 months', 'From 12 months on', 'At any age'. */
export function agesText({ minMonths, maxMonths }: Pick<StepsByAge, 'minMonths' | 'maxMonths'>): string {
  if (maxMonths === null) return minMonths === 0 ? 'At any age' : `From ${count(minMonths, 'month')} on`;
  return minMonths === 0 ? `Under ${count(maxMonths + 1, 'month')}` : `From ${minMonths} to ${maxMonths} months`;
}

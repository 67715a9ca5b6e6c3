import type { Day } from '#domain/time/day.ts';
import { risksAt } from '../../standing/risk-series.ts';
import type { WordsInput } from '../words-input.ts';

/**
 * Whether an age limit is that of healthy children: CDC has a series of this vaccine for a risk at the child's age on
 * that day, and none is for what is noted. Where one is, the engine decided for this child.
 */
export function isOfHealthyChildren(
  { edition, noted, child }: Pick<WordsInput, 'edition' | 'noted' | 'child'>,
  vaccineGroup: string,
  on: Day,
): boolean {
  const found = risksAt(edition, vaccineGroup, child.bornOn, on);
  return found.length > 0 && !found.some((code) => noted.has(code));
}

import type { Day } from '#domain/time/day.ts';
import { risksAt } from '../../standing/risk-series.ts';
import type { WordsInput } from '../words-input.ts';

/** For every child, for healthy ones, or for one of whom something is noted that calls for nothing. */
type LimitOf = 'everybody' | 'healthy' | 'noted';

/**
 * Whose age limit it is. Where CDC has a series of this vaccine for a risk at the child's age on that day, and none for
 * what is noted, it is that of healthy children, and a doctor is asked about what is noted. Where one is for it, the
 * engine decided for this child.
 */
export function limitOf(
  { edition, noted, child }: Pick<WordsInput, 'edition' | 'noted' | 'child'>,
  vaccineGroup: string,
  on: Day,
): LimitOf {
  const found = risksAt(edition, vaccineGroup, child.bornOn, on);
  if (found.length === 0 || found.some((code) => noted.has(code))) return 'everybody';
  return noted.size === 0 ? 'healthy' : 'noted';
}

import type { RedFlag } from '#domain/articles/red-flag.ts';
import { typedAgeMonths } from '#domain/articles/typed-age.ts';
import type { AskedAge } from './best-sentence.ts';

/** A rule up to this age holds for every child. */
const GROWN_MONTHS = 18 * 12;

/** The age that a search names, as the calls above it read it; null where it names none. */
export function askedAge(search: string, calls: readonly RedFlag[]): AskedAge | null {
  const months = typedAgeMonths(search);
  if (months === null) return null;
  const limits = calls.filter(({ ageMinMonths, ageMaxMonths }) => ageMinMonths !== null || ageMaxMonths !== null);
  if (limits.length === 0) return { months, called: null };
  const from = Math.max(...limits.map(({ ageMinMonths }) => ageMinMonths ?? 0));
  const until = Math.min(
    ...limits.map(({ ageMaxMonths: most }) => (most === null || most >= GROWN_MONTHS ? Infinity : most)),
  );
  return { months, called: { from, until } };
}

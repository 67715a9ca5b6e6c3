import { ageUsed, type AgedChild } from '#domain/children/gestation.ts';
import { calendarAge } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { monthsIn } from './age-range.ts';
import type { ArticleHead } from './article.ts';

/** An article for a longer span of ages is not written for any age in particular. Ours. */
const LONGEST_CLOSE_MONTHS = 36;

/** Sorts after all others. */
const OVER = 1000;

/** The age in whole months by which articles are chosen: corrected for a child born early. */
export function readingMonths(child: AgedChild, today: Day): number {
  return calendarAge(ageUsed(child, today).from, today).months;
}

/**
 * Sorts by how well articles suit an age: those written for about that age, the narrowest range first, then others whose
 * range includes it, then those for later, the soonest first, then those for earlier. Ties keep the order of the list.
 *
 * @param months null when no child is followed: the list stays as it is
 */
export function byAge<Head extends Pick<ArticleHead, 'ageRange'>>(
  articles: readonly Head[],
  months: number | null,
): Head[] {
  if (months === null) return [...articles];
  return articles
    .map((head) => ({ head, at: placeOf(head.ageRange, months) }))
    .toSorted((one, next) => one.at - next.at)
    .map(({ head }) => head);
}

/** Sort key: the lowest first. */
function placeOf(ageRange: string, months: number): number {
  const range = monthsIn(ageRange);
  const fit = ageFit(ageRange, months);
  if (fit === 2 && range) return range.until - range.from;
  if (fit === 1) return LONGEST_CLOSE_MONTHS + 1;
  return range && range.from > months ? LONGEST_CLOSE_MONTHS + 1 + range.from : OVER;
}

/** 2 if written for about that age, 1 if its range includes the age, 0 otherwise. */
export function ageFit(ageRange: string, months: number): 0 | 1 | 2 {
  const range = monthsIn(ageRange);
  if (!range || months < range.from || months > range.until) return 0;
  return range.until - range.from <= LONGEST_CLOSE_MONTHS ? 2 : 1;
}

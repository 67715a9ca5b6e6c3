import { ageUsed, type AgedChild } from '#domain/children/gestation.ts';
import { calendarAge } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { monthsIn } from './age-range.ts';
import type { ArticleHead } from './article.ts';

/** An article for a longer time than this is written for no age of its own. Ours. */
const LONGEST_CLOSE_MONTHS = 36;

/** Behind all others in a list. */
const OVER = 1000;

/** Whole months of the age by which articles are chosen: the corrected one of a child born early. */
export function readingMonths(child: AgedChild, today: Day): number {
  return calendarAge(ageUsed(child, today).from, today).months;
}

/**
 * Those for an age first: what is written for about that age, the closest first, then what suits it too, then what comes
 * soon, then what is over. Of equal ones the first in the list.
 *
 * @param months null where no child is followed: the list as it is
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

/** In a list, the least first. */
function placeOf(ageRange: string, months: number): number {
  const range = monthsIn(ageRange);
  const fit = ageFit(ageRange, months);
  if (fit === 2 && range) return range.until - range.from;
  if (fit === 1) return LONGEST_CLOSE_MONTHS + 1;
  return range && range.from > months ? LONGEST_CLOSE_MONTHS + 1 + range.from : OVER;
}

/** 2 for what is written for about that age, 1 for what suits it too, 0 for the others. */
export function ageFit(ageRange: string, months: number): 0 | 1 | 2 {
  const range = monthsIn(ageRange);
  if (!range || months < range.from || months > range.until) return 0;
  return range.until - range.from <= LONGEST_CLOSE_MONTHS ? 2 : 1;
}

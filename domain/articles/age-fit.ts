import { ageUsed, type AgedChild } from '#domain/children/gestation.ts';
import { calendarAge } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import type { ArticleHead } from './article.ts';
import { monthsIn } from './related.ts';

/** An article for a longer time than this is written for no age of its own. Ours. */
const LONGEST_CLOSE_MONTHS = 36;

/** Whole months of the age by which articles are chosen: the corrected one of a child born early. */
export function readingMonths(child: AgedChild, today: Day): number {
  return calendarAge(ageUsed(child, today).from, today).months;
}

/**
 * Those for an age first: what is written for about that age, then what suits it too, then the others. Of equal ones the
 * first in the list.
 *
 * @param months null where no child is followed: the list as it is
 */
export function byAge<Head extends Pick<ArticleHead, 'ageRange'>>(
  articles: readonly Head[],
  months: number | null,
): Head[] {
  if (months === null) return [...articles];
  return articles
    .map((head) => ({ head, fit: ageFit(head.ageRange, months) }))
    .toSorted((one, next) => next.fit - one.fit)
    .map(({ head }) => head);
}

/** 2 for what is written for about that age, 1 for what suits it too, 0 for the others. */
export function ageFit(ageRange: string, months: number): 0 | 1 | 2 {
  const range = monthsIn(ageRange);
  if (!range || months < range.from || months > range.until) return 0;
  return range.until - range.from <= LONGEST_CLOSE_MONTHS ? 2 : 1;
}

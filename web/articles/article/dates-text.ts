import type { ArticlePage } from '#contract/articles.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { day, type Day } from '#domain/time/day.ts';

type Origin = ArticlePage['origin'];

/** How old the text is and who reviewed it; of an editor's article, also when it was published. */
export function datesText({ article: { createdAt, updatedAt }, origin }: Pick<ArticlePage, 'article' | 'origin'>) {
  const dates = [checkedText(origin), reviewedText(origin)];
  return (origin.isOurs ? dates : [publishedText(dayOf(createdAt), dayOf(updatedAt)), ...dates]).join(' · ');
}

/** 'Facts checked November 21, 2026'; of facts checked later, both days. */
export function checkedText({ checkedOn, lastCheckedOn }: Pick<Origin, 'checkedOn' | 'lastCheckedOn'>): string {
  const checked = `Facts checked ${longDayText(checkedOn)}`;
  return lastCheckedOn === null ? checked : `${checked}, some ${longDayText(lastCheckedOn)}`;
}

/** 'Published November 21, 2026, last changed November 30, 2026' */
export function publishedText(first: Day, last: Day): string {
  const published = `Published ${longDayText(first)}`;
  return first === last ? published : `${published}, last changed ${longDayText(last)}`;
}

export function reviewedText({ reviewedBy }: Pick<Origin, 'reviewedBy'>): string {
  return reviewedBy === null ? 'Not yet reviewed by a clinician' : `Reviewed by ${reviewedBy}`;
}

/** In UTC, as in the sitemap: the same for every reader. */
export function dayOf(at: string): Day {
  return day(at.slice(0, 10));
}

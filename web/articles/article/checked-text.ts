import type { ArticlePage } from '#contract/articles.ts';
import { longDayText } from '#domain/time/day-text.ts';

type Origin = ArticlePage['origin'];

/** 'Facts checked November 21, 2026 · Not yet reviewed by a clinician'; of later ones, both days. */
export function checkedText({ reviewedBy, ...origin }: Origin): string {
  const reviewed = reviewedBy === null ? 'Not yet reviewed by a clinician' : `Reviewed by ${reviewedBy}`;
  return `${checkedDays(origin)} · ${reviewed}`;
}

function checkedDays({ isOurs, checkedOn, lastCheckedOn }: Pick<Origin, 'isOurs' | 'checkedOn' | 'lastCheckedOn'>) {
  const checked = `${isOurs ? 'Facts checked' : 'Last changed'} ${longDayText(checkedOn)}`;
  return lastCheckedOn === null ? checked : `${checked}, some ${longDayText(lastCheckedOn)}`;
}

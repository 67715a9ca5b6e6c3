import type { ArticlePage } from '#contract/articles.ts';
import { longDayText } from '#domain/time/day-text.ts';

/** 'Facts checked November 21, 2026 · Not yet reviewed by a clinician' */
export function checkedText({ isOurs, checkedOn, reviewedBy }: ArticlePage['origin']): string {
  const checked = `${isOurs ? 'Facts checked' : 'Last changed'} ${longDayText(checkedOn)}`;
  return `${checked} · ${reviewedBy === null ? 'Not yet reviewed by a clinician' : `Reviewed by ${reviewedBy}`}`;
}

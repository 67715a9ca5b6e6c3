import type { DurationText } from '../supporting-data.ts';
import type { ChildOnDay } from './child-on-day.ts';
import { isUsed, toAsk, toAskBefore, usedFrom } from './noted-conditions.ts';

/** A noted condition, and what the plan makes of it. */
export type NotedOnDay = {
  readonly id: string;
  readonly title: string;
  readonly isUsed: boolean;
  readonly isFeverUrgent: boolean;
  readonly usedFrom: DurationText | null;
  readonly ask: string | null;
  readonly askAlways: string | null;
};

/** In the order of the published list; one that is not in it is left out. */
export function notedOnDay(of: ChildOnDay): readonly NotedOnDay[] {
  const { record, published, edition, today } = of;
  const noted = new Set(record.conditions.map(({ id }) => id));
  return published.conditions
    .filter(({ id }) => noted.has(id))
    .map((condition) => {
      const { id, title, isFeverUrgent = false, askAlways = null } = condition;
      const when = [edition, condition, record.child.bornOn, today] as const;
      return {
        id,
        title,
        isUsed: isUsed(...when),
        isFeverUrgent,
        usedFrom: usedFrom(...when),
        ask: toAsk(condition, of),
        askAlways: [toAskBefore(condition, of), askAlways].filter(Boolean).join(' ') || null,
      };
    });
}

import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { GrowthCard } from '#web/growth/growth-card.tsx';

/** What matters today, one card a subject. */
export function Overview({ child, today }: { child: Child; today: Day }) {
  return (
    <div className="grid">
      <GrowthCard child={child} today={today} />
    </div>
  );
}

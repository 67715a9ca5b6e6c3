import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import type { DashboardCard } from '#web/client/page/page.ts';
import { LaterCard } from './later/later-card.tsx';

type Props = { cards: readonly DashboardCard[]; child: Child; today: Day };

export function Overview({ cards, child, today }: Props) {
  return (
    <div className="grid">
      {cards.map(({ module, isLater, Card }) =>
        isLater ? (
          <LaterCard key={`${module} ${child.id}`} Card={Card} child={child} today={today} />
        ) : (
          <Card key={module} child={child} today={today} />
        ),
      )}
    </div>
  );
}

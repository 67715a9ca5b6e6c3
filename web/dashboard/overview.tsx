import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import type { DashboardCard } from '#web/client/page/page.ts';

type Props = { cards: readonly DashboardCard[]; child: Child; today: Day };

export function Overview({ cards, child, today }: Props) {
  return (
    <div className="grid">
      {cards.map(({ module, Card }) => (
        <Card key={module} child={child} today={today} />
      ))}
    </div>
  );
}

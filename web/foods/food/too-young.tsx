import { Clock } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { Food } from '#contract/foods.ts';
import { dayOfAgeUsed } from '#domain/children/gestation.ts';
import { feedingMonths, feedingStage } from '#domain/foods/feeding-age.ts';
import { count } from '#domain/time/age-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { guideHref } from '../food-guide-search.ts';
import { MilkOnly } from '../guide/milk-only.tsx';

type Props = { food: Food; child: Child; today: Day };

/** That a child waits with a food; nothing for one who is old enough. */
export function TooYoung({ food, child, today }: Props) {
  const months = feedingMonths(child, today);
  if (months >= food.fromMonths) return null;
  if (feedingStage(months) === 'solids') {
    const from = longDayText(dayOfAgeUsed(child, food.fromMonths));
    return (
      <Alert tone="amber" icon={Clock} title={`From about ${count(food.fromMonths, 'month')}.`}>
        That is from {from} for {child.firstName}.
      </Alert>
    );
  }
  return (
    <div className="stack tight">
      <MilkOnly child={child} today={today} />
      <div>
        <CardLink href={`${guideHref()}#readiness`}>The signs of readiness</CardLink>
      </div>
    </div>
  );
}

import type { Child } from '#contract/children.ts';
import { isBornEarly } from '#domain/children/gestation.ts';
import { askWhenText } from '#domain/foods/feeding-age.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { CardLink } from '#web/ui/layout/card-link.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { guideHref } from '../food-guide-search.ts';

/** Under 4 months since birth. */
export function MilkOnlyLog({ child }: { child: Child }) {
  return (
    <Card>
      <Empty
        title="Milk only for now"
        action={<CardLink href={`${guideHref()}#readiness`}>The five signs of readiness</CardLink>}
      >
        {isBornEarly(child.gestationDays)
          ? `${askWhenText(child)} The log opens 4 months after birth.`
          : `Solids start at about 6 months. The log opens with ${child.firstName}'s first taste.`}
      </Empty>
    </Card>
  );
}

import { Clock } from 'lucide';
import type { Child } from '#contract/children.ts';
import { childAgeParts } from '#domain/children/child-age.ts';
import { ageUsed } from '#domain/children/gestation.ts';
import { feedingMonths, feedingStage, askWhenText } from '#domain/foods/feeding-age.ts';
import type { Day } from '#domain/time/day.ts';
import { Alert } from '#web/ui/state/alert.tsx';

const when = {
  milk: 'Solid food before 4 months is never advised. It starts at about 6 months, when the signs of readiness are there.',
  signs:
    "Solids start at about 6 months, when the signs of readiness are there, unless your child's doctor started them sooner.",
} as const;

/** For a child who is too young for solid food; nothing for any other. */
export function MilkOnly({ child, today }: { child: Child; today: Day }) {
  const stage = feedingStage(feedingMonths(child, today));
  if (stage === 'solids') return null;
  const ages = childAgeParts(child, today);
  const { isCorrected } = ageUsed(child, today);
  return (
    <Alert tone="amber" icon={Clock} title="Milk only for now.">
      {child.firstName} is {ages.join(', ')}. {isCorrected ? askWhenText(child) : when[stage]}
    </Alert>
  );
}

import { Phone } from 'lucide';
import type { Child } from '#contract/children.ts';
import { milestoneMonths } from '#domain/milestones/age-groups.ts';
import { YOUNG_BABY, YOUNG_BABY_UNTIL_MONTHS } from '#domain/milestones/young-baby.ts';
import type { Day } from '#domain/time/day.ts';
import { Alert } from '#web/ui/state/alert.tsx';

type Props = { child: Child; today: Day };

/** Before anything on development; nothing from 3 months of the age used on. */
export function YoungBaby({ child, today }: Props) {
  if (milestoneMonths(child, today) >= YOUNG_BABY_UNTIL_MONTHS) return null;
  return (
    <Alert tone="clay" icon={Phone} title={`${YOUNG_BABY.question} ${YOUNG_BABY.firstSentence}`}>
      {YOUNG_BABY.steps.join(' ')}
    </Alert>
  );
}

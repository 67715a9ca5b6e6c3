import { CircleQuestionMark } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { MilestoneList } from '#contract/milestones.ts';
import { currentGroup, milestoneMonths } from '#domain/milestones/age-groups.ts';
import type { Day } from '#domain/time/day.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { WhatToSay } from './what-to-say.tsx';
import { YoungBaby } from './young-baby.tsx';

type Props = { child: Child; list: MilestoneList; today: Day };

/** Always there, whatever was said. */
export function WorryBox({ child, list, today }: Props) {
  const months = milestoneMonths(child, today);
  return (
    <>
      <YoungBaby child={child} today={today} />
      <Alert icon={CircleQuestionMark}>
        {currentGroup(list.ages, months) ? (
          <>
            <strong>Worried, or has a skill been lost?</strong> Do not wait: tell the doctor and ask for a developmental
            screening. <WhatToSay child={child} list={list} today={today} />
          </>
        ) : (
          <>
            <strong>Worried?</strong> Call your child's doctor. You do not need a reason that fits a list.
          </>
        )}
      </Alert>
    </>
  );
}

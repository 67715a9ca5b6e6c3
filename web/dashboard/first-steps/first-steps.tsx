import '#web/ui/css/pages/first-steps.css';
import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { firstStepsOf, putAwayFirstStep, type FirstStep } from '#web/client/page/first-steps.ts';
import { PastCard } from './past-card.tsx';
import { StepsCard } from './steps-card.tsx';

type Props = { child: Child; today: Day; plan: VaccinePlan };

/** What a child that was added late has had, and what is offered after the first child. */
export function FirstSteps({ child, today, plan }: Props) {
  const [steps, setSteps] = useState(() => firstStepsOf(child.id));
  const isPastAsked = plan.isPastOpen && plan.planned.some((row) => row.isUnanswered && !row.isOfBirth);
  const putAway = (step: FirstStep) => {
    setSteps(putAwayFirstStep(child.id, step));
    focusSoon('main');
  };
  return (
    <>
      {isPastAsked && <PastCard child={child} today={today} plan={plan} />}
      {steps.length > 0 && <StepsCard child={child} today={today} plan={plan} steps={steps} onPutAway={putAway} />}
    </>
  );
}

import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { firstStepsOf, putAwayFirstStep, type FirstStep } from '#web/children/first-steps.ts';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';
import { PastCard } from './past-card.tsx';
import { StepsCard } from './steps-card.tsx';

type Props = { child: Child; today: Day; plan: VaccinePlan; isPast: boolean };

type About = Omit<Props, 'isPast'>;

/** What a child that was added late has had, or what is offered after a child is added. */
export function FirstSteps({ isPast, ...about }: Props) {
  return isPast ? <PastIfAsked {...about} /> : <Steps child={about.child} today={about.today} />;
}

function PastIfAsked({ child, today, plan }: About) {
  const isAsked = plan.isPastOpen && plan.planned.some((row) => row.isUnanswered && !row.isOfBirth);
  return isAsked && <PastCard child={child} today={today} plan={plan} />;
}

function Steps({ child, today }: Pick<Props, 'child' | 'today'>) {
  const [steps, setSteps] = useState(() => firstStepsOf(child.id));
  const putAway = (step: FirstStep) => {
    setSteps(putAwayFirstStep(child.id, step));
    focusSoon('main');
  };
  // The server does not know what this browser remembers.
  if (!useIsHydrated() || steps.length === 0) return null;
  return <StepsCard child={child} today={today} steps={steps} onPutAway={putAway} />;
}

import { useContext, type ReactNode } from 'react';
import type { Trial } from '#contract/billing/trial.ts';
import { mayComeBack } from '#domain/billing/subscription.ts';
import { DrawnContext } from '#web/client/page/drawn.ts';
import { useTrial } from '../trial/trial-data.ts';
import { upgradeHref } from '../upgrade-href.ts';

/** Why an account may not use what needs the plan, and where that can be changed. */
export type NoAccess = { readonly title: string; readonly action: string; readonly href: string };

type Props = {
  /** @param askAgain for when the server has refused */
  children: (none: NoAccess | null, askAgain: () => void) => ReactNode;
};

/** [SUB-05] Draws what it is given with why there is no AI access; null where there is, or where the server has to decide. */
export function AiAccessPanel({ children }: Props) {
  const { hasPlan } = useContext(DrawnContext);
  return hasPlan ? <OfPlan>{children}</OfPlan> : children(null, () => {});
}

function OfPlan({ children }: Props) {
  const { data: trial, refetch } = useTrial();
  return children(trial && !trial.mayUseAi ? noAccess(trial) : null, () => void refetch());
}

function noAccess({ isUsed, subscriptionStatus }: Trial): NoAccess {
  const goesOn = mayComeBack(subscriptionStatus);
  const why = whyNone(subscriptionStatus, isUsed);
  const title = [why, ...(goesOn ? [] : ['Upgrade to ask the expert.'])].join(' ').trim();
  return { title, action: goesOn ? 'See the plan' : 'Upgrade Now', href: upgradeHref };
}

function whyNone(status: Trial['subscriptionStatus'], isTrialUsed: boolean): string {
  switch (status) {
    case 'incomplete':
      return 'Your payment is being confirmed.';
    case 'paused':
      return 'Your subscription is paused.';
    case 'unpaid':
      return 'Your last payment did not go through.';
    case 'canceled':
      return 'Your subscription has ended.';
    default:
      return isTrialUsed ? 'Your free trial has ended.' : '';
  }
}

import { Sparkles } from 'lucide';
import { useContext, type ReactNode } from 'react';
import type { Trial } from '#contract/billing/trial.ts';
import { mayComeBack } from '#domain/billing/subscription.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { todayIn } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { DrawnContext } from '#web/client/page/drawn.ts';
import { knownZone } from '#web/client/text/local-day.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useTrial } from '../trial/trial-data.ts';
import { upgradeHref } from '../upgrade-href.ts';

/** [SUB-05] What needs the plan, for whoever has it; for others that it is part of one. */
export function PlanGateCard({ children }: { children: ReactNode }) {
  const { hasPlan } = useContext(DrawnContext);
  return hasPlan ? <OfPlan>{children}</OfPlan> : children;
}

function OfPlan({ children }: { children: ReactNode }) {
  const query = useTrial();
  return (
    <Loaded query={query} failed="An unexpected error occurred fetching data." loading="Loading your plan...">
      {(trial) => (trial.mayUseAi ? children : <UpgradeNeeded trial={trial} />)}
    </Loaded>
  );
}

function UpgradeNeeded({ trial: { endsAt, subscriptionStatus } }: { trial: Trial }) {
  const { data: me } = useMe();
  const endedOn = endsAt && todayIn(knownZone(me?.timeZone), new Date(endsAt));
  // Whoever paid for another one would pay twice once this one goes on.
  const goesOn = mayComeBack(subscriptionStatus);
  return (
    <Card
      title="AI insights are part of a plan"
      titleLevel={3}
      caption={stateText(subscriptionStatus) ?? (endedOn && `Your trial ended on ${longDayText(endedOn)}`)}
      aside={
        <Badge tone="ai" icon={Sparkles}>
          AI
        </Badge>
      }
    >
      <div className="stack">
        <p className="soft">
          Growth, vaccines, milestones and articles stay free. Your earlier insights stay readable.
        </p>
        <div>
          <ButtonLink href={upgradeHref} look={goesOn ? undefined : 'primary'}>
            {goesOn ? 'See the plan' : 'Upgrade Now'}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

/** Null where there was none, or one that is on. */
function stateText(status: Trial['subscriptionStatus']): string | null {
  switch (status) {
    case 'incomplete':
      return 'Your payment is being confirmed. Nothing to do; do not pay again.';
    case 'paused':
      return 'Your subscription is paused';
    case 'unpaid':
      return 'Your last payment did not go through';
    case 'canceled':
      return 'Your subscription has ended';
    default:
      return null;
  }
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Subscription } from '#contract/billing.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { useGo } from '#web/client/page/go.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { BankCard } from '#web/ui/drawing/art/bank-card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { subscriptionQuery } from '../data.ts';
import { checkingPayment } from './checking-payment.ts';
import { ON_AFTER_MS } from './on-after-ms.ts';

/** How often the provider's word is asked for, and until when. */
const askEveryMs = 2000;
const waitMs = 120_000;

/** [PUB-09] Where the provider sends the browser after paying. Only the provider's word makes a subscription. */
export function PaymentSuccessPage() {
  return (
    <Page>
      <Confirmation />
    </Page>
  );
}

function Confirmation() {
  const [isLate, setLate] = useState(false);
  const { data } = useQuery({
    ...subscriptionQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => (isLate || isPaid(state.data) ? false : askEveryMs),
  });
  const isConfirmed = isPaid(data);
  useTitle(isConfirmed ? 'Payment Successful!' : 'Payment');
  useEffect(() => {
    if (isConfirmed || isLate) return undefined;
    const timer = setTimeout(() => setLate(true), waitMs);
    return () => clearTimeout(timer);
  }, [isConfirmed, isLate]);
  return (
    <div role="status">
      {isConfirmed ? (
        <Paid />
      ) : data && nothingPaid(data) ? (
        <NothingPaid isSubscribed={data.isSubscribed} />
      ) : isLate ? (
        <Late onAgain={() => setLate(false)} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

/** A subscription that was overdue or canceled before, or given by the operator, is no payment that succeeded. */
function isPaid(subscription: Subscription | undefined): boolean {
  if (subscription?.grantEndsAt !== null) return false;
  return subscription.status === 'active' || subscription.status === 'trialing';
}

/** Whoever never began to pay here, or was given the plan. */
function nothingPaid({ grantEndsAt, hasPortal, isSubscribed }: Subscription): boolean {
  return grantEndsAt !== null || (!hasPortal && !isSubscribed);
}

function NothingPaid({ isSubscribed }: Pick<Subscription, 'isSubscribed'>) {
  return (
    <Notice
      art={<BankCard />}
      title={isSubscribed ? 'Your plan is active' : 'There is no payment under way'}
      lead={isSubscribed ? 'There is nothing to pay.' : 'Nothing was charged. The settings show your plan.'}
      actions={
        <ButtonLink look="primary" big href="/settings?section=subscription">
          Open the settings
        </ButtonLink>
      }
    />
  );
}

function Paid() {
  const go = useGo();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => go('/dashboard', { replace: true }), ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [go, stays]);
  return (
    <Notice
      art={<BankCard />}
      title="Payment Successful!"
      lead="Your subscription is now active"
      actions={
        <>
          <Dashboard />
          {!stays && <Button onClick={() => setStays(true)}>Stay here</Button>}
        </>
      }
    >
      {!stays && <p className="sm faint">The dashboard opens in 3 seconds.</p>}
    </Notice>
  );
}

function Waiting() {
  return (
    <Notice
      art={<BankCard />}
      title="One moment"
      lead="We are waiting for the payment to be confirmed."
      actions={<Dashboard />}
    />
  );
}

function Late({ onAgain }: { onAgain: () => void }) {
  const checking = useChange(checkingPayment);
  return (
    <Notice
      art={<BankCard />}
      title="Not confirmed yet"
      lead="This can take a while. You can leave this page: the settings show your subscription once it is confirmed."
      actions={
        <>
          <Button
            look="primary"
            busy={checking.isPending}
            onClick={() => checking.mutate(undefined, { onSuccess: onAgain })}
          >
            Check again
          </Button>
          <ButtonLink href="/settings?section=subscription">Open the settings</ButtonLink>
        </>
      }
    />
  );
}

function Dashboard() {
  return (
    <ButtonLink look="primary" big href="/dashboard">
      Open the dashboard
    </ButtonLink>
  );
}

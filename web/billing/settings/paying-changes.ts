import type { QueryClient } from '@tanstack/react-query';
import { createCheckoutSession, createPortalSession } from '#contract/billing.ts';
import { call } from '#web/client/calls/call.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { calling } from '../calling.ts';
import { subscriptionQuery } from '../data.ts';

type Code = CallFailed['code'];

const portalTexts: Readonly<Partial<Record<Code, string>>> = {
  'not-understood': 'Customer portal URL not received from server.',
  'sign-in-needed': 'User not authenticated',
};
const checkoutTexts: Readonly<Partial<Record<Code, string>>> = {
  'not-understood': 'Checkout session ID missing.',
  unavailable: 'Payment provider script failed to load.',
  'sign-in-needed': 'User not authenticated',
  offline: 'The server did not answer. Nothing was charged or changed.',
};

/** Goes on at the payment provider, where the subscription is managed. */
export function openingPortal(): Change<{ portalUrl: string }> {
  return {
    ...calling,
    mutationFn: () => call(createPortalSession, {}),
    onSuccess: ({ portalUrl }) => location.assign(portalUrl),
    onError: ({ code }) => {
      const text = portalTexts[code] ?? 'Could not open the customer portal.';
      toasts.show({ kind: 'problem', title: 'Action Failed', text });
    },
  };
}

/** Goes on at the payment provider, where the plan is paid. */
export function startingCheckout(client: QueryClient): Change<{ url: string }> {
  return {
    ...calling,
    mutationFn: () => call(createCheckoutSession, {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: (failed) => {
      const text = checkoutTexts[failed.code] ?? problemText(failed);
      toasts.show({ kind: 'problem', title: 'Upgrade Failed', text });
      // Subscribed meanwhile, as in another tab.
      if (failed.code === 'already-exists') void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    },
  };
}

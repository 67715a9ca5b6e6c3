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
  'sign-in-needed': 'User not authenticated',
};

/** Of what opens a page of the payment provider: one at a time. */
export const toPaymentPage = ['payment page'];

/** Goes on at the payment provider, where the subscription is managed. */
export function openingPortal(): Change<{ portalUrl: string }> {
  return {
    ...calling,
    mutationKey: toPaymentPage,
    mutationFn: () => call(createPortalSession, {}),
    onSuccess: ({ portalUrl }) => location.assign(portalUrl),
    onError: (failed) => {
      const text = portalTexts[failed.code] ?? ['Could not open the customer portal.', whyText(failed)].join(' ');
      toasts.show({ kind: 'problem', title: 'Action Failed', text });
    },
  };
}

/** Goes on at the payment provider, where the plan is paid. */
export function startingCheckout(client: QueryClient): Change<{ url: string }> {
  return {
    ...calling,
    mutationKey: toPaymentPage,
    mutationFn: () => call(createCheckoutSession, {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: (failed) => {
      const text = checkoutTexts[failed.code] ?? whyText(failed);
      if (failed.code !== 'already-exists') {
        toasts.show({ kind: 'problem', title: 'Upgrade Failed', text });
        return;
      }
      // Subscribed or paid meanwhile, as in another tab.
      toasts.show({ title: 'Nothing to pay now', text });
      void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    },
  };
}

function whyText(failed: CallFailed): string {
  switch (failed.code) {
    case 'offline':
      return 'The server did not answer. Nothing was charged or changed.';
    case 'not-found':
      return failed.message;
    default:
      return problemText(failed);
  }
}

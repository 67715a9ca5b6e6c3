import type { QueryClient } from '@tanstack/react-query';
import { checkSubscription, type Subscription } from '#contract/billing.ts';
import { call } from '#web/client/calls/call.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { putAnswer } from '#web/client/calls/put-answer.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { calling } from '../calling.ts';
import { subscriptionQuery } from '../data.ts';

/** Has the payment provider asked: its notice may be lost. */
export function checkingPayment(client: QueryClient): Change<Subscription> {
  return {
    ...calling,
    mutationFn: () => call(checkSubscription, {}),
    onSuccess: (subscription) => putAnswer(client, subscriptionQuery, () => subscription),
    onError: (failed) => {
      toasts.show({ kind: 'problem', title: 'Not checked', text: problemText(failed) });
    },
  };
}

import type { QueryClient } from '@tanstack/react-query';
import { chooseActiveChild } from '#contract/children.ts';
import { call } from '#web/client/calls/call.ts';
import { putAnswer } from '#web/client/calls/put-answer.ts';
import { runChange, type Change } from '#web/client/calls/use-change.ts';
import { offerUndo } from '#web/ui/toast/offer-undo.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { activeOf, childrenQuery } from './data.ts';

const { queryKey } = childrenQuery;

type Before = { readonly before: string | undefined };

export function choosingActiveChild(client: QueryClient): Change<{ activeChildId: string }, string, Before> {
  const known = () => client.getQueryData(queryKey);
  return {
    mutationFn: (childId) => call(chooseActiveChild, { body: { childId } }),
    onMutate: () => {
      const children = known();
      return { before: children && activeOf(children)?.id };
    },
    onSuccess: async ({ activeChildId }, childId, { before }) => {
      await putAnswer(client, childrenQuery, (children) => children && { ...children, activeChildId });
      const child = known()?.children.find(({ id }) => id === activeChildId);
      const said = { title: 'Active child changed successfully', text: child && `You now see ${child.firstName}.` };
      const isSame = before === undefined || before === childId;
      offerUndo(said, isSame ? null : () => runChange(client, choosingActiveChild(client), before), NOT_CHOSEN);
    },
    onError: () => void toasts.show({ kind: 'problem', title: NOT_CHOSEN }),
  };
}

const NOT_CHOSEN = 'Failed to change active child';

import type { QueryClient } from '@tanstack/react-query';
import { removeChild, type Child } from '#contract/children.ts';
import { call } from '#web/client/calls/call.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { forgetRemembered } from '#web/client/page/remembered.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { childKey, childrenQuery } from './data.ts';

const { queryKey } = childrenQuery;

export function removingChild(client: QueryClient): Change<unknown, { child: Child; firstName: string }> {
  return {
    mutationFn: ({ child, firstName }) => call(removeChild, { params: { childId: child.id }, body: { firstName } }),
    onSuccess: async (_, { child }) => {
      forgetRemembered((words) => words.includes(child.id));
      client.removeQueries({ queryKey: childKey(child.id) });
      await client.invalidateQueries({ queryKey, exact: true });
      toasts.show({ title: 'Child and all related data removed successfully', text: child.fullName });
    },
  };
}

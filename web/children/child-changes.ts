import type { QueryClient } from '@tanstack/react-query';
import {
  addChild,
  changeChild,
  removeChild,
  type ChangedChild,
  type Child,
  type NewChild,
} from '#contract/children.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { call } from '#web/client/calls/call.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { childKey, childrenQuery } from './data.ts';

const { queryKey } = childrenQuery;

type Saved = { body: NewChild; childId: null } | { body: ChangedChild; childId: string };

/** A new date of birth changes every age, so everything about the child reloads. */
export function savingChild(client: QueryClient): Change<Child, Saved> {
  return {
    onError: async ({ code }) => {
      if (code === 'already-exists') await client.invalidateQueries({ queryKey, exact: true });
    },
    mutationFn: ({ childId, body }) =>
      childId === null ? call(addChild, { body }) : call(changeChild, { params: { childId }, body }),
    onSuccess: async (saved, { childId }) => {
      const before = client.getQueryData(queryKey)?.children.find(({ id }) => id === childId);
      await client.invalidateQueries({ queryKey, exact: childId === null });
      const isBornOtherwise = before !== undefined && before.bornOn !== saved.bornOn;
      toasts.show({
        title: childId === null ? 'Child information saved' : 'Child information updated',
        text: isBornOtherwise ? `${saved.fullName}. ${followedText(saved.bornOn)}` : saved.fullName,
      });
    },
  };
}

function followedText(bornOn: Day): string {
  return `Ages, vaccine days and checkups now count from ${longDayText(bornOn)}. Nothing that was entered is lost.`;
}

export function removingChild(client: QueryClient): Change<unknown, { child: Child; firstName: string }> {
  return {
    mutationFn: ({ child, firstName }) => call(removeChild, { params: { childId: child.id }, body: { firstName } }),
    onSuccess: async (_, { child }) => {
      client.removeQueries({ queryKey: childKey(child.id) });
      await client.invalidateQueries({ queryKey, exact: true });
      toasts.show({ title: 'Child and all related data removed successfully', text: child.fullName });
    },
  };
}

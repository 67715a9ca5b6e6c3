import type { QueryClient } from '@tanstack/react-query';
import { chooseChatHistory, eraseChatHistory, removeKeptMessage, type ChatHistory } from '#contract/chat/history.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { call } from '#web/client/calls/call.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { historyQuery } from './history-data.ts';

export function choosingHistory(client: QueryClient): Change<ChatHistory, boolean> {
  return {
    mutationFn: (isKept) => call(chooseChatHistory, { body: { isKept } }),
    onSuccess: (kept) => {
      const { queryKey } = historyQuery();
      client.setQueryData(queryKey, kept);
      toasts.show(
        kept.keptSince === null
          ? { title: 'History turned off', text: 'All that was kept is erased.' }
          : { title: 'History turned on', text: 'What you ask from now on is kept.' },
      );
    },
  };
}

export function erasingHistory(client: QueryClient): Change<unknown> {
  return {
    mutationFn: () => call(eraseChatHistory, { body: {} }),
    onSuccess: async () => {
      await reload(client);
      toasts.show({ title: 'All messages erased' });
    },
  };
}

export function removingMessage(client: QueryClient): Change<unknown, string> {
  return {
    mutationFn: (messageId) => call(removeKeptMessage, { params: { messageId }, body: {} }).catch(ignoreGone),
    onSuccess: async () => {
      await reload(client);
      toasts.show({ title: 'Message erased' });
    },
  };
}

/** Erased in another tab, it is as it should be. */
function ignoreGone(failed: CallFailed): void {
  if (failed.code !== 'not-found') throw failed;
}

/** Every page of it: what was the first of one may be the last of the one before. */
async function reload(client: QueryClient): Promise<void> {
  const [room, first] = historyQuery().queryKey;
  await client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === room && String(queryKey[1]).split('?')[0] === first,
  });
}

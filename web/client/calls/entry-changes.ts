import type { QueryClient } from '@tanstack/react-query';
import type { EntryEndpoints } from '#contract/endpoint.ts';
import { offerUndo } from '#web/ui/toast/offer-undo.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { call } from './call.ts';
import { entryCache, savingEntry } from './entry-cache.ts';
import { queryOf } from './queries.ts';
import type { Change } from './use-change.ts';

/** Titles of toasts. */
type Titles = {
  readonly added: string;
  readonly changed: string;
  readonly removed: string;
  readonly back: string;
  readonly notBack: string;
};

type Saved = { readonly id: string; readonly body: object };

/**
 * The changes of the entries that `entryEndpoints` declares: what has a version is changed, all else added.
 *
 * @param again what adds a removed entry again; it then belongs to the parent who undid the removal
 */
export function entryChanges<Entry extends { readonly id: string; readonly version: number }, New, Changed>(
  endpoints: EntryEndpoints<Entry, New, Changed>,
  titles: Titles,
  again: (removed: Entry) => New & object,
) {
  const { noun, list, add, change, remove } = endpoints;
  const cacheOf = (client: QueryClient, childId: string) =>
    entryCache(client, queryOf(list, { params: { childId } }), add.reply);
  const paramsOf = (childId: string, id: string) => ({ childId, [`${noun}Id`]: id });
  const addAgain = async (client: QueryClient, childId: string, removed: Entry) => {
    await cacheOf(client, childId).keep(await call(add, { params: { childId }, body: again(removed) }));
    toasts.show({ title: titles.back });
  };

  return {
    saving: (client: QueryClient, childId: string): Change<Entry, Saved & { readonly body: New | Changed }> => {
      const send = ({ id, body }: Saved) =>
        'version' in body
          ? call(change, { params: paramsOf(childId, id), body })
          : call(add, { params: { childId }, body });
      return savingEntry(cacheOf(client, childId), send, ({ body }) =>
        toasts.show({ title: 'version' in body ? titles.changed : titles.added }),
      );
    },
    removing: (client: QueryClient, childId: string): Change<unknown, Entry> => {
      const { drop, refused } = cacheOf(client, childId);
      return {
        mutationFn: ({ id, version }) => call(remove, { params: paramsOf(childId, id), body: { version } }),
        onSuccess: async (_, removed) => {
          await drop(removed);
          offerUndo(titles.removed, () => addAgain(client, childId, removed), titles.notBack);
        },
        onError: refused,
      };
    },
  };
}

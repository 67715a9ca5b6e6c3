import type { QueryClient } from '@tanstack/react-query';
import type { EntryEndpoints } from '#contract/endpoint.ts';
import { offerUndo, takenBack } from '#web/ui/toast/offer-undo.ts';
import { call } from './call.ts';
import { entryCache, keepUndone, savingEntry } from './entry-cache.ts';
import { queryOf } from './queries.ts';
import { refreshedIfOther } from './refreshed-if-other.ts';
import type { Change } from './use-change.ts';

/** Titles of toasts. */
type Titles = {
  readonly added: string;
  readonly changed: string;
  readonly removed: string;
  readonly back: string;
  readonly notBack: string;
  readonly notRemoved: string;
};

/** What the toasts of an entry say and need. */
type Words<Entry, New, Changed> = {
  readonly titles: Titles;
  /** The second line: the child and the thing. */
  readonly about: (client: QueryClient, entry: Entry) => string;
  /** In its place after saving, where that takes a moment; never rejects. */
  readonly saved?: (client: QueryClient, entry: Entry) => Promise<string>;
  /** What adds a removed entry again; it then belongs to the parent who undid the removal. */
  readonly again: (removed: Entry) => New & object;
  /** What a request says beside it that takes a change back. */
  readonly onPurpose?: Partial<Changed>;
};

type Saved = {
  readonly id: string;
  readonly body: object;
  /** Without a toast: the form says that it is saved, or something must not be covered. */
  readonly isQuiet?: boolean;
};

/** The changes of the entries that `entryEndpoints` declares: what has a version is changed, all else added. */
export function entryChanges<Entry extends { readonly id: string; readonly version: number }, New, Changed>(
  { noun, list, add, change, remove }: EntryEndpoints<Entry, New, Changed>,
  { titles, about, saved: laterText, again, onPurpose }: Words<Entry, New, Changed>,
) {
  const cacheOf = (client: QueryClient, childId: string) =>
    entryCache(client, queryOf(list, { params: { childId } }), add.reply);
  const paramsOf = (childId: string, id: string) => ({ childId, [`${noun}Id`]: id });
  const addAgain = async (client: QueryClient, childId: string, removed: Entry) =>
    cacheOf(client, childId).keep(await call(add, { params: { childId }, body: again(removed) }));
  const takeBack = async (client: QueryClient, childId: string, { id, version }: Entry) => {
    const { drop, refused } = cacheOf(client, childId);
    await refreshedIfOther(call(remove, { params: paramsOf(childId, id), body: { version } }), refused);
    await drop({ id });
  };
  const changeBack = async (client: QueryClient, childId: string, before: Entry, { version }: Entry) => {
    const { id, ...facts } = { id: before.id, ...again(before) };
    const body = { ...facts, ...onPurpose, version };
    await keepUndone(cacheOf(client, childId), call(change, { params: paramsOf(childId, id), body }));
  };

  return {
    saving: (client: QueryClient, childId: string): Change<Entry, Saved & { readonly body: New | Changed }> => {
      const send = ({ id, body }: Saved) =>
        'version' in body
          ? call(change, { params: paramsOf(childId, id), body })
          : call(add, { params: { childId }, body });
      return savingEntry(cacheOf(client, childId), send, ({ body, isQuiet = false }, saved, before) => {
        if (isQuiet) return;
        const say = (text: string) => {
          if (!('version' in body)) {
            const undo = () => takeBack(client, childId, saved);
            const done = { title: titles.removed, text: takenBack(about(client, saved)) };
            offerUndo({ title: titles.added, text }, undo, titles.notRemoved, done);
          } else {
            const ours = before?.version === body.version ? before : undefined;
            const undo = ours ? () => changeBack(client, childId, ours, saved) : null;
            const done = { title: titles.back, text: ours && about(client, ours) };
            offerUndo({ title: titles.changed, text }, undo, titles.notBack, done);
          }
        };
        if (laterText) void laterText(client, saved).then(say);
        else say(about(client, saved));
      });
    },
    removing: (client: QueryClient, childId: string): Change<unknown, Entry> => {
      const { drop, refused } = cacheOf(client, childId);
      return {
        mutationFn: ({ id, version }) => call(remove, { params: paramsOf(childId, id), body: { version } }),
        onSuccess: async (_, removed) => {
          await drop(removed);
          const said = { title: titles.removed, text: about(client, removed), stays: true };
          const done = { title: titles.back, text: said.text };
          offerUndo(said, () => addAgain(client, childId, removed), titles.notBack, done);
        },
        onError: refused,
      };
    },
  };
}

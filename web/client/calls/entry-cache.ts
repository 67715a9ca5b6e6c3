import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { toasts } from '#web/ui/toast/toasts.ts';
import type { CallFailed } from './call-failed.ts';
import { putAnswer, type Query } from './put-answer.ts';
import { isOther, refreshedIfOther } from './refreshed-if-other.ts';
import type { Change } from './use-change.ts';
import { storedAs } from './stored-as.ts';

/** Cache updates for a list's mutations. */
export type EntryCache<Entry> = {
  readonly known: (id: string) => Entry | undefined;
  /** Replaces or appends the entry, then reloads the list in the background. */
  readonly keep: (entry: Entry) => Promise<void>;
  readonly drop: (entry: { readonly id: string }) => Promise<void>;
  /** Shows the version another parent saved. */
  readonly refused: (failed: CallFailed) => Promise<void>;
};

/** @param schema parses the current entry carried by a refusal */
export function entryCache<Entry extends { readonly id: string }>(
  client: QueryClient,
  query: Query<Entry[]>,
  schema: z.ZodMiniType<Entry>,
): EntryCache<Entry> {
  const { queryKey } = query;
  const change = async (next: (known: Entry[]) => Entry[]) => {
    await putAnswer(client, query, (known) => known && next(known));
    void client.invalidateQueries({ queryKey });
  };
  const keep = (entry: Entry) =>
    change((known) =>
      known.some(({ id }) => id === entry.id)
        ? known.map((other) => (other.id === entry.id ? entry : other))
        : [...known, entry],
    );
  return {
    known: (id) => client.getQueryData(queryKey)?.find((entry) => entry.id === id),
    keep,
    drop: ({ id }) => change((known) => known.filter((other) => other.id !== id)),
    refused: async (failed) => {
      const now = storedAs(schema)(failed.current);
      if (now) await keep(now);
      else if (isOther(failed)) await client.invalidateQueries({ queryKey });
    },
  };
}

/** A toast's title, or a function that shows its own toast; `before` is what was saved until then, if it is known. */
type Done<Entry, Given> = string | ((given: Given, saved: Entry, before: Entry | undefined) => void);

/** A mutation that saves an entry; `send` replies with the saved entry. */
export function savingEntry<Entry extends { readonly id: string }, Given>(
  { known, keep, refused }: Pick<EntryCache<Entry>, 'known' | 'keep' | 'refused'>,
  send: (given: Given) => Promise<Entry>,
  done: Done<Entry, Given>,
): Change<Entry, Given> {
  return {
    mutationFn: send,
    onSuccess: async (saved, given) => {
      const before = known(saved.id);
      await keep(saved);
      if (typeof done === 'string') toasts.show({ title: done });
      else done(given, saved, before);
    },
    onError: refused,
  };
}

/** Keeps what an undo was answered; where the entry was changed meanwhile, shows it and fails. */
export async function keepUndone<Entry>(
  { keep, refused }: Pick<EntryCache<Entry>, 'keep' | 'refused'>,
  sent: Promise<Entry>,
): Promise<void> {
  await keep(await refreshedIfOther(sent, refused));
}

import type { QueryClient } from '@tanstack/react-query';
import type { Children } from '#contract/children.ts';
import { childKey, childrenQuery } from '#web/children/data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { forgetFirstAnswers } from '#web/client/calls/first-answers.ts';

export type EndedAccess = readonly string[];

/**
 * Detects that access to a child was revoked while its page is open: the server replies 'not found' and the child is no
 * longer listed.
 *
 * @param onEnded called after the children's data is dropped
 * @returns unsubscribes
 */
export function watchAccess(queries: QueryClient, onEnded: (names: EndedAccess) => void): () => void {
  const seen = new Map<string, string>();
  const listed = () => queries.getQueryData<Children>(childrenQuery.queryKey)?.children ?? [];

  const check = async (childId: string | null) => {
    const before = new Set(listed().map(({ id }) => id));
    if (childId !== null) before.add(childId);
    // Offline, the list stays the same and the next refusal checks again.
    await queries.refetchQueries({ queryKey: childrenQuery.queryKey, exact: true });
    const after = new Set(listed().map(({ id }) => id));
    const gone = [...before].filter((id) => seen.has(id) && !after.has(id));
    if (gone.length === 0) return;
    forgetFirstAnswers();
    for (const id of gone) queries.removeQueries({ queryKey: childKey(id) });
    onEnded(gone.map((id) => seen.get(id) ?? ''));
    for (const id of gone) seen.delete(id);
  };
  const note = () => listed().forEach(({ id, firstName }) => seen.set(id, firstName));
  const judge = (error: unknown, childId: string | null) => {
    if (error instanceof CallFailed && error.code === 'not-found') void check(childId);
  };

  note();
  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const [list, childId] = partsOf(event.query);
      if (list !== childrenQuery.queryKey[0]) return;
      if (event.action.type === 'error') judge(event.action.error, typeof childId === 'string' ? childId : null);
      else if (childId === undefined) note();
    }),
    queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') judge(event.action.error, null);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function partsOf({ queryKey }: { readonly queryKey: readonly unknown[] }): readonly unknown[] {
  return queryKey;
}

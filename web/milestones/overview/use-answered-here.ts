import { useState, useSyncExternalStore } from 'react';
import { toasts } from '#web/ui/toast/toasts.ts';
import type { Summarized } from './summary-answering.ts';

/** What was pressed here, in a word. */
export type Said = 'Achieved' | 'Skipped';

type AnsweredHere = {
  readonly said: Said;
  /** Null until the answer is saved. */
  readonly toastId: number | null;
};

type AheadRow = { readonly milestone: Summarized; readonly said: Said | null };

const none: ReadonlyMap<string, AnsweredHere> = new Map();

/**
 * Milestones ahead, each in its place. One that is answered here keeps its place until its toast has gone, so that a second
 * tap on the same spot answers no other one; then the next one comes there.
 */
export function useAnsweredHere(all: readonly Summarized[], ahead: readonly Summarized[], shown: number) {
  const [answered, setAnswered] = useState(none);
  const held = useSyncExternalStore(toasts.subscribe, toasts.held, toasts.held);
  const saidOf = (id: string) => {
    const { said, toastId = null } = answered.get(id) ?? {};
    return said && (toastId === null || held.some((toast) => toast.id === toastId)) ? said : null;
  };
  const wanted = [...all.filter(({ id }) => saidOf(id)), ...ahead.filter(({ id }) => !saidOf(id))].slice(0, shown);
  const ids = wanted.map(({ id }) => id);
  const [before, setPlaces] = useState<readonly string[]>(ids);
  const places = placed(before, ids);
  if (places.join(' ') !== before.join(' ')) setPlaces(places);

  const put = (id: string, answer: AnsweredHere | null) =>
    setAnswered((known) => {
      const others = [...known].filter(([other]) => other !== id);
      return new Map(answer ? [...others, [id, answer]] : others);
    });
  const answer = async ({ id }: Summarized, said: Said, save: () => Promise<void> | void) => {
    put(id, { said, toastId: null });
    try {
      await save();
      put(id, { said, toastId: toasts.held()[0]?.id ?? -1 });
    } catch {
      put(id, null);
    }
  };
  const rows = places.flatMap((place): AheadRow[] => {
    const milestone = wanted.find(({ id }) => id === place);
    return milestone ? [{ milestone, said: saidOf(place) }] : [];
  });
  return { rows, answer };
}

/** What is wanted: what had a place keeps it, the others come where one is free. @internal */
export function placed(before: readonly string[], wanted: readonly string[]): string[] {
  const coming = wanted.filter((id) => !before.includes(id));
  const kept = before.flatMap((id) => (wanted.includes(id) ? id : (coming.shift() ?? [])));
  return [...kept, ...coming];
}

import { useState } from 'react';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';
import type { Row } from './rows.ts';

type Held = { readonly view: string; readonly ids: readonly string[]; readonly last: readonly string[] };

/**
 * The rows of a view, those that are skipped last. What has been marked or skipped since the view was chosen stays where
 * it is, so that no other row moves under the finger.
 *
 * @param view changes when another tab, age, category or search is chosen
 * @param isIn whether a row belongs to the view now
 */
export function useHeld(view: string, rows: readonly Row[], isIn: (row: Row) => boolean): Row[] {
  // The server does not know what is skipped.
  const name = `${view} ${useIsHydrated()}`;
  const now = heldNow(name, rows, isIn);
  const [held, setHeld] = useState(now);
  if (held.view !== name) setHeld(now);
  const { ids, last } = held.view === name ? held : now;
  const shown = new Set([...ids, ...now.ids]);
  const isLast = ({ milestone: { id } }: Row) => last.includes(id);
  const kept = rows.filter(({ milestone: { id } }) => shown.has(id));
  return [...kept.filter((row) => !isLast(row)), ...kept.filter(isLast)];
}

function heldNow(view: string, rows: readonly Row[], isIn: (row: Row) => boolean): Held {
  const shown = rows.filter(isIn);
  return { view, ids: shown.map(idOf), last: shown.filter(({ isSkipped }) => isSkipped).map(idOf) };
}

function idOf({ milestone }: Row): string {
  return milestone.id;
}

import { useRef } from 'react';
import type { Person } from '#contract/stored.ts';
import { newId } from '../calls/new-id.ts';
import { useSeen } from './use-seen.ts';

type Entry = { readonly id: string; readonly version: number; readonly changedBy: Person };

/**
 * `useSeen` for an entry that may be new, whose id stays until `forget`: a save that is repeated adds nothing.
 *
 * @param currentOf extracts the current entry from a refusal
 */
export function useEntry<T extends Entry | null>(
  entry: T,
  currentOf: (current: unknown, id: string) => NonNullable<T> | null,
) {
  const made = useRef<string>(null);
  const newOne = () => (made.current ??= newId());
  const seen = useSeen(entry, (current) => currentOf(current, entry?.id ?? newOne()));
  const id = () => seen.seen()?.id ?? newOne();
  return {
    ...seen,
    id,
    isNew: () => seen.version() === null,
    /** What a request says besides the fields: the id of a new entry, or the version that was seen. */
    mark: () => (seen.version() === null ? { id: id() } : { version: seen.version() }),
    forget: () => {
      made.current = null;
      seen.forget();
    },
  };
}

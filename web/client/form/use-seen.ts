import { useRef, useState } from 'react';
import type { Person } from '#contract/stored.ts';
import type { CallFailed } from '../calls/call-failed.ts';
import type { Form } from './use-form.ts';

type Versioned = { readonly version: number; readonly changedBy: Person };

/** `T` includes null if the entry may be new. */
export type Seen<T> = {
  /** Initial content of the fields. `opening` counts refills. */
  readonly opened: T;
  readonly opening: number;
  /** The seen version and another parent's newer one; null without a conflict. */
  readonly meanwhile: { readonly before: NonNullable<T>; readonly current: NonNullable<T> } | null;
  /** What an earlier save of a new entry stored although its answer was lost; null otherwise. */
  readonly earlier: NonNullable<T> | null;
  /** The entry as last seen. */
  readonly seen: () => T;
  /** Null for a new entry. */
  readonly version: () => number | null;
  /** @returns whether the refusal carried what is stored: another parent's version, or what an earlier save left */
  readonly note: (failed: CallFailed) => boolean;
  /** The form goes on with another new entry. */
  readonly forget: () => void;
  readonly loadTheirs: () => void;
  readonly keepMine: (form: Pick<Form, 'formProps'>) => void;
};

/**
 * Tracks which version of an entry a form shows, conflicts with newer ones, and whether a new one is stored already.
 *
 * @param currentOf extracts the current entry from a refusal
 */
export function useSeen<T extends Versioned | null>(
  entry: T,
  currentOf: (current: unknown) => NonNullable<T> | null,
): Seen<T> {
  const seen = useRef(entry);
  const [opened, setOpened] = useState({ entry, opening: 1 });
  const [meanwhile, setMeanwhile] = useState<Seen<T>['meanwhile']>(null);
  const [earlier, setEarlier] = useState<Seen<T>['earlier']>(null);
  const acknowledge = () => {
    seen.current = meanwhile?.current ?? earlier ?? seen.current;
    setMeanwhile(null);
    setEarlier(null);
  };
  return {
    opened: opened.entry,
    opening: opened.opening,
    meanwhile,
    earlier,
    seen: () => seen.current,
    version: () => seen.current?.version ?? null,
    note: ({ code, current }) => {
      // Removed since: saving again adds it.
      if (code === 'not-found' && entry === null) seen.current = entry;
      const now = code === 'changed-meanwhile' || code === 'already-exists' ? currentOf(current) : null;
      if (entry === null) setEarlier(now);
      else if (now) setMeanwhile({ before: seen.current ?? now, current: now });
      return now !== null;
    },
    forget: () => {
      seen.current = entry;
      setEarlier(null);
    },
    loadTheirs: () => {
      acknowledge();
      setOpened({ entry: seen.current, opening: opened.opening + 1 });
    },
    keepMine: ({ formProps: { ref } }) => {
      acknowledge();
      ref.current?.requestSubmit();
    },
  };
}

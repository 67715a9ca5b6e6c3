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
  /** The entry as last seen. */
  readonly seen: () => T;
  /** Null for a new entry. */
  readonly version: () => number | null;
  /** @returns whether the refusal carried another parent's version */
  readonly note: (failed: CallFailed) => boolean;
  readonly loadTheirs: () => void;
  readonly keepMine: (form: Pick<Form, 'formProps'>) => void;
};

/**
 * Tracks which version of an entry a form shows, and conflicts with newer ones.
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
  const acknowledge = () => {
    if (meanwhile) seen.current = meanwhile.current;
    setMeanwhile(null);
  };
  return {
    opened: opened.entry,
    opening: opened.opening,
    meanwhile,
    seen: () => seen.current,
    version: () => seen.current?.version ?? null,
    note: ({ code, current }) => {
      const now = code === 'changed-meanwhile' ? currentOf(current) : null;
      if (now) setMeanwhile({ before: seen.current ?? now, current: now });
      return now !== null;
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

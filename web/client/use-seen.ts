import { useRef, useState } from 'react';
import type { Person } from '#contract/stored.ts';
import type { CallFailed } from './call.ts';
import type { Form } from './use-form.ts';

type Versioned = { readonly version: number; readonly changedBy: Person };

/** What somebody has seen of an entry; `T` has null in it where the entry may be a new one. */
export type Seen<T> = {
  /** What the fields are filled with. `opening` counts how often they were. */
  readonly opened: T;
  readonly opening: number;
  /** What was seen, and what somebody else has made of it since; null as long as nobody has. */
  readonly meanwhile: { readonly before: NonNullable<T>; readonly current: NonNullable<T> } | null;
  /** The entry in the version that was seen last. */
  readonly seen: () => T;
  /** That version; null for something new. */
  readonly version: () => number | null;
  /** Takes up what a refusal says somebody else has saved. @returns whether it says so */
  readonly note: (failed: CallFailed) => boolean;
  /** Fills the fields with what somebody else has saved. */
  readonly loadTheirs: () => void;
  /** Saves what stands in the fields over what somebody else has saved. */
  readonly keepMine: (form: Pick<Form, 'formProps'>) => void;
};

/**
 * What a form is filled with, which version of it its reader has seen, and what somebody else has made of it since.
 *
 * @param entry     what is changed; null for something new
 * @param currentOf finds it, as it is stored now, in what a refusal carries
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

import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { Person } from '#contract/stored.ts';
import type { CallFailed } from '#web/client/call.ts';

type Versioned = { readonly version: number; readonly changedBy: Person };

/** What a form is filled with, which version of it its reader has seen, and what somebody else has made of it since. */
export function useSeen<T extends Versioned>(entry: T, schema: z.ZodMiniType<T>) {
  const seen = useRef(entry);
  const [opened, setOpened] = useState({ entry, opening: 1 });
  const [meanwhile, setMeanwhile] = useState<{ before: T; current: T } | null>(null);
  const acknowledge = (current: T) => {
    seen.current = current;
    setMeanwhile(null);
  };
  return {
    /** What the fields are filled with. `opening` counts how often they were. */
    opened: opened.entry,
    opening: opened.opening,
    meanwhile,
    version: () => seen.current.version,
    /** Takes up what a refusal says somebody else has saved. @returns whether it says so */
    note: ({ code, current }: CallFailed): boolean => {
      const now = code === 'changed-meanwhile' ? schema.safeParse(current) : null;
      if (!now?.success) return false;
      setMeanwhile({ before: seen.current, current: now.data });
      return true;
    },
    /** Fills the fields with what somebody else has saved. */
    loadTheirs: (current: T) => {
      acknowledge(current);
      setOpened({ entry: current, opening: opened.opening + 1 });
    },
    /** Lets what stands in the fields be saved over it. */
    acknowledge,
  };
}

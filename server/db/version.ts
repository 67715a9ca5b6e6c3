import { Problem } from '#server/problem.ts';

type Versioned = { readonly version: number };

/**
 * @param current what the refusal carries
 * @throws Problem `changed-meanwhile`
 */
export async function requireVersion(stored: Versioned, seen: number, current: () => Promise<unknown>): Promise<void> {
  if (stored.version !== seen) throw new Problem('changed-meanwhile', { current: await current() });
}

/** @throws Problem `not-found`; `changed-meanwhile` as `requireVersion` */
export async function requireUnchanged<Stored extends Versioned>(
  stored: Stored | undefined,
  seen: number,
  current: () => Promise<unknown>,
): Promise<Stored> {
  if (stored === undefined) throw new Problem('not-found');
  await requireVersion(stored, seen, current);
  return stored;
}

import { Problem } from './problem.ts';

/**
 * Lets a change pass of what its sender has seen as it is.
 *
 * @param current what is told with the refusal
 * @throws Problem `changed-meanwhile`
 */
export async function requireVersion(
  stored: { readonly version: number },
  seen: number,
  current: () => Promise<unknown>,
): Promise<void> {
  if (stored.version !== seen) throw new Problem('changed-meanwhile', { current: await current() });
}

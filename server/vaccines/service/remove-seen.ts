import type { SeenEntry } from '#contract/stored.ts';
import { doses } from '../queries.ts';
import { changedMeanwhile, type Change } from './change-plan.ts';

/**
 * Removes doses as somebody read them: all or none. Those gone already are no obstacle.
 *
 * @returns the ids of those that were still there
 * @throws Problem `changed-meanwhile` with the plan where one was changed since
 */
export async function removeSeen(change: Change, seen: readonly SeenEntry[]): Promise<ReadonlySet<string>> {
  const { trx, child, vaccines } = change;
  const stored = new Map(vaccines.doses.map(({ id, version }) => [id, version]));
  const there = seen.filter(({ id }) => stored.has(id));
  if (there.some(({ id, version }) => stored.get(id) !== version)) throw await changedMeanwhile(change);
  for (const { id } of there) await doses.delete(trx, child, id);
  return new Set(there.map(({ id }) => id));
}

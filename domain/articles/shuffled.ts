import { fnv1a } from '#domain/hash/fnv-1a.ts';

/**
 * Shuffles in a way that depends on the seed alone, so that the server and the browser show the same order.
 *
 * @param seed '2026-11-21 0197…'
 */
export function shuffled<Item extends { readonly id: string }>(items: readonly Item[], seed: string): Item[] {
  return (
    items
      // The hash needs characters after those that differ, which may be the last of an id or a seed.
      .map((item) => ({ item, at: fnv1a(`${item.id} ${seed} ${item.id}`) }))
      .toSorted((one, next) => one.at - next.at)
      .map(({ item }) => item)
  );
}

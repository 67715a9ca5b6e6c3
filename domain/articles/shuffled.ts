import { fnv1a } from '#domain/hash/fnv-1a.ts';

/**
 * In an order as if by chance that follows from the seed alone, so that the server and the browser draw the same one.
 *
 * @param seed '2026-11-21 0197…'
 */
export function shuffled<Item extends { readonly id: string }>(items: readonly Item[], seed: string): Item[] {
  return (
    items
      // The hash mixes well what many letters follow: of ids and seeds that differ in the last one, too.
      .map((item) => ({ item, at: fnv1a(`${item.id} ${seed} ${item.id}`) }))
      .toSorted((one, next) => one.at - next.at)
      .map(({ item }) => item)
  );
}

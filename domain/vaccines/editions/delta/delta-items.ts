export type Refuse = (why: string) => never;

/** Keeps items for which `change` returns null; null if it always does. */
export function changedSome<T>(items: readonly T[], change: (item: T) => T | null): readonly T[] | null {
  const changed = items.map(change);
  return changed.every((now) => now === null) ? null : items.map((item, index) => changed[index] ?? item);
}

/** Null if `item` already has the fields of `now`. */
export function merged<T extends object>(item: T, now: Partial<T>): T | null {
  return contains(item, now) ? null : { ...item, ...now };
}

export function contains<T extends object>(item: T, part: Partial<T>): boolean {
  for (const field in part) if (!isSame(item[field], part[field])) return false;
  return true;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

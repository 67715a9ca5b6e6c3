/** Keeps values up to a sum of sizes; the least recently used go first. */
export class LruCache<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, { readonly value: Value; readonly size: number }>();
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    // A Map keeps insertion order, so this makes it the most recent.
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.value;
  }

  /** @param size in the unit of the most that is kept; without one, values are counted */
  set(key: string, value: Value, size = 1): void {
    this.#delete(key);
    this.#kept.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#most) return;
      this.#delete(oldest);
    }
  }

  clear(): void {
    this.#kept.clear();
    this.#size = 0;
  }

  #delete(key: string): void {
    this.#size -= this.#kept.get(key)?.size ?? 0;
    this.#kept.delete(key);
  }
}

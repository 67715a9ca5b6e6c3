/** A map with room for a sum of sizes; what was not asked for the longest goes first. */
export class Recent<Value> {
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

  /** @param key one that is not kept */
  set(key: string, value: Value, size: number): void {
    this.#kept.set(key, { value, size });
    this.#size += size;
    for (const [oldest, { size: freed }] of this.#kept) {
      if (this.#size <= this.#most) return;
      this.#kept.delete(oldest);
      this.#size -= freed;
    }
  }
}

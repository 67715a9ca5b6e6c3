import { createHash } from 'node:crypto';

/** In characters of JSON; as objects about four times that in bytes. Ours. */
const MOST_KEPT = 6_000_000;

/**
 * Keeps replies that are slow to work out, under a key of everything they depend on: what is stored, the day and the
 * reader's names. A change of any of these asks for another key, so nothing kept is ever out of date; what was not asked for the
 * longest goes first.
 */
export class WorkedOut<Reply> {
  readonly #most: number;
  readonly #kept = new Map<string, { readonly reply: Reply; readonly size: number }>();
  #size = 0;

  constructor(most = MOST_KEPT) {
    this.#most = most;
  }

  /** @param from plain data; the edition of the schedules is that of this process */
  of(from: unknown, work: () => Reply): Reply {
    const key = createHash('sha256').update(JSON.stringify(from)).digest('base64');
    const found = this.#kept.get(key);
    if (found) {
      // A Map keeps insertion order, so this makes it the most recent.
      this.#kept.delete(key);
      this.#kept.set(key, found);
      return found.reply;
    }
    const reply = work();
    this.#keep(key, reply);
    return reply;
  }

  #keep(key: string, reply: Reply): void {
    const size = JSON.stringify(reply).length;
    this.#kept.set(key, { reply, size });
    this.#size += size;
    for (const [oldest, { size: freed }] of this.#kept) {
      if (this.#size <= this.#most) return;
      this.#kept.delete(oldest);
      this.#size -= freed;
    }
  }
}

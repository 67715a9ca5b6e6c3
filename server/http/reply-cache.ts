import { createHash } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { LruCache } from '#server/lru-cache.ts';
import { AlikeTexts } from './alike-texts.ts';
import { CheckedReply, type PackedReply } from './checked-reply.ts';
import { clearWithOthers } from './kept-answers.ts';

/** In bytes: some 150 plans, half as many where a letter of a name needs two. Ours. */
const MOST_OPEN = 5_000_000;
/** In bytes: some 4,000 plans, which resemble each other. Ours. */
const MOST_PACKED = 6_000_000;
/** What a packed reply's key and objects take besides it, in bytes. Measured. */
const BESIDE_PACKED = 500;

/**
 * Caches replies that are slow to work out, as JSON that matched its schema, under a key made of everything they depend
 * on: what is stored, the day and the names shown. A change to any of these makes another key, so a cached reply is never
 * out of date. The least recently used are compressed first, then dropped.
 */
export class ReplyCache<Reply> {
  readonly #schema: z.ZodMiniType<Reply>;
  readonly #open: LruCache<CheckedReply<Reply>>;
  readonly #packed: LruCache<PackedReply<Reply>>;
  #texts = new AlikeTexts();
  readonly #underWay = new Map<string, Promise<CheckedReply<Reply>>>();
  #timesCleared = 0;

  constructor(schema: z.ZodMiniType<Reply>, { open = MOST_OPEN, packed = MOST_PACKED } = {}) {
    this.#schema = schema;
    this.#open = new LruCache(open);
    this.#packed = new LruCache(packed);
    clearWithOthers(this);
  }

  /**
   * Yields to other requests between its steps, each of which takes tens of milliseconds for a plan with 300 doses.
   *
   * @param from plain data; the edition of the schedules is that of this process
   * @param prepare a step before the work, which keeps what it has worked out for it
   * @throws ZodError when the reply does not match the schema
   */
  async of(from: unknown, work: () => Reply, prepare?: () => void): Promise<CheckedReply<Reply>> {
    const key = createHash('sha256').update(JSON.stringify(from)).digest('base64');
    const packed = this.#packed.get(key);
    const open = this.#open.get(key);
    if (open) return open;
    if (packed) return this.#keep(key, packed.unpacked());
    const underWay =
      this.#underWay.get(key) ?? this.#made(key, work, prepare).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, underWay);
    return underWay;
  }

  /** What is being worked out is not kept either. */
  clear(): void {
    this.#timesCleared += 1;
    this.#underWay.clear();
    for (const replies of [this.#open, this.#packed]) replies.clear();
    this.#texts = new AlikeTexts();
  }

  async #made(key: string, work: () => Reply, prepare?: () => void): Promise<CheckedReply<Reply>> {
    const times = this.#timesCleared;
    await othersFirst();
    if (prepare && times === this.#timesCleared) {
      prepare();
      await othersFirst();
    }
    const worked = work();
    await othersFirst();
    const reply = CheckedReply.of(this.#schema, worked);
    if (times !== this.#timesCleared) return reply;
    this.#keep(key, reply);
    await othersFirst();
    if (times !== this.#timesCleared) return reply;
    const packed = reply.packed(this.#texts);
    this.#packed.set(key, packed, packed.bytes + BESIDE_PACKED);
    return reply;
  }

  #keep(key: string, reply: CheckedReply<Reply>): CheckedReply<Reply> {
    this.#open.set(key, reply, reply.bytes);
    return reply;
  }
}

import { createHash } from 'node:crypto';
import { todayIn } from '#domain/time/day.ts';
import type { Parent } from '#server/auth/session.ts';
import { stateOfChild } from '#server/db/state-of-child.ts';
import { LruCache } from '#server/lru-cache.ts';
import { AlikeTexts, type PackedTexts } from './alike-texts.ts';
import type { House } from './house.ts';
import { clearWithOthers } from './kept-answers.ts';

/** In bytes: the replies of some 11,000 dashboards. Ours. */
const MOST_PACKED = 27_000_000;
/** What the key and the objects of a page's replies take besides them, in bytes. */
const BESIDE_REPLIES = 500;

type Replies = Readonly<Record<string, string>>;
/** Pages with the same replies. */
type Alike = { readonly names: readonly string[]; readonly texts: AlikeTexts };

/**
 * Caches the replies that came with a page, in JSON, under a key made of everything they depend on, for a browser that
 * asks for them again. What pages may name in `first` follows from nothing else.
 */
export class KeptReplies {
  readonly #house: Pick<House, 'db' | 'clock'>;
  readonly #published: () => Promise<string>;
  readonly #packed = new LruCache<PackedTexts>(MOST_PACKED);
  readonly #alike = new Map<string, Alike>();

  /** @param published changes with everything that is published */
  constructor(house: Pick<House, 'db' | 'clock'>, published: () => Promise<string>) {
    this.#house = house;
    this.#published = published;
    clearWithOthers(this);
  }

  /** @param state of the child; null for the present one */
  async keyOf(parent: Parent, childId: string, state: string | null): Promise<string> {
    // The same for all sessions of the account.
    const account = { ...parent, sessionId: null, remember: null, provedAt: null };
    const { db, clock } = this.#house;
    const stored = state ?? (await stateOfChild(db, childId));
    const from = [account, childId, stored, await this.#published(), todayIn(parent.timeZone, clock())];
    return createHash('sha256').update(JSON.stringify(from)).digest('base64');
  }

  /** @param replies by the addresses of their calls */
  keep(key: string, childId: string, replies: Replies): void {
    const names = Object.keys(replies).map((address) => nameOf(address, childId));
    const like = names.join(' ');
    const alike = this.#alike.get(like) ?? { names, texts: new AlikeTexts() };
    this.#alike.set(like, alike);
    const packed = alike.texts.pack(...Object.values(replies));
    this.#packed.set(`${key} ${like}`, packed, packed.bytes + BESIDE_REPLIES);
  }

  /** In JSON, as its endpoint has checked it. */
  async find(parent: Parent, childId: string, address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const name = nameOf(address, childId);
    const places = [...this.#alike].map(([like, { names }]) => ({ like, at: names.indexOf(name) }));
    const known = places.filter(({ at }) => at >= 0);
    if (known.length === 0) return undefined;
    const key = await this.keyOf(parent, childId, null);
    for (const { like, at } of known) {
      const packed = this.#packed.get(`${key} ${like}`);
      if (packed) return packed.unpacked(at);
    }
    return undefined;
  }

  clear(): void {
    for (const replies of [this.#packed, this.#alike]) replies.clear();
  }
}

function nameOf(address: string, childId: string): string {
  return address.replace(childId, ':childId');
}

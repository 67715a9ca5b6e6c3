import { createHash } from 'node:crypto';
import { todayIn } from '#domain/time/day.ts';
import type { Parent } from '#server/auth/session.ts';
import { stateOfChild } from '#server/db/state-of-child.ts';
import { LruCache } from '#server/lru-cache.ts';
import { AlikeTexts, type PackedText } from './alike-texts.ts';
import type { House } from './house.ts';
import { clearWithOthers } from './kept-answers.ts';

/** In bytes: the replies of some 12,000 dashboards. Ours. */
const MOST_PACKED = 24_000_000;
/** In bytes: those of some 30 dashboards, since a browser asks for all of them at once. Ours. */
const MOST_OPEN = 2_000_000;
/** What the key and the objects of a page's replies take besides them, in bytes. */
const BESIDE_REPLIES = 500;

type Replies = Readonly<Record<string, string>>;
type Page = { readonly texts: AlikeTexts; readonly names: Set<string> };

/**
 * Caches the replies that came with a page, in JSON, under a key made of everything they depend on, for a browser that
 * asks for them again. What pages may name in `first` follows from nothing else.
 */
export class KeptReplies {
  readonly #house: Pick<House, 'db' | 'clock'>;
  readonly #published: () => Promise<string>;
  readonly #packed = new LruCache<PackedText>(MOST_PACKED);
  readonly #open = new LruCache<Buffer<ArrayBuffer>>(MOST_OPEN);
  readonly #pages = new Map<string, Page>();

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

  /**
   * @param replies by the addresses of their calls
   * @param like name of a group of pages with the same calls; there should be few groups
   */
  keep(key: string, childId: string, replies: Replies, like: string): void {
    const page = this.#pages.get(like) ?? { texts: new AlikeTexts(), names: new Set() };
    this.#pages.set(like, page);
    for (const address of Object.keys(replies)) page.names.add(nameOf(address, childId));
    const lines = Object.entries(replies).map(([address, json]) => `${startOf(address)}${json}`);
    const text = page.texts.pack(`${lines.join('')}\n`);
    this.#packed.set(`${key} ${like}`, text, text.bytes + BESIDE_REPLIES);
  }

  /** In JSON, as its endpoint has checked it. */
  async find(parent: Parent, childId: string, address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const name = nameOf(address, childId);
    const likes = [...this.#pages].filter(([, { names }]) => names.has(name));
    if (likes.length === 0) return undefined;
    const key = await this.keyOf(parent, childId, null);
    for (const [like] of likes) {
      const reply = replyIn(this.#opened(`${key} ${like}`), address);
      if (reply) return reply;
    }
    return undefined;
  }

  clear(): void {
    for (const replies of [this.#packed, this.#open, this.#pages]) replies.clear();
  }

  #opened(key: string): Buffer<ArrayBuffer> | undefined {
    const packed = this.#packed.get(key);
    const open = this.#open.get(key) ?? packed?.unpacked();
    if (open) this.#open.set(key, open, open.byteLength + BESIDE_REPLIES);
    return open;
  }
}

function nameOf(address: string, childId: string): string {
  return address.replace(childId, ':childId');
}

/** Neither JSON nor an address has a bare line feed. */
function startOf(address: string): string {
  return `\n${address}\n`;
}

function replyIn(replies: Buffer<ArrayBuffer> | undefined, address: string): Uint8Array<ArrayBuffer> | undefined {
  const start = startOf(address);
  const at = replies?.indexOf(start) ?? -1;
  if (!replies || at < 0) return undefined;
  const from = at + start.length;
  return replies.subarray(from, replies.indexOf('\n', from));
}

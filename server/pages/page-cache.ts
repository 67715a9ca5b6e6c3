import type { RenderedPage } from '#contract/pages.ts';
import { AlikeTexts, type PackedTexts } from '#server/http/alike-texts.ts';
import { encodingFor, packed } from '#server/http/packed.ts';
import { LruCache } from '#server/lru-cache.ts';

/** In bytes: some 90 dashboards, or 520 for browsers that accept compression. Ours. */
const MOST_SENT = 10_000_000;
/** In bytes: some 11,500 dashboards. Ours. */
const MOST_PACKED = 34_000_000;
/** A page that was requested among the last so many is kept as it was sent. Ours. */
const OFTEN = 500;
/** What a cached page's key and objects take besides it, in bytes. */
const BESIDE_PAGE = 500;

export type SentPage = ReturnType<typeof packed> & { readonly status: number };

type PackedPage = { readonly status: number; readonly text: PackedTexts; askedAt: number };

/**
 * Caches pages under a key made of everything they depend on: packed by what they differ in and, if requested often, as
 * they were sent. The least recently used go first.
 */
export class PageCache {
  readonly #sent: LruCache<SentPage>;
  readonly #packed: LruCache<PackedPage>;
  readonly #texts = new Map<string, AlikeTexts>();
  #asked = 0;

  constructor(most = { sent: MOST_SENT, packed: MOST_PACKED }) {
    this.#sent = new LruCache(most.sent);
    this.#packed = new LruCache(most.packed);
  }

  get(key: string, acceptEncoding: string | undefined): SentPage | undefined {
    this.#asked += 1;
    const kept = this.#packed.get(key);
    if (!kept) return undefined;
    const isOften = this.#asked - kept.askedAt <= OFTEN;
    kept.askedAt = this.#asked;
    const sentKey = `${key} ${encodingFor(acceptEncoding)}`;
    const before = this.#sent.get(sentKey);
    if (before) return before;
    const page = sent({ status: kept.status, html: kept.text.unpacked() }, acceptEncoding);
    return isOften ? this.#keep(sentKey, page) : page;
  }

  /** @param like name of a group of similar pages; there should be few groups */
  add(key: string, { status, html }: RenderedPage, like: string): void {
    const texts = this.#texts.get(like) ?? new AlikeTexts();
    this.#texts.set(like, texts);
    const text = texts.pack(html);
    this.#packed.set(key, { status, text, askedAt: this.#asked }, text.bytes + BESIDE_PAGE);
  }

  clear(): void {
    for (const pages of [this.#sent, this.#packed, this.#texts]) pages.clear();
  }

  #keep(sentKey: string, page: SentPage): SentPage {
    // Copied, since the result of zlib may be a view of a larger buffer.
    const body = typeof page.body === 'string' ? page.body : new Uint8Array(page.body);
    const kept = { ...page, body };
    this.#sent.set(sentKey, kept, body.length + BESIDE_PAGE);
    return kept;
  }
}

/** A page as it is sent. */
export function sent(
  { status, html }: { readonly status: number; readonly html: string | Uint8Array<ArrayBuffer> },
  acceptEncoding: string | undefined,
): SentPage {
  return { status, ...packed(html, acceptEncoding) };
}

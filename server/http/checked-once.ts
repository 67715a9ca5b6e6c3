import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { FileReply } from '#contract/file-reply.ts';
import { LruCache } from '#server/lru-cache.ts';
import { jsonOf } from './checked-reply.ts';

/** In characters, of all endpoints of an app together: the list of all articles takes 200,000. Ours. */
const MOST_KEPT = 6_000_000;

const kept = new LruCache<string>(MOST_KEPT);

/**
 * Checks the replies of an endpoint against its schema. What everybody is sent, which its tag tells from what was sent
 * before, is checked and written once; of all others nothing is kept.
 */
export class CheckedOnce {
  readonly #endpoint: Endpoint;

  constructor(endpoint: Endpoint) {
    this.#endpoint = endpoint;
  }

  /**
   * @param tag of what the reply says; undefined without one
   * @throws ZodError when the reply does not match the endpoint's schema
   */
  checked(reply: unknown, tag: string | undefined): FileReply | string {
    const { reply: schema, path, alike } = this.#endpoint;
    if (reply instanceof FileReply) {
      z.parse(schema, reply);
      return reply;
    }
    if (!alike || tag === undefined) return jsonOf(schema, reply);
    const key = `${path} ${tag}`;
    const json = kept.get(key) ?? jsonOf(schema, reply);
    kept.set(key, json, json.length);
    return json;
  }
}

import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Recent } from './recent.ts';

/** In characters of JSON; as objects about four times that in bytes. Ours. */
const MOST_OPEN = 1_500_000;
/** In bytes, a tenth of the JSON: the plans of some 5,000 children. Ours. */
const MOST_PACKED = 18_000_000;

/**
 * Keeps replies that are slow to work out, under a key of everything they depend on: what is stored, the day and the
 * reader's names. A change of any of these asks for another key, so nothing kept is ever out of date; what was not asked for the
 * longest is packed first, then goes first.
 */
export class WorkedOut<Reply> {
  readonly #open: Recent<Reply>;
  readonly #packed: Recent<Uint8Array>;

  constructor({ open = MOST_OPEN, packed = MOST_PACKED }: { open?: number; packed?: number } = {}) {
    this.#open = new Recent(open);
    this.#packed = new Recent(packed);
  }

  /**
   * @param from plain data; the edition of the schedules is that of this process
   * @param work returns plain data
   */
  of(from: unknown, work: () => Reply): Reply {
    const key = createHash('sha256').update(JSON.stringify(from)).digest('base64');
    const packed = this.#packed.get(key);
    const open = this.#open.get(key);
    if (open !== undefined) return open;
    if (packed) {
      const text = inflateRawSync(packed).toString();
      // It was packed below.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const reply = JSON.parse(text) as Reply;
      this.#open.set(key, reply, text.length);
      return reply;
    }
    const reply = work();
    const text = JSON.stringify(reply);
    const bytes = deflateRawSync(text, { level: 1 });
    this.#open.set(key, reply, text.length);
    this.#packed.set(key, bytes, bytes.length);
    return reply;
  }
}

import type { Log } from './log.ts';

const everyMs = 5000;

/**
 * Logs what may come with request after request, such as a database that is away or a guesser: the first at once, then
 * one line in a few seconds with a count, since a log fills a disk.
 */
export class SparseLog {
  readonly #linesOf = new WeakMap<Log, Map<string, { from: number; more: number }>>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @param key lines of one key are counted together; each is kept, so there must be few */
  tell(log: Log, level: 'error' | 'warn', key: string, line: object): void {
    const lines = this.#linesOf.get(log) ?? new Map<string, { from: number; more: number }>();
    this.#linesOf.set(log, lines);
    const last = lines.get(key);
    const now = this.#now();
    if (last && now - last.from < everyMs) {
      last.more += 1;
      return;
    }
    log[level]({ ...line, ...(last?.more ? { alsoRefused: last.more } : {}) });
    lines.set(key, { from: now, more: 0 });
  }
}

import type { Fault, Log } from './log.ts';

const everyMs = 5000;

/**
 * Logs what refuses request after request, such as a database that is away: the first at once, then one line in a few
 * seconds with a count, since a log fills a disk.
 */
export class OutageLog {
  readonly #linesOf = new WeakMap<Log, Map<string, { from: number; more: number }>>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  tell(log: Log, line: { readonly err: Fault; readonly route: string; readonly requestId: string }): void {
    const key = keyOf(line.err);
    const lines = this.#linesOf.get(log) ?? new Map<string, { from: number; more: number }>();
    this.#linesOf.set(log, lines);
    const last = lines.get(key);
    const now = this.#now();
    if (last && now - last.from < everyMs) {
      last.more += 1;
      return;
    }
    log.error({ ...line, ...(last?.more ? { alsoRefused: last.more } : {}) });
    lines.set(key, { from: now, more: 0 });
  }
}

function keyOf({ name, code, errcode, cause }: Fault): string {
  return `${name} ${String(code)} ${String(errcode)}${cause ? ` ${keyOf(cause)}` : ''}`;
}

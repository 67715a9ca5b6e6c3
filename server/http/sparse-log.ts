import type { Log } from '#server/log.ts';

const everyMs = 5000;

type Level = 'error' | 'warn';
type Burst = { level: Level; line: object; more: number; timer: NodeJS.Timeout };

/**
 * Logs what may come with request after request, such as a database that is away or a guesser: the first at once, then
 * the latest every few seconds with the number of those since the line before as `more`, since a log fills a disk.
 */
export class SparseLog {
  readonly #burstsOf = new WeakMap<Log, Map<string, Burst>>();

  /** @param key lines of one key are counted together; there must be few */
  tell(log: Log, level: Level, key: string, line: object): void {
    const bursts = this.#burstsOf.get(log) ?? new Map<string, Burst>();
    this.#burstsOf.set(log, bursts);
    const burst = bursts.get(key);
    if (burst) {
      Object.assign(burst, { level, line, more: burst.more + 1 });
      return;
    }
    log[level](line);
    const timer = setInterval(() => {
      if (!tellRest(log, bursts.get(key))) forget(bursts, key);
    }, everyMs).unref();
    bursts.set(key, { level, line, more: 0, timer });
  }

  /** Logs what is still pending, before the process ends. */
  end(log: Log): void {
    const bursts = this.#burstsOf.get(log) ?? new Map<string, Burst>();
    for (const [key, burst] of bursts) {
      tellRest(log, burst);
      forget(bursts, key);
    }
  }
}

/** Of the whole process. */
export const sparseLog = new SparseLog();

/** @returns whether anything was logged */
function tellRest(log: Log, burst: Burst | undefined): boolean {
  if (!burst || burst.more === 0) return false;
  log[burst.level]({ ...burst.line, more: burst.more });
  burst.more = 0;
  return true;
}

function forget(bursts: Map<string, Burst>, key: string): void {
  clearInterval(bursts.get(key)?.timer);
  bursts.delete(key);
}

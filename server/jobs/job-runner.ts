import { MINUTE_MS } from '#domain/time/durations.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { faultOf, type Log } from '#server/log.ts';
import { JobFailed, LeaseLost, type JobKind, type Work } from './job.ts';
import {
  claimJobs,
  deleteJob,
  giveUpJob,
  holdsJob,
  queueRepeating,
  renewLease,
  repeatJob,
  retryJob,
  type Claimed,
} from './queries.ts';

export type Jobs = {
  /** Runs due jobs now. Call it after the commit that queued some. */
  readonly wake: () => void;
};

type Parts = {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Log;
  readonly lookEveryMs?: number;
};

const leaseMs = MINUTE_MS;
const lookEveryMs = 10_000;
const mostTriesOf = ({ mostTries = 12 }: JobKind) => mostTries;
/** Pause of a kind whose jobs would all fail. */
const restMs = MINUTE_MS;
const longestWaitMs = 6 * 60 * MINUTE_MS;

/** Runs due jobs, with a concurrency per kind; retries failures with backoff. */
export class JobRunner implements Jobs {
  readonly #parts: Parts;
  readonly #stopping = new AbortController();
  readonly #busy = new Map<string, Set<Promise<void>>>();
  /** Jobs, by kind. */
  readonly #waiting = new Map<string, Set<string>>();
  readonly #restsUntil = new Map<string, number>();
  #kinds: readonly JobKind[] = [];
  /** Repeating kinds that this runner has not queued yet. */
  #unqueued: readonly JobKind[] = [];
  #firstRunAt = new Date(0);
  #timer: NodeJS.Timeout | undefined;
  #look: Promise<void> | null = null;
  #isWanted = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Also queues repeating kinds that are not queued yet; while the database cannot be used, it is tried again with each
   * look for work.
   *
   * @param firstAfterMs delay of their first run: a server that has just started has other work
   */
  async start(kinds: readonly JobKind[], firstAfterMs = 0): Promise<void> {
    this.#kinds = kinds;
    this.#firstRunAt = new Date(this.#parts.clock().getTime() + firstAfterMs);
    this.#unqueued = kinds.filter(({ everyMs }) => everyMs !== undefined);
    this.#timer = setInterval(() => this.wake(), this.#parts.lookEveryMs ?? lookEveryMs).unref();
    this.wake();
    await this.#look;
  }

  wake(): void {
    this.#isWanted = true;
    if (this.#look || this.#stopping.signal.aborted) return;
    this.#look = this.#lookForWork().finally(() => {
      this.#look = null;
      if (this.#isWanted) this.wake();
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    await this.#look;
    await Promise.all([...this.#busy.values()].flatMap((running) => [...running]));
  }

  async #lookForWork(): Promise<void> {
    this.#isWanted = false;
    try {
      await this.#queueWhatRepeats();
      for (const kind of this.#kinds) await this.#take(kind);
    } catch (error) {
      this.#parts.log.error({ err: faultOf(error) }, 'no work can be taken; it is tried again');
    }
  }

  async #queueWhatRepeats(): Promise<void> {
    const { db, clock } = this.#parts;
    for (const { kind } of this.#unqueued) await queueRepeating(db, kind, this.#firstRunAt, clock());
    this.#unqueued = [];
  }

  async #take(kind: JobKind): Promise<void> {
    const { db, clock } = this.#parts;
    const running = this.#running(kind);
    const now = clock();
    const free = (kind.atOnce ?? 1) - running.size + this.#waitingOf(kind).size;
    if (free <= 0 || this.#rests(kind, now) || this.#stopping.signal.aborted) return;
    for (const job of await claimJobs(db, { kind: kind.kind, most: free, now, leaseMs, ...latestOf(kind) })) {
      const done = this.#work(kind, job).finally(() => {
        running.delete(done);
        this.#waitingOf(kind).delete(job.id);
        this.wake();
      });
      running.add(done);
    }
  }

  /** A rest longer than the longest one was started by a clock that was ahead. */
  #rests({ kind }: JobKind, now: Date): boolean {
    const leftMs = (this.#restsUntil.get(kind) ?? 0) - now.getTime();
    return leftMs > 0 && leftMs <= restMs;
  }

  #running({ kind }: JobKind): Set<Promise<void>> {
    return entryOf(this.#busy, kind);
  }

  #waitingOf({ kind }: JobKind): Set<string> {
    return entryOf(this.#waiting, kind);
  }

  #letOnlyWait(kind: JobKind, job: Claimed): void {
    const waiting = this.#waitingOf(kind);
    if (waiting.size >= (kind.mostWaiting ?? 0)) return;
    waiting.add(job.id);
    this.wake();
  }

  async #work(kind: JobKind, job: Claimed): Promise<void> {
    const { db, clock, log } = this.#parts;
    const at = { job: job.id, kind: kind.kind };
    // If it fails, the worker continues, and learns at the end whether the job is still its own.
    const renew = () => void renewLease(db, job, clock(), leaseMs).catch(() => {});
    const renewing = setInterval(renew, leaseMs / 3).unref();
    try {
      await this.#try(kind, job);
    } catch (error) {
      if (error instanceof LeaseLost) log.warn(at, 'somebody else took a job over');
      else log.error({ ...at, err: faultOf(error) }, 'the failure of a job could not be recorded');
    } finally {
      clearInterval(renewing);
    }
  }

  async #try(kind: JobKind, job: Claimed): Promise<void> {
    const state = { isFinished: false };
    const finish = async (on: Db) => {
      if (!(await this.#end(on, kind, job))) throw new LeaseLost();
      state.isFinished = true;
    };
    const requireHeld = async (trx: Trx) => {
      if (!(await holdsJob(trx, job))) throw new LeaseLost();
    };
    const onlyWaits = () => this.#letOnlyWait(kind, job);
    const work: Work = {
      payload: JSON.parse(job.payload),
      signal: this.#stopping.signal,
      finish,
      requireHeld,
      onlyWaits,
    };
    if (isWornOut(kind, job)) {
      this.#parts.log.error({ job: job.id, kind: kind.kind }, 'the process ended whenever a job was tried');
      return this.#giveUp(kind, job, work, 'process-ended');
    }
    try {
      await kind.run(work);
      if (!state.isFinished) await finish(this.#parts.db);
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      await this.#failed(kind, job, work, error);
    }
  }

  #end(on: Db, { everyMs }: JobKind, job: Claimed): Promise<boolean> {
    if (everyMs === undefined) return deleteJob(on, job);
    return repeatJob(on, job, new Date(this.#parts.clock().getTime() + everyMs));
  }

  async #failed(kind: JobKind, job: Claimed, work: Work, error: unknown): Promise<void> {
    const { db, clock, log } = this.#parts;
    const now = clock();
    const isKnown = error instanceof JobFailed;
    const code = isKnown ? error.message : 'unexpected';
    log.warn({ job: job.id, kind: kind.kind, error: isKnown ? code : faultOf(error) }, 'a job failed');
    if (isKnown && error.restsKind) {
      // What a stop has interrupted goes on at the next start, or at another server.
      const runAt = this.#stopping.signal.aborted ? now : new Date(now.getTime() + restMs);
      this.#restsUntil.set(kind.kind, runAt.getTime());
      return retryJob(db, job, { error: code, tries: job.tries - 1, runAt });
    }
    const mostTries = Math.min(mostTriesOf(kind), isKnown ? error.mostTries : Infinity);
    if (kind.everyMs === undefined && job.tries >= mostTries) return this.#giveUp(kind, job, work, code);
    await retryJob(db, job, { error: code, tries: job.tries, runAt: new Date(now.getTime() + waitMs(job.tries)) });
  }

  /** If the follow-up fails, the job stays claimed until its lease ends, and is then given up again. */
  async #giveUp(kind: JobKind, job: Claimed, work: Work, code: string): Promise<void> {
    await kind.givenUp?.(work);
    await giveUpJob(this.#parts.db, job, code, this.#parts.clock());
  }
}

/** Whether every try ended without reporting a failure, such as when the process ran out of memory. */
function isWornOut(kind: JobKind, { tries }: Claimed): boolean {
  return kind.everyMs === undefined && tries > mostTriesOf(kind);
}

/**
 * How far ahead a job of the kind is planned at most: one that failed may wait longer than the interval. Servers may
 * differ by a minute.
 */
function latestOf({ everyMs }: JobKind): { latestMs: number; latestFirstMs: number } {
  return {
    latestMs: Math.max(everyMs ?? 0, longestWaitMs) + MINUTE_MS,
    latestFirstMs: (everyMs ?? longestWaitMs) + MINUTE_MS,
  };
}

function waitMs(tries: number): number {
  return Math.min(MINUTE_MS * 2 ** (tries - 1), longestWaitMs);
}

function entryOf<T>(sets: Map<string, Set<T>>, key: string): Set<T> {
  const entry = sets.get(key) ?? new Set();
  sets.set(key, entry);
  return entry;
}

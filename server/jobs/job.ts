import type { Trx } from '#server/db/db.ts';

export type Work = {
  readonly payload: unknown;
  readonly signal: AbortSignal;
  /**
   * Ends the job in the transaction of its effect; otherwise it ends after `run` returns.
   *
   * @throws LeaseLost when another worker has taken it over
   */
  readonly finish: (trx: Trx) => Promise<void>;
  /**
   * Call it in each transaction that writes before the last one: what another worker finds when it takes the job over
   * stays as it is.
   *
   * @throws LeaseLost when another worker has taken it over
   */
  readonly requireHeld: (trx: Trx) => Promise<void>;
  /** Call it when the job only waits for another system: the next job of the kind may start. */
  readonly onlyWaits: () => void;
};

/** A job may run more than once, so its effect must be idempotent. */
export type JobKind = {
  readonly kind: string;
  /** Per process; 1 by default. */
  readonly atOnce?: number;
  /** How many more may run while they only wait; 0 by default. */
  readonly mostWaiting?: number;
  /** 12 by default. */
  readonly mostTries?: number;
  /** A repeating kind needs no queueing and is never given up. */
  readonly everyMs?: number;
  /** @throws JobFailed to record a code as the reason */
  readonly run: (work: Work) => Promise<void>;
  /** Called after its last try failed, or the process ended in every one. */
  readonly givenUp?: (work: Work) => Promise<void>;
};

type Consequence = {
  /** Whether all jobs of this kind would fail now: the kind pauses and the try does not count. */
  readonly restsKind?: boolean;
  /** Fewer than the kind's. */
  readonly mostTries?: number;
};

/** The message is a code, such as a mail server's, and contains no user data. */
export class JobFailed extends Error {
  readonly restsKind: boolean;
  readonly mostTries: number;

  constructor(code: string, { restsKind = false, mostTries = Infinity }: Consequence = {}) {
    super(code);
    this.restsKind = restsKind;
    this.mostTries = mostTries;
  }
}

export class LeaseLost extends Error {}

import type { Trx } from '#server/db/db.ts';

/** One thing to be done in the background, while somebody works at it. */
export type Work = {
  /** What was queued with it, as read from JSON. */
  readonly payload: unknown;
  /** Aborts when the server is about to stop. */
  readonly signal: AbortSignal;
  /**
   * Ends the job together with its effect: both are kept or neither. Without it the job ends when `run` has returned.
   *
   * @throws LeaseLost when somebody else works at it by now
   */
  readonly finish: (trx: Trx) => Promise<void>;
};

/** A kind of work and how it is done. It may be done more than once, so its effect is harmless to repeat. */
export type JobKind = {
  readonly kind: string;
  /** How many of it one process works at together; 1 when not said. */
  readonly atOnce?: number;
  /** After how many tries it is given up; 12 when not said. */
  readonly mostTries?: number;
  /** It is done again so long after each time; such a kind needs no queueing and is never given up. */
  readonly everyMs?: number;
  /** @throws JobFailed to say what went wrong in a code */
  readonly run: (work: Work) => Promise<void>;
  /** What follows when it is given up: its last try failed, or the process ended in every one. */
  readonly givenUp?: (work: Work) => Promise<void>;
};

/** Work that did not succeed. The message is a code, such as one of a mail server, and repeats nothing of a family's. */
export class JobFailed extends Error {
  /** Whether all work of this kind would fail now, so that it rests for a while and the try does not count. */
  readonly restsKind: boolean;

  constructor(code: string, { restsKind = false }: { restsKind?: boolean } = {}) {
    super(code);
    this.restsKind = restsKind;
  }
}

/** Somebody else took the job over, since its worker was silent for too long. */
export class LeaseLost extends Error {}

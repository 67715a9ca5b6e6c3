import type { FieldProblem, NextAvailable, Problem, ProblemCode } from '#contract/problem.ts';

/** Failures other than refusals: no answer, or one outside the contract. */
const transportErrors = {
  offline: 'The server did not answer.',
  'not-understood': 'Received invalid data format from server',
} as const;
type TransportError = keyof typeof transportErrors;

type FailureDetails = Partial<Problem> & { title: string };

export class CallFailed extends Error {
  readonly code: ProblemCode | TransportError;
  readonly fields: readonly FieldProblem[];
  readonly current: unknown;
  readonly retryAfterS: number | undefined;
  /** When a limit ends. */
  readonly next: NextAvailable | undefined;
  /** Of HTTP; undefined without an answer. */
  readonly status: number | undefined;
  /** Identifies the refusal in the server's log; undefined without an answer. */
  readonly requestId: string | undefined;

  constructor(why: Problem | TransportError) {
    const isTransportError = typeof why === 'string';
    const {
      title,
      fields = [],
      current,
      retryAfterS,
      requestId,
      next,
      status,
    }: FailureDetails = isTransportError ? { title: transportErrors[why] } : why;
    super(title);
    this.code = isTransportError ? why : why.code;
    this.fields = fields;
    this.current = current;
    this.retryAfterS = retryAfterS;
    this.next = next;
    this.status = status;
    this.requestId = requestId;
  }

  /** No answer came, or none that can be read: what was asked for may be done all the same. */
  get mayBeDone(): boolean {
    return Object.hasOwn(transportErrors, this.code);
  }
}

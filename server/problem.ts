import {
  problems,
  type FieldProblem,
  type NextAvailable,
  type Problem as ProblemBody,
  type ProblemCode,
} from '#contract/problem.ts';

type Details = {
  readonly title?: string;
  readonly fields?: FieldProblem[];
  /** The stored state, for a stale edit. */
  readonly current?: unknown;
  readonly retryAfterS?: number;
  /** When a limit of a function of the specification ends. */
  readonly next?: NextAvailable;
};

/** The kind of refusal, as logged for the operator. */
export type Refused = 'password' | 'access' | 'other-site' | 'limit' | 'link' | 'security-check' | 'notice';

/** Thrown anywhere on the server, it is answered as `application/problem+json`. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Details;
  /** For the log alone. */
  readonly refused: Refused | undefined;

  constructor(code: ProblemCode, details: Details = {}, refused?: Refused) {
    super(details.title ?? problems[code].title);
    this.code = code;
    this.refused = refused;
    this.details = details;
  }

  get status(): number {
    return problems[this.code].status;
  }

  body(requestId: string): ProblemBody {
    const { title = problems[this.code].title, ...details } = this.details;
    return { type: `/problems/${this.code}`, title, status: this.status, code: this.code, requestId, ...details };
  }
}

/** For work of a job about a child that may be removed, or pass to another parent, meanwhile. */
export function isGone(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'not-found' || error.code === 'not-allowed');
}

/**
 * @param name dotted when nested
 * @param message shown under the field
 * @param code for programs
 */
export function fieldProblem(name: string, message: string, code = 'refused'): FieldProblem {
  return { name, code, message };
}

/** @throws Problem `bad-input` */
export function refuseFields(fields: readonly FieldProblem[]): void {
  if (fields.length > 0) throw new Problem('bad-input', { fields: [...fields] });
}

/** How many there can be, and how one more is refused. */
export type Limit = { readonly most: number; readonly tooMany: string };

/** 'A child can have at most 2,000 measurements.' */
export function atMost(most: number, what: string, who = 'A child'): Limit {
  return { most, tooMany: `${who} can have at most ${most.toLocaleString('en-US')} ${what}.` };
}

/** @throws Problem `too-large` */
export function requireSpace(count: number, { most, tooMany: title }: Limit): void {
  if (count > most) throw new Problem('too-large', { title });
}

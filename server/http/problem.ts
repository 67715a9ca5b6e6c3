import { problems, type FieldProblem, type Problem as ProblemBody, type ProblemCode } from '#contract/problem.ts';

type Details = {
  /** A sentence for this occasion in place of the code's own. */
  readonly title?: string;
  readonly fields?: FieldProblem[];
  /** What is stored now, for an edit that came too late. */
  readonly current?: unknown;
  readonly retryAfterS?: number;
};

/** A refusal. Whatever part of the server throws it, the caller gets it as `application/problem+json`. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(details.title ?? problems[code].title);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** The body of the answer. */
  body(requestId: string): ProblemBody {
    const { title = problems[this.code].title, ...details } = this.details;
    return { type: `/problems/${this.code}`, title, status: this.status, code: this.code, requestId, ...details };
  }
}

/**
 * What is wrong with one field.
 *
 * @param name the field in the body, dotted when nested
 * @param message the sentence under the field
 * @param code what is wrong, for programs
 */
export function fieldProblem(name: string, message: string, code = 'refused'): FieldProblem {
  return { name, code, message };
}

/** @throws Problem `bad-input` unless every field is fine */
export function refuseFields(fields: readonly FieldProblem[]): void {
  if (fields.length > 0) throw new Problem('bad-input', { fields: [...fields] });
}

/** @throws Problem `too-large` with the title when there are more than are kept */
export function requireSpace(count: number, most: number, title: string): void {
  if (count > most) throw new Problem('too-large', { title });
}

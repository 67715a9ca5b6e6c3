import * as z from 'zod/mini';

const codes = [
  'bad-input',
  'malformed',
  'sign-in-needed',
  'confirm-address',
  'password-needed',
  'account-closed',
  'not-allowed',
  'needs-plan',
  'not-found',
  'changed-meanwhile',
  'already-exists',
  'unlikely-value',
  'spent',
  'too-large',
  'wrong-type',
  'slow-down',
  'unexpected',
  'unavailable',
] as const;

export type ProblemCode = (typeof codes)[number];

/** HTTP status and default title of each refusal. */
export const problems: Readonly<Record<ProblemCode, { status: number; title: string }>> = {
  'bad-input': { status: 422, title: 'Some of this cannot be saved as it is.' },
  malformed: { status: 400, title: 'This request could not be read.' },
  'sign-in-needed': { status: 401, title: 'Please log in first.' },
  'confirm-address': { status: 403, title: 'Please confirm your email address first.' },
  'password-needed': { status: 403, title: 'Please confirm that it is you.' },
  'account-closed': { status: 403, title: 'This account is closed.' },
  'not-allowed': { status: 403, title: 'You can see this, but not change it.' },
  'needs-plan': { status: 403, title: 'This comes with the plan.' },
  'not-found': { status: 404, title: 'There is nothing here.' },
  'changed-meanwhile': { status: 409, title: 'Somebody changed this in the meantime.' },
  'already-exists': { status: 409, title: 'This exists already.' },
  'unlikely-value': { status: 409, title: 'One value looks unusual. Is it right?' },
  spent: { status: 410, title: 'This link has expired or has already been used.' },
  'too-large': { status: 413, title: 'This is too large.' },
  'wrong-type': { status: 415, title: 'This kind of content is not accepted here.' },
  'slow-down': { status: 429, title: 'Too many tries. Please wait a little.' },
  unexpected: { status: 500, title: 'An unexpected error occurred' },
  unavailable: { status: 503, title: 'This is not possible right now. Please try again later.' },
};

/** `name` is the field in the body, dotted if nested; `message` is shown below it. */
export const FieldProblem = z.object({ name: z.string(), code: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof FieldProblem>;

/** When a limit ends: what is shown of a refusal with status 429. */
const NextAvailable = z.object({ nextAvailableDate: z.string(), daysRemaining: z.int() });
export type NextAvailable = z.infer<typeof NextAvailable>;

/** RFC 9457, `application/problem+json`. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.enum(codes),
  requestId: z.string(),
  fields: z.optional(z.array(FieldProblem)),
  current: z.optional(z.unknown()),
  retryAfterS: z.optional(z.number()),
  /** When a limit ends, where the refusal says so. */
  next: z.optional(NextAvailable),
});
export type Problem = z.infer<typeof Problem>;

/** Under /functions/v1: the same, and what the specification's clients expect. */
export const FunctionProblem = z.extend(Problem, {
  /** The title. */
  error: z.string(),
  details: z.union([z.array(FieldProblem), NextAvailable]),
});
export type FunctionProblem = z.infer<typeof FunctionProblem>;

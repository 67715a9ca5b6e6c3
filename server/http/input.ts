import type * as z from 'zod/mini';
import type { FieldProblem } from '#contract/problem.ts';
import { Problem } from '#server/problem.ts';

type Issue = z.core.$ZodIssue;

/**
 * @param title of the refusal, where nothing is to be saved
 * @throws Problem `bad-input` that names each invalid field
 */
export function readInput<S extends z.ZodMiniType>(schema: S, given: unknown, title?: string): z.output<S> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new Problem('bad-input', { ...(title && { title }), fields: result.error.issues.flatMap(fieldProblems) });
}

function fieldProblems(issue: Issue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      name: [...issue.path, key].join('.'),
      code: 'unknown',
      message: 'This field is unknown',
    }));
  }
  const name = issue.path.join('.') || 'body';
  return [{ name, code: codeOf(issue), message: issue.path.length ? issue.message : 'This needs to be a JSON object' }];
}

function codeOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'missing' : 'wrong-type';
    case 'too_small':
      return 'too-small';
    case 'too_big':
      return 'too-big';
    default:
      return 'refused';
  }
}

import { expect, test } from 'vitest';
import { problems, type ProblemCode } from '#contract/problem.ts';
import { Problem } from './problem.ts';

const statuses: readonly [ProblemCode, number][] = [
  ['bad-input', 422],
  ['malformed', 400],
  ['sign-in-needed', 401],
  ['confirm-address', 403],
  ['password-needed', 403],
  ['account-closed', 403],
  ['needs-plan', 403],
  ['not-allowed', 403],
  ['not-found', 404],
  ['changed-meanwhile', 409],
  ['already-exists', 409],
  ['unlikely-value', 409],
  ['spent', 410],
  ['too-large', 413],
  ['wrong-type', 415],
  ['slow-down', 429],
  ['unexpected', 500],
  ['unavailable', 503],
];

test('every code has a status', () => {
  expect(statuses.map(([code]) => code).toSorted()).toEqual(Object.keys(problems).toSorted());
});

test.each(statuses)('a refusal %s has status %i, its own address and a sentence', (code, status) => {
  const body = new Problem(code).body('a1b2');

  expect(body).toEqual({ type: `/problems/${code}`, title: problems[code].title, status, code, requestId: 'a1b2' });
  expect(body.title).toMatch(/^[A-Z].{10,}/);
});

test('a refusal may say its own sentence and what is at fault', () => {
  const fields = [{ name: 'email', code: 'refused', message: 'Please enter a valid email address' }];
  const problem = new Problem('bad-input', { title: 'Look again.', fields, current: { version: 2 } });

  expect(problem.body('a1b2')).toMatchObject({ title: 'Look again.', fields, current: { version: 2 } });
});

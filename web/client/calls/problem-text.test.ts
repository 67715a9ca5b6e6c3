import { expect, test } from 'vitest';
import { problems, type ProblemCode } from '#contract/problem.ts';
import { CallFailed } from './call-failed.ts';
import { problemText, whyText } from './problem-text.ts';

test.each<{ code: ProblemCode; sentence: string }>([
  { code: 'sign-in-needed', sentence: 'You have been logged out. Please log in again.' },
  { code: 'not-found', sentence: 'This is not here any more, or you no longer have access to it.' },
  { code: 'not-allowed', sentence: 'You can see this, but not change it.' },
  { code: 'changed-meanwhile', sentence: 'This was changed in the meantime.' },
])('[UI-02] $code: $sentence', ({ code, sentence }) => {
  expect(problemText(refused(code))).toBe(sentence);
});

test('[UI-02] an unexpected error asks to try again later', () => {
  expect(problemText(refused('unexpected'))).toBe('Please try again later.');
});

test('without a connection it says that nothing is lost', () => {
  expect(problemText(new CallFailed('offline'))).toBe('The server did not answer. Nothing you entered is lost.');
});

test.each([
  { seconds: 1, wait: '1 second' },
  { seconds: 42, wait: '42 seconds' },
  { seconds: 89, wait: '89 seconds' },
  { seconds: 90, wait: '2 minutes' },
  { seconds: 841, wait: '15 minutes' },
  { seconds: 89 * 60, wait: '89 minutes' },
  { seconds: 82_800, wait: '23 hours' },
  { seconds: undefined, wait: '60 seconds' },
])('[AUTH-12] too many tries say how long to wait: $wait', ({ seconds, wait }) => {
  expect(problemText(refused('slow-down', seconds))).toBe(`Too many tries. Please wait ${wait}.`);
});

test('every refusal has a sentence', () => {
  for (const code of Object.keys(problems) as ProblemCode[]) {
    expect(problemText(refused(code))).toMatch(/^[A-Z].*[.?]$/);
  }
});

test('where a screen has no sentence of its own, the server’s is shown', () => {
  expect(problemText(refused('spent'))).toBe('This link has expired or has already been used.');
});

test('[UI-02] what is not allowed is said in the words of the server', () => {
  const title = 'You cannot edit the food guide.';
  const refusal = {
    type: '/problems/not-allowed',
    title,
    status: 403,
    code: 'not-allowed',
    requestId: 'a1b2',
  } as const;

  expect(problemText(new CallFailed(refusal))).toBe(title);
});

test('[UI-02] only one of a title and its reason asks to try again', () => {
  const title = 'Failed to update checkup. Please try again.';

  expect(whyText(title, refused('unavailable'))).toBe('This is not possible right now.');
  expect(whyText(title, refused('unexpected'))).toBeUndefined();
  expect(whyText('Failed to reschedule checkup', refused('unavailable'))).toBe(
    'This is not possible right now. Please try again later.',
  );
});

function refused(code: ProblemCode, retryAfterS?: number): CallFailed {
  const { title, status } = problems[code];
  const wait = retryAfterS === undefined ? {} : { retryAfterS };
  return new CallFailed({ type: `/problems/${code}`, title, status, code, requestId: 'a1b2', ...wait });
}

import { describe, expect, test } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { EmptyAnswer, failureOf } from './failure.ts';

const refused = (code: Problem['code'], title: string, next?: Problem['next']) =>
  new CallFailed({ type: 'about:blank', title, status: 400, code, requestId: 'r', ...(next && { next }) });
const textOf = (error: unknown) => failureOf(error, 'America/New_York').text;
const until = (daysRemaining: number) => ({ nextAvailableDate: '2026-12-04T02:00:00.000Z', daysRemaining });

describe('[AI-03] [UI-02] why a question was not answered', () => {
  test('past the limit says when the next one is answered, by the day where the parent lives', () => {
    expect(textOf(refused('slow-down', 'You have asked a lot of questions today.', until(3)))).toBe(
      'You have asked a lot of questions today. Please try again on December 3, 2026 (3 days remaining).',
    );
    expect(textOf(refused('slow-down', 'Rate limit exceeded.', until(1)))).toBe(
      'Rate limit exceeded. Please try again on December 3, 2026 (1 day remaining).',
    );
  });

  test('past a limit without a date asks to try again later, and has a sentence of its own', () => {
    expect(textOf(refused('slow-down', ''))).toBe('Rate limit exceeded. Please try again later.');
  });

  test('after logging out asks to log in again', () => {
    expect(failureOf(refused('sign-in-needed', 'Please log in to use the chat feature.'), undefined)).toEqual({
      kind: 'log-in',
      text: 'Authentication error. Please log in again.',
    });
  });

  test('without AI access says that it is part of a plan', () => {
    expect(failureOf(refused('needs-plan', 'This comes with the plan.'), undefined)).toMatchObject({ kind: 'upgrade' });
  });

  test('an answer without a word says so', () => {
    expect(textOf(new EmptyAnswer())).toBe('Received an empty response from the AI.');
  });

  test.each([
    [new CallFailed('offline'), 'Error: The server did not answer.'],
    [refused('unexpected', 'An unexpected error occurred'), 'Error: An unexpected error occurred'],
    [new TypeError('x is undefined'), 'Error: An unexpected error occurred'],
  ])('else tells the message of the failure: %s', (error, text) => {
    expect(textOf(error)).toBe(text);
  });
});

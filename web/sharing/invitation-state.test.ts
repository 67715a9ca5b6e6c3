import { describe, expect, test } from 'vitest';
import { problems, type ProblemCode } from '#contract/problem.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { stateAfter, stateOf, type Offer } from './invitation-state.ts';

const offer: Offer = {
  email: 'm…@example.org',
  relationship: 'guardian',
  may: 'view',
  isForYou: false,
  isAccepted: false,
  isDeclined: false,
  children: 'a child',
  inviterName: null,
};

describe('[PAR-03] an invitation that was opened', () => {
  test.each([
    { by: 'a visitor', isSignedIn: false, given: offer, kind: 'sign-in-needed' },
    { by: 'the invited account', isSignedIn: true, given: { ...offer, isForYou: true }, kind: 'processing' },
    { by: 'another account', isSignedIn: true, given: offer, kind: 'other-account' },
  ])('by $by: $kind', ({ isSignedIn, given, kind }) => {
    expect(stateOf(given, { isSignedIn, isDecline: false, hasTried: false })).toEqual({ kind, offer: given });
  });

  test('by whoever accepted it: leads to the child, unless this page only missed the answer', () => {
    const given = { ...offer, isForYou: true, isAccepted: true };
    const opened = { isSignedIn: true, isDecline: false };

    expect(stateOf(given, { ...opened, hasTried: false })).toEqual({ kind: 'has-access' });
    expect(stateOf(given, { ...opened, hasTried: true })).toEqual({ kind: 'processing', offer: given });
  });

  test.each([
    { which: 'waits for its answer', given: offer, state: { kind: 'declining', back: null } },
    { which: 'was declined', given: { ...offer, isDeclined: true }, state: { kind: 'declined' } },
    {
      which: 'this account accepted',
      given: { ...offer, isAccepted: true },
      state: { kind: 'has-access' },
    },
  ])('to decline one that $which: $state.kind', ({ given, state }) => {
    for (const isSignedIn of [true, false])
      expect(stateOf(given, { isSignedIn, isDecline: true, hasTried: false })).toEqual(state);
  });
});

describe('[UI-02] an invitation that was refused', () => {
  const refused = (code: ProblemCode) =>
    new CallFailed({ type: '', title: problems[code].title, status: problems[code].status, code, requestId: 'r' });

  test.each([
    { code: 'bad-input', kind: 'invalid' },
    { code: 'spent', kind: 'expired' },
  ] as const)('as $code: $kind', ({ code, kind }) => {
    expect(stateAfter(refused(code))).toEqual({ kind });
  });

  test('since the session has ended says Authentication error, and offers to sign in', () => {
    const state = stateAfter(refused('sign-in-needed'));

    expect(state).toEqual({ kind: 'failed', message: 'Authentication error.', remedy: 'sign-in' });
  });

  test.each([
    { failed: new CallFailed('offline'), message: 'The server did not answer.' },
    { failed: refused('unexpected'), message: 'An unexpected error occurred.' },
    { failed: refused('slow-down'), message: 'Too many tries. Please wait 60 seconds.' },
  ])('otherwise says why, and can be tried again: $message', ({ failed, message }) => {
    expect(stateAfter(failed)).toEqual({ kind: 'failed', message, remedy: 'retry' });
  });
});

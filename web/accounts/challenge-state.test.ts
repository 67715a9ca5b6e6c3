import { describe, expect, test } from 'vitest';
import {
  challengeAfter,
  isStale,
  notReadyBecause,
  tokenOf,
  usableForMs,
  waiting,
  type ChallengeEvent,
  type ChallengeState,
} from './challenge-state.ts';

const passed: ChallengeState = { name: 'passed', token: 'id.1', passedAtMs: 1000 };
const after = (...events: ChallengeEvent[]) => events.reduce(challengeAfter, waiting);

describe('[AUTH-09] the security check', () => {
  test('waits until the form is touched, then checks, then has a token', () => {
    expect(after().name).toBe('waiting');
    expect(after({ name: 'begun' }).name).toBe('checking');
    expect(tokenOf(after({ name: 'begun' }, { name: 'solved', token: 'id.1', atMs: 5 }))).toBe('id.1');
  });

  test('is not begun again by a second touch', () => {
    const checking = after({ name: 'begun' });

    expect(challengeAfter(checking, { name: 'begun' })).toBe(checking);
    expect(challengeAfter(passed, { name: 'begun' })).toBe(passed);
  });

  test('has no token left after a refusal, and stays so until the parent tries again', () => {
    const refused = challengeAfter(passed, { name: 'refused' });

    expect(tokenOf(refused)).toBeNull();
    expect(challengeAfter(refused, { name: 'begun' })).toBe(refused);
    expect(challengeAfter(refused, { name: 'renewed' }).name).toBe('checking');
  });

  test('each renewal is a check of its own', () => {
    const first = challengeAfter(passed, { name: 'renewed' });

    expect(challengeAfter(first, { name: 'renewed' })).not.toBe(first);
  });

  test('says why it could not be done, where that is known', () => {
    expect(after({ name: 'begun' }, { name: 'failed', why: 'Too many tries. Please wait 2 minutes.' })).toEqual({
      name: 'broken',
      why: 'Too many tries. Please wait 2 minutes.',
    });
  });

  test.each([
    { nowMs: 1000, stale: false },
    { nowMs: 999 + usableForMs, stale: false },
    { nowMs: 1000 + usableForMs, stale: true },
  ])('passed at 1000 ms and looked at at $nowMs ms: too old is $stale', ({ nowMs, stale }) => {
    expect(isStale(passed, nowMs)).toBe(stale);
  });

  test('a token is given up before the server would refuse it', () => {
    expect(usableForMs).toBeLessThan(5 * 60_000);
  });
});

describe('[AUTH-01] [AUTH-04] a form without a token', () => {
  test.each([
    { state: waiting, why: 'Ready when the security check is done. The check needs JavaScript.' },
    {
      state: { name: 'checking' } as const,
      why: 'Ready when the security check is done. The check needs JavaScript.',
    },
    { state: { name: 'refused' } as const, why: 'Please complete the captcha' },
    { state: { name: 'broken', why: null } as const, why: 'Please complete the captcha' },
    { state: passed, why: undefined },
  ])('cannot be sent while $state.name: $why', ({ state, why }) => {
    expect(notReadyBecause(state)).toBe(why);
  });
});

import { describe, expect, test } from 'vitest';
import {
  afterRefusal,
  started,
  isStale,
  notReadyBecause,
  tokenOf,
  tokenUsableMs,
  waiting,
  type ChallengeState,
} from './challenge-state.ts';

const passed: ChallengeState = { name: 'passed', token: 'id.1', passedAtMs: 1000 };
const refused = afterRefusal(true);

describe('[AUTH-09] the security check', () => {
  test('waits until the form is touched, then checks', () => {
    expect(started(waiting).name).toBe('checking');
  });

  test.each<ChallengeState>([started(waiting), passed, refused])(
    'is not begun again by a second touch: $name',
    (state) => {
      expect(started(state)).toBe(state);
    },
  );

  test('has a token once it has passed, and none before or after a refusal', () => {
    expect([passed, waiting, started(waiting), refused, afterRefusal(false)].map(tokenOf)).toEqual([
      'id.1',
      null,
      null,
      null,
      null,
    ]);
  });

  test('starts over after a refusal, unless it was itself refused: then the parent tries again', () => {
    expect(afterRefusal(false).name).toBe('checking');
    expect(refused.name).toBe('refused');
  });

  test.each([
    { nowMs: 1000, stale: false },
    { nowMs: 999 + tokenUsableMs, stale: false },
    { nowMs: 1000 + tokenUsableMs, stale: true },
  ])('passed at 1000 ms and looked at at $nowMs ms: too old is $stale', ({ nowMs, stale }) => {
    expect(isStale(passed, nowMs)).toBe(stale);
  });

  test('a token is given up before the server would refuse it', () => {
    expect(tokenUsableMs).toBeLessThan(5 * 60_000);
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

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Challenge } from './challenge.tsx';
import type { ChallengeState } from './challenge-state.ts';

const shown = (state: ChallengeState, error?: string) =>
  renderToStaticMarkup(<Challenge state={state} error={error} onRetry={() => {}} />);

test.each([
  { state: { name: 'waiting' } as const, look: 'challenge wait', says: 'Security check' },
  { state: { name: 'checking' } as const, look: 'challenge wait', says: 'Checking that you are human' },
  {
    state: { name: 'passed', token: 'id.1', passedAtMs: 0 } as const,
    look: 'challenge',
    says: 'Security check passed',
  },
  {
    state: { name: 'refused' } as const,
    look: 'challenge clay wrap',
    says: 'Security check failed. Please try again.',
  },
  {
    state: { name: 'broken', why: null } as const,
    look: 'challenge clay wrap',
    says: 'Error loading security check. Please refresh the page.',
  },
])('[AUTH-09] [UI-02] the row says, while $state.name: $says', ({ state, look, says }) => {
  const markup = shown(state);

  expect(markup).toContain(`class="${look}"`);
  expect(markup).toContain(`<strong>${says}</strong>`);
});

test('[AUTH-09] only a failed check interrupts a screen reader and can be tried again', () => {
  expect(shown({ name: 'refused' })).toMatch(/role="alert".*Try again/s);
  expect(shown({ name: 'broken', why: 'Too many tries.' })).toMatch(/role="alert".*Too many tries.*Try again/s);
  expect(shown({ name: 'checking' })).toContain('role="status"');
  expect(shown({ name: 'checking' })).not.toContain('Try again');
});

test('[AUTH-09] [UI-02] a form sent without a token says: Please complete the captcha', () => {
  expect(shown({ name: 'checking' }, 'Please complete the captcha')).toContain('Please complete the captcha');
});

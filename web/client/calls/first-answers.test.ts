import { afterEach, expect, test } from 'vitest';
import { forgetFirstAnswers, keepUnusedMs, storeFirstAnswers, takeFirstAnswer } from './first-answers.ts';

afterEach(forgetFirstAnswers);

test('data sent with the page is used once', () => {
  storeFirstAnswers({ '/api/me': { name: 'Hannah' } }, 5);

  expect(takeFirstAnswer('/api/me', 6)).toEqual({ reply: { name: 'Hannah' }, atMs: 5 });
  expect(takeFirstAnswer('/api/me', 6)).toBeUndefined();
});

test('an address that the page did not begin with has no first answer', () => {
  storeFirstAnswers({ '/api/me': null }, 5);

  expect(takeFirstAnswer('/api/children', 6)).toBeUndefined();
});

test('a change leaves no first answer behind', () => {
  storeFirstAnswers({ '/api/me': {}, '/api/children': {} }, 5);
  forgetFirstAnswers();

  expect(takeFirstAnswer('/api/me', 6)).toBeUndefined();
  expect(takeFirstAnswer('/api/children', 6)).toBeUndefined();
});

test('data sent with the page is not used when nothing has shown it for five minutes', () => {
  storeFirstAnswers({ '/api/me': {}, '/api/children': {} }, 5);

  expect(takeFirstAnswer('/api/me', 5 + keepUnusedMs)).toBeDefined();
  expect(takeFirstAnswer('/api/children', 6 + keepUnusedMs)).toBeUndefined();
});

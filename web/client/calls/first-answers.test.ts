import { afterEach, expect, test } from 'vitest';
import { forgetFirstAnswers, storeFirstAnswers, takeFirstAnswer } from './first-answers.ts';

afterEach(forgetFirstAnswers);

test('data sent with the page is used once', () => {
  storeFirstAnswers({ '/api/me': { name: 'Hannah' } }, 5);

  expect(takeFirstAnswer('/api/me')).toEqual({ reply: { name: 'Hannah' }, atMs: 5 });
  expect(takeFirstAnswer('/api/me')).toBeUndefined();
});

test('an address that the page did not begin with has no first answer', () => {
  storeFirstAnswers({ '/api/me': null }, 5);

  expect(takeFirstAnswer('/api/children')).toBeUndefined();
});

test('a change leaves no first answer behind', () => {
  storeFirstAnswers({ '/api/me': {}, '/api/children': {} }, 5);
  forgetFirstAnswers();

  expect(takeFirstAnswer('/api/me')).toBeUndefined();
  expect(takeFirstAnswer('/api/children')).toBeUndefined();
});

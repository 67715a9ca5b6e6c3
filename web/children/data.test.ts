import { describe, expect, test } from 'vitest';
import { childrenOf, leo, maya } from '#testing/web/replies.ts';
import { toneOf } from '#web/ui/tone.ts';
import { activeOf } from './data.ts';

describe('[CHILD-06] the active child', () => {
  test('is the chosen one', () => {
    expect(activeOf({ ...childrenOf(maya, leo), activeChildId: leo.id })).toBe(leo);
  });

  test.each([null, '0197a000-0000-7000-8000-0000000000ff'])('is the first when %s is chosen', (activeChildId) => {
    expect(activeOf({ ...childrenOf(maya, leo), activeChildId })).toBe(maya);
  });

  test('is none without children, also when one is hidden for want of a gender', () => {
    expect(activeOf({ ...childrenOf(), incomplete: [{ ...maya, gender: null }] })).toBeNull();
  });
});

test('children beside each other have different tints, and the fourth begins again', () => {
  expect([0, 1, 2, 3].map(toneOf)).toEqual(['a', 'b', 'c', 'a']);
});

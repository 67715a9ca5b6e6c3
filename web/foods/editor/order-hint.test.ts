import { expect, test } from 'vitest';
import { publishedGuide } from '#testing/foods/food-replies.ts';
import { orderHint } from './order-hint.ts';
import { typedOf, type TypedEntry } from './read-guide-entry.ts';

const hint = async (typed: Partial<TypedEntry>) =>
  orderHint(await publishedGuide(), null, { ...typedOf(null), ageRangeStart: 9, ...typed });

test('without an order it says which one puts an entry after ours for its age', async () => {
  expect(await hint({})).toBe('4 puts it after 9-11 months.');
});

test('with an order it says where the entry will stand', async () => {
  expect(await hint({ displayOrder: 5 })).toBe('After 12-23 months.');
  expect(await hint({ displayOrder: 0 })).toBe('Before 0-5 months.');
  expect(await hint({ displayOrder: 5, ageRangeLabel: '9-11 Months' })).toBe('On the tab of 9-11 months.');
});

import { expect, test } from 'vitest';
import { paramsOf } from './params-of.ts';

const food = '/food-guide/:foodId';

test.each([
  { path: '/food-guide/grapes', params: { foodId: 'grapes' } },
  { path: '/food-guide/smooth-peanut-butter', params: { foodId: 'smooth-peanut-butter' } },
  { path: '/food-guide', params: null },
  { path: '/food-guide/', params: null },
  { path: '/food-guide/grapes/', params: null },
  { path: '/food-guide/grapes/whole', params: null },
  { path: '/food-guides/grapes', params: null },
  { path: '/food-guide/Grapes', params: null },
  { path: '/food-guide/..', params: null },
  { path: '/food-guide/%2e%2e', params: null },
  { path: '/food-guide/__proto__', params: null },
  { path: `/food-guide/${'a'.repeat(61)}`, params: null },
])('[FOOD-02] the address $path names $params', ({ path, params }) => {
  expect(paramsOf(food, path)).toEqual(params);
});

test('an address without parameters is the page itself', () => {
  expect(paramsOf('/vaccines', '/vaccines')).toEqual({});
});

import { expect, test } from 'vitest';
import { placed } from './use-answered-here.ts';

test('what stood before keeps its place, and the next one comes where one is free', () => {
  expect(placed([], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(placed(['a', 'b', 'c'], ['b', 'c', 'd'])).toEqual(['d', 'b', 'c']);
  expect(placed(['d', 'b', 'c'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(placed(['a', 'b', 'c'], ['b'])).toEqual(['b']);
  expect(placed(['a', 'b'], ['x', 'y', 'z'])).toEqual(['x', 'y', 'z']);
});

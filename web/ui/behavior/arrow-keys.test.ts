import { expect, test } from 'vitest';
import { arrowTarget } from './arrow-keys.ts';

test.each([
  { key: 'ArrowRight', at: 0, to: 1 },
  { key: 'ArrowRight', at: 2, to: 0 },
  { key: 'ArrowLeft', at: 0, to: 2 },
  { key: 'Home', at: 1, to: 0 },
  { key: 'End', at: 0, to: 2 },
  { key: 'Enter', at: 1, to: undefined },
])('in a row of three, $key on tab $at leads to $to', ({ key, at, to }) => {
  expect(arrowTarget(key, at, 3)).toBe(to);
});

test('where text runs right to left, the arrows change sides', () => {
  expect(arrowTarget('ArrowLeft', 0, 3, true)).toBe(1);
  expect(arrowTarget('ArrowRight', 0, 3, true)).toBe(2);
});

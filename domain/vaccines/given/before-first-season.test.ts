import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { isBeforeFirstSeason } from './before-first-season.ts';

test.each([
  { born: '2020-05-12', group: 'RSV', is: true },
  { born: '2023-02-01', group: 'RSV', is: true },
  { born: '2023-02-02', group: 'RSV', is: false },
  { born: '2026-11-19', group: 'RSV', is: false },
  { born: '2020-05-12', group: 'HepB', is: false },
])('a child born $born was too old for $group before its first season began: $is', ({ born, group, is }) => {
  expect(isBeforeFirstSeason(group, day(born))).toBe(is);
});

import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { hasCopy } from './kept-by-browsers.ts';

const alike = Object.values(endpoints).flatMap((one) =>
  'alike' in one ? [one.path.replace(':foodId', 'egg-well-cooked')] : [],
);

test.each(alike)('a browser is sent %s once', async (path) => {
  const { parent } = await aFamily(await aHouse());
  const first = await parent.get(path);
  const tag = first.headers.get('etag') ?? '';

  const next = await parent.get(path, { 'if-none-match': tag });
  const after = await parent.get(path, { 'if-none-match': '"of another edition"' });

  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect([next.status, next.headers.get('etag'), next.body]).toEqual([304, tag, undefined]);
  expect([after.status, after.body]).toEqual([200, first.body]);
});

test.each([
  { asked: '"a"', isKnown: true },
  { asked: 'W/"a"', isKnown: true },
  { asked: '"b", "a"', isKnown: true },
  { asked: '"b"', isKnown: false },
  { asked: '*', isKnown: true },
  { asked: undefined, isKnown: false },
])('a copy named $asked: $isKnown', ({ asked, isKnown }) => {
  expect([hasCopy(asked, '"a"'), hasCopy(asked, 'W/"a"')]).toEqual([isKnown, isKnown]);
});

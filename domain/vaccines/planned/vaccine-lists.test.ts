import { expect, test } from 'vitest';
import { listLines } from '#testing/vaccines/list-lines.ts';
import { LISTS_OF_BABIES } from '#testing/vaccines/lists-of-babies.ts';
import { LISTS_OF_CHILDREN } from '#testing/vaccines/lists-of-children.ts';

test.each([...LISTS_OF_BABIES, ...LISTS_OF_CHILDREN])('the vaccine list of $who', ({ of, vaccines, lines }) => {
  expect(listLines(of, vaccines)).toEqual(lines);
});

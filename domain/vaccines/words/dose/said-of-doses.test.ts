import { expect, test } from 'vitest';
import { saidLines } from '#testing/vaccines/said-lines.ts';
import { SAID_TO_BABIES } from '#testing/vaccines/said-to-babies.ts';
import { SAID_TO_CHILDREN } from '#testing/vaccines/said-to-children.ts';
import { SAID_TO_OLDER_CHILDREN } from '#testing/vaccines/said-to-older-children.ts';
import { SAID_TO_TODDLERS } from '#testing/vaccines/said-to-toddlers.ts';

const ALL = [...SAID_TO_BABIES, ...SAID_TO_TODDLERS, ...SAID_TO_CHILDREN, ...SAID_TO_OLDER_CHILDREN];

test.each(ALL)('what is said on $today of the doses of a child born $bornOn', ({ said, ...history }) => {
  expect(saidLines(history)).toEqual(said);
});

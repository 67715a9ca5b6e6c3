import { expect, test } from 'vitest';
import { relationshipsWith, usualRight } from './relationships.ts';
import { RELATIONSHIPS, RIGHTS } from './tie.ts';

test('[PAR-02] [decision 80] a grandparent and a caregiver can view alone, all others may also edit', () => {
  expect(RIGHTS.map((may) => relationshipsWith({ may }))).toEqual([
    ['guardian', 'father', 'mother'],
    ['guardian', 'father', 'mother', 'grandparent', 'caregiver'],
  ]);
  expect(RELATIONSHIPS.map(usualRight)).toEqual(['edit', 'edit', 'edit', 'view', 'view']);
});

import { expect, test } from 'vitest';
import { redFlags, redFlagsOf } from './red-flags-data.ts';

const idsOf = (...ids: string[]) => redFlagsOf(ids).map(({ id }) => id);

test('[ART-05] the rules of an article stand in the order of how urgent they are, of equal ones as it names them', () => {
  expect(idsOf('rf-ppd', 'rf-fever', 'rf-seizure', 'rf-fever-u3m', 'rf-blue')).toEqual([
    'rf-seizure',
    'rf-blue',
    'rf-fever',
    'rf-fever-u3m',
    'rf-ppd',
  ]);
});

test('a rule that is not in the table is left out', () => {
  expect(idsOf('rf-none', 'rf-blue')).toEqual(['rf-blue']);
});

test('each rule stands in the table once', () => {
  expect(new Set(redFlags.map(({ id }) => id)).size).toBe(redFlags.length);
});

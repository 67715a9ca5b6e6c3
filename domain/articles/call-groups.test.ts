import { expect, test } from 'vitest';
import { callGroups } from './call-groups.ts';
import { redFlagsOf } from './red-flags-data.ts';

const groups = (...ids: string[]) =>
  callGroups(redFlagsOf(ids)).map(({ kind, rules }) => [kind, ...rules.map(({ id }) => id)]);

test('an emergency stands first, then what asks for a call, then what keeps a child safe', () => {
  expect(groups('rf-unsafe-sleep', 'rf-ppd', 'rf-fever', 'rf-blue', 'rf-fever-u3m', 'rf-shaken')).toEqual([
    ['emergency', 'rf-blue', 'rf-shaken'],
    ['call_now', 'rf-fever', 'rf-fever-u3m'],
    ['call_soon', 'rf-ppd'],
    ['safe', 'rf-unsafe-sleep'],
  ]);
});

test('a rule that names no call does not ask for one, a test today does', () => {
  expect(groups('rf-honey', 'rf-diabetes', 'rf-water-intox')).toEqual([
    ['call_now', 'rf-diabetes'],
    ['safe', 'rf-honey', 'rf-water-intox'],
  ]);
});

test('without a rule there is no group', () => {
  expect(groups()).toEqual([]);
});

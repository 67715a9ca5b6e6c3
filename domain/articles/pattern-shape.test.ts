import { expect, test } from 'vitest';
import { emergenciesInSearch } from './emergency.ts';
import { redFlags, safetyNet } from './red-flags-data.ts';

const patterns = [...redFlags, safetyNet].flatMap(({ id, patterns: always, patternsIfAgeKnown }) =>
  [...always, ...patternsIfAgeKnown].map((pattern) => ({ id, pattern })),
);

/** Behind an ending of any length an exception holds nothing: the ending is read shorter, and the exception is gone. */
const BACKTRACKS = /(?:\\w[*+]|(?<!\))[a-z]\?)\)*\(\?!/;

test('[ART-01] an exception of a pattern begins at the end of a word', () => {
  expect(patterns.filter(({ pattern }) => BACKTRACKS.test(pattern))).toEqual([]);
});

test.each([
  'grunts when pooping',
  'grunting newborn poop',
  'baby grunts and strains',
  'grunting newborn normal while pooping',
  'newborn grunting at night to poop',
  'grunts and farts',
  'grunting and gassy newborn',
  'barely responding to her name 12 months',
  'not responding to name 10 months',
  'green beans vomit color chart',
  'intrusive thoughts book',
])("[ART-01] '%s' is no emergency", (search) => {
  const calls = emergenciesInSearch(search).filter(({ urgency }) => urgency === 'emergency');

  expect(calls.map(({ id }) => id)).toEqual([]);
});

test.each([
  ['newborn grunting with every breath', 'rf-breathing'],
  ['grunting and ribs pulling in', 'rf-breathing'],
  ['she is grunting', 'rf-breathing'],
  ['barely responding', 'rf-unresponsive'],
])("[ART-01] '%s' still is %s", (search, id) => {
  expect(emergenciesInSearch(search).map((rule) => rule.id)).toContain(id);
});

import { describe, expect, test } from 'vitest';
import { letterSet, lettersMissing, wordsOf } from './search-words.ts';
import { editsOfPrefix, editsOfWord, mayDiffer } from './word-edits.ts';

describe('how far a typed word is from a word', () => {
  test.each([
    { typed: 'pear', word: 'pear', edits: 0 },
    { typed: 'per', word: 'pear', edits: 1 },
    { typed: 'pearl', word: 'pear', edits: 1 },
    { typed: 'peer', word: 'pear', edits: 1 },
    { typed: 'paer', word: 'pear', edits: 1 },
    { typed: 'epar', word: 'pear', edits: 1 },
    { typed: 'pera', word: 'pear', edits: 1 },
    { typed: 'brocolii', word: 'broccoli', edits: 2 },
    { typed: 'plum', word: 'pear', edits: 3 },
    { typed: 'pe', word: 'pear', edits: 2 },
    { typed: 'p', word: 'pear', edits: 3 },
  ])('$typed, $word: $edits', ({ typed, word, edits }) => {
    expect(editsOfWord(typed, word, 2)).toBe(edits);
    expect(editsOfWord(word, typed, 2)).toBe(edits);
  });

  test.each([
    { typed: 'brocc', word: 'broccoli', edits: 0 },
    { typed: 'broco', word: 'broccoli', edits: 1 },
    { typed: 'borcc', word: 'broccoli', edits: 1 },
    { typed: 'xxxxx', word: 'broccoli', edits: 2 },
    { typed: 'broccolis', word: 'broccoli', edits: 1 },
  ])('$typed, what $word begins with: $edits', ({ typed, word, edits }) => {
    expect(editsOfPrefix(typed, word, 1)).toBe(edits);
  });

  test.each([
    ['egg', 0],
    ['rice', 1],
    ['avocado', 1],
    ['broccoli', 2],
  ])('%s may differ in %i', (word, most) => {
    expect(mayDiffer(word)).toBe(most);
  });
});

describe('the plain form of a word', () => {
  test.each([
    ['eggs', 'egg'],
    ['berries', 'berry'],
    ['tomatoes', 'tomato'],
    ['radishes', 'radish'],
    ['peaches', 'peach'],
    ['peas', 'pea'],
    ['bass', 'bass'],
    ['gas', 'gas'],
    ['dates', 'date'],
    ['apple', 'apple'],
  ])('%s: %s', (word, plain) => {
    expect(wordsOf(word).map((each) => each.plain)).toEqual([plain]);
  });
});

test('letters that a word lacks are counted once each', () => {
  expect(lettersMissing(letterSet('peanut'), letterSet('pear'))).toBe(3);
  expect(lettersMissing(letterSet('pear'), letterSet('peanut'))).toBe(1);
  expect(lettersMissing(letterSet('ññ1'), letterSet(''))).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { foundByWords } from './found-by-words.ts';

const texts = ['Says "mama" or "dada"', "Doesn't walk yet", 'Walks alone', 'Which crème for the rash?'];
const found = (search: string) => foundByWords(texts, (text) => text, search);

describe('what is searched for by words', () => {
  test.each([
    ['', texts],
    [' ( ', texts],
    ['walk', ["Doesn't walk yet", 'Walks alone']],
    ['alone WALKS', ['Walks alone']],
    ['doesnt', ["Doesn't walk yet"]],
    ["doesn't walk", ["Doesn't walk yet"]],
    ['doesn’t', ["Doesn't walk yet"]],
    ['creme', ['Which crème for the rash?']],
    ['CRÈME', ['Which crème for the rash?']],
    ['ada', ['Says "mama" or "dada"']],
    ['walk rash', []],
  ])("'%s' is in the text, whatever its case, order and accents", (search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  test.each([
    ['wlaks', ["Doesn't walk yet", 'Walks alone']],
    ['alonne wakls', ['Walks alone']],
    ['rasj', ['Which crème for the rash?']],
    ['rasj walk', []],
    ['xylophone', []],
  ])("'%s' is spelled like it, where nothing has the word itself", (search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  test('a word as it is spelled leaves out what is only spelled like it', () => {
    expect(foundByWords(['bath', 'path'], (text) => text, 'bath')).toEqual(['bath']);
  });
});

import { describe, expect, test } from 'vitest';
import { wordsOf, type SearchWord } from '#domain/text/search-words.ts';
import {
  mayBeMistyped,
  nearestWord,
  partedWord,
  spellingOf,
  suggestedWord,
  withWords,
  wordsBegunBy,
} from './spelling.ts';

const spelling = spellingOf(
  new Map([
    ['fever', 9],
    ['fevers', 2],
    ['never', 20],
    ['diarrhea', 3],
    ['breast', 5],
    ['breastfeeding', 4],
    ['breath', 7],
    ['milk', 8],
    ['walking', 2],
    ['waking', 9],
    ['about', 30],
    ['mg2', 1],
  ]),
);
const word = (typed: string): SearchWord => wordsOf(typed)[0] ?? { word: '', plain: '', start: 0, end: 0 };

describe('[ART-01] a mistyped word', () => {
  test.each([
    ['fevr', 'fever'],
    ['breastfeding', 'breastfeeding'],
    ['milkk', 'milk'],
    ['xyz', null],
    ['zzzzzzzz', null],
    ['1234', null],
  ])("'%s' is read as %s", (typed, expected) => {
    expect(nearestWord(spelling, word(typed))).toBe(expected);
  });

  test('is the one with the letters that were typed, of two that are equally near', () => {
    expect(nearestWord(spelling, word('wlaking'))).toBe('walking');
    expect(nearestWord(spelling, word('breats'))).toBe('breast');
  });

  test('is the more frequent one of two that are equally near and have as many of them', () => {
    expect(nearestWord(spelling, word('breat'))).toBe('breath');
  });

  test('may be two', () => {
    expect(partedWord(spelling, word('breastmilk'))).toBe('breast milk');
    expect(partedWord(spelling, word('breastmild'))).toBeNull();
  });

  test('far from every word is guessed by its sound', () => {
    expect(suggestedWord(spelling, word('dyareeha'))).toBe('diarrhea');
    expect(suggestedWord(spelling, word('qqqqqq'))).toBeNull();
    expect(suggestedWord(spelling, word('x'.repeat(200)))).toBeNull();
  });

  test('is exchanged where it stands', () => {
    const text = 'Fevr, and no mlk';
    const [first, , , last] = wordsOf(text);
    const slips = [first, last].filter((one) => one !== undefined);

    expect(withWords(text, slips, ({ word: typed }) => (typed === 'mlk' ? 'milk' : null))).toBe('Fevr, and no milk');
  });

  test('is asked for once, and exchanged each time', () => {
    const asked: string[] = [];
    const text = withWords('❤️ fevr, Fevr', wordsOf('❤️ fevr, Fevr'), ({ word: typed }) => {
      asked.push(typed);
      return 'fever';
    });

    expect(text).toBe('❤️ fever, fever');
    expect(asked).toEqual(['fevr']);
  });

  test.each([
    ['fevr', true],
    ['아기', false],
    ['b12', false],
    ['a'.repeat(25), false],
  ])("'%s' may be one: %s", (typed, expected) => {
    expect(mayBeMistyped(word(typed))).toBe(expected);
  });
});

test('[ART-01] a word that is being typed may become the most frequent ones', () => {
  expect(wordsBegunBy(spelling, 'brea')).toEqual(['breath', 'breast', 'breastfeeding']);
  expect(wordsBegunBy(spelling, 'br')).toEqual([]);
  expect(wordsBegunBy(spelling, 'abou')).toEqual([]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { withoutIng, wordsOf } from './search-words.ts';

test.each([
  ['walking', 'walk'],
  ['Hopping', 'Hop'],
  ['crawling alone', 'crawl alone'],
  ['thing', 'thing'],
  ['ring', 'ring'],
  ['king size', 'king size'],
  ['ingots', 'ingots'],
  ['walks', 'walks'],
])('%s is looked for as %s, too', (typed, expected) => {
  expect(withoutIng(typed)).toBe(expected);
});

describe('the words of a text', () => {
  const standing = (text: string) => wordsOf(text).map(({ word, start, end }) => [word, text.slice(start, end)]);

  test.each([
    ['❤️ Fever', [['fever', 'Fever']]],
    [
      '아기 fever',
      [
        ['아기'.normalize('NFD'), '아기'],
        ['fever', 'fever'],
      ],
    ],
    [
      'ลูก fever',
      [
        ['ลก', 'ลูก'],
        ['fever', 'fever'],
      ],
    ],
    [
      'cre\u0300me bru\u0302le\u0301e',
      [
        ['creme', 'cre\u0300me'],
        ['brulee', 'bru\u0302le\u0301e'],
      ],
    ],
    ["\u0301 doesn't'", [['doesnt', "doesn't"]]],
    ['don’\u0301t', [['dont', 'don’\u0301t']]],
    ['1️⃣İ', [['1i', '1️⃣İ']]],
  ])("[ART-01] of '%s' stand where they were typed", (text, expected) => {
    expect(standing(text)).toEqual(expected);
  });

  const parts = fc.constantFrom(
    'fever',
    'Crème',
    'é',
    '\u0301',
    '\uFE0F',
    '❤️',
    '아기',
    'ลูก',
    'हिन्दी',
    'ﬁ',
    'İ',
    "'",
    '’',
    ' ',
    '7',
  );
  const text = fc.oneof(
    anyText(),
    fc.array(parts).map((all) => all.join('')),
  );

  test('[ART-01] each is the same when it is taken out of any text, and the others stay', () => {
    fc.assert(
      fc.property(text, (typed) => {
        let until = 0;
        for (const { start, end, ...each } of wordsOf(typed)) {
          expect(start).toBeGreaterThanOrEqual(until);
          expect(wordsOf(typed.slice(start, end))).toEqual([{ ...each, start: 0, end: end - start }]);
          until = end;
        }
        expect(until).toBeLessThanOrEqual(typed.length);
      }),
    );
  });

  test('[ART-01] are the same whether accents are typed with their letters or after them', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const [composed, apart] = (['NFC', 'NFD'] as const).map((form) => wordsOf(typed.normalize(form)));
        expect(composed?.map(({ word }) => word)).toEqual(apart?.map(({ word }) => word));
      }),
    );
  });
});

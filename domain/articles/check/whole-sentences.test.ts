import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeSentences } from './whole-sentences.ts';

test('[AI-04] a sentence is whole once the next one begins, with the citations behind its mark', () => {
  expect(wholeSentences('Offer water. [1] Use an open')).toEqual({
    sentences: ['Offer water. [1]'],
    rest: 'Use an open',
  });
  expect(wholeSentences('Offer water. ')).toEqual({ sentences: [], rest: 'Offer water. ' });
  expect(wholeSentences('Offer water. [1')).toEqual({ sentences: [], rest: 'Offer water. [1' });
  expect(wholeSentences('Offer water. [1][2]\n- Use a cup [3].\n')).toEqual({
    sentences: ['Offer water. [1][2]', '- Use a cup [3].'],
    rest: '',
  });
});

test.each(['Give 2.5 ounces of it', '1. Offer water', 'By Dr. Smith', 'At 3 a.m. she wakes'])(
  'nothing ends inside of: %s',
  (text) => {
    expect(wholeSentences(text)).toEqual({ sentences: [], rest: text });
  },
);

test('[AI-04] in whatever pieces a text comes, its sentences are the same, and nothing is lost', () => {
  const piece = fc.constantFrom(
    'Offer',
    ' water',
    '. ',
    '[1]',
    ' ',
    '\n',
    '1. ',
    '- ',
    '?',
    ' 2.5',
    '[2, 3] ',
    'Dr. ',
    '**',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const atOnce = wholeSentences(text);
      const inPieces: string[] = [];
      let rest = '';
      for (const each of pieces) {
        const whole = wholeSentences(rest + each);
        inPieces.push(...whole.sentences);
        rest = whole.rest;
      }
      expect([...inPieces, rest.trim()]).toEqual([...atOnce.sentences, atOnce.rest.trim()]);
      expect([...inPieces, rest].join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { wordsOf } from '#domain/text/search-words.ts';
import { ageWordsOf } from './age-term.ts';
import { marksOf } from './marks.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { stemOf } from './stem.ts';
import { termsOf } from './terms.ts';

const terms = (text: string) => termsOf(text).map(({ term }) => term);

test.each([
  [['sleep', 'sleeps', 'sleeping', 'sleepy'], 'sleep'],
  [['cry', 'cries', 'cried', 'crying'], 'cri'],
  [['bite', 'bites', 'biting', 'bit'], 'bit'],
  [['run', 'runs', 'running'], 'run'],
  [['fall', 'falls', 'falling'], 'fall'],
  [['vaccine', 'vaccines'], 'vaccin'],
  [['toy', 'toys'], 'toi'],
  [['bus'], 'bus'],
  [['gas'], 'gas'],
  [['thing'], 'thing'],
  [['red'], 'red'],
])('[ART-01] %s are looked for as one word', (words, stem) => {
  expect(words.map(stemOf)).toEqual(words.map(() => stem));
});

test('[ART-01] a nappy is no nap', () => {
  expect(stemOf('nappy')).not.toBe(stemOf('nap'));
  expect(terms('nap')).not.toContain('~diaper');
});

describe('[ART-01] what a parent means', () => {
  test.each([
    ['throws up', 'vomiting', '~vomit'],
    ['number two', 'a loose stool', '~stool'],
    ['back seat, facing forward', 'a forward-facing harness', '~car_seat'],
    ['cry it out', 'Ferber', '~sleep_training'],
    ['ten months', '10mo', '#10'],
    ['two-year-old', '24 m', '#24'],
  ])("'%s' and '%s' is the same", (one, other, term) => {
    expect(terms(one)).toContain(term);
    expect(terms(other)).toContain(term);
  });

  test('small words count only together', () => {
    expect(terms('what is the')).toEqual([]);
    expect(terms('is my child able to sit')).toContain('~milestone');
  });

  test('the words of an age are no other words', () => {
    expect(terms('a 9 month old')).toEqual(['#9']);
  });

  test.each([
    ['2 1/2 years', '#30'],
    ['1.5 years', '#18'],
    ['1 year 2 months old', '#14'],
    ['9-12 months', '#12'],
    ['18mo', '#18'],
    ['2yo', '#24'],
    ['one and a half years', '#18'],
  ])("the whole of '%s' is one age, %s", (text, term) => {
    expect(terms(text)).toEqual([term]);
  });

  test.each(['9', 'months', '100 months', 'nine lives', ''])("'%s' is no age", (text) => {
    expect(ageWordsOf(text, wordsOf(text)).filter((age) => age !== null)).toEqual([]);
  });
});

test('[ART-01] what fits is marked once, from its first to its last letter', () => {
  const text = 'She throws up, and cries: throwing up twice.';
  const marks = marksOf(text, new Set(['~vomit', 'throw', 'cri']));

  expect(marks.map(([from, until]) => text.slice(from, until))).toEqual(['throws up', 'cries', 'throwing up']);
});

test('[ART-01] what fits is marked where it stands, after a picture and with accents of their own', () => {
  const text = '❤️ 아기 Crème, cre\u0300me';
  const marks = marksOf(text, new Set(terms('creme')));

  expect(marks.map(([from, until]) => text.slice(from, until))).toEqual(['Crème', 'cre\u0300me']);
});

test('[ART-01] a line is read by its sentences', () => {
  expect(sentencesOf('Call 911. Give 4.5 oz at most! "Why?" Then wait e.g. a day.')).toEqual([
    'Call 911.',
    'Give 4.5 oz at most!',
    '"Why?" Then wait e.g. a day.',
  ]);
  expect(sentencesOf('')).toEqual([]);
});

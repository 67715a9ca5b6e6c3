import { describe, expect, test } from 'vitest';
import { isSlow, slowWordsOf } from '#testing/slow-texts.ts';
import { emergenciesIn, emergenciesInSearch } from './emergency.ts';
import { redFlags, safetyNet } from './red-flags-data.ts';
import { typedAgeMonths } from './typed-age.ts';

const ids = (text: string, age: number | null = null) => emergenciesIn(text, age).map(({ id }) => id);
const shown = (search: string) => emergenciesInSearch(search).map(({ id }) => id);

describe('[ART-01] signs of danger in a text', () => {
  test('come with the most urgent first', () => {
    expect(ids('he has a fever and a seizure')[0]).toBe('rf-seizure');
  });

  test('are those of the age, or of every age while it is not known', () => {
    expect(ids('fever', 1)).toEqual(['rf-fever-u3m']);
    expect(ids('fever', 12)).toEqual(['rf-fever']);
    expect(ids('fever')).toEqual(['rf-fever-u3m', 'rf-fever']);
    expect(ids('he drinks water', 2)).toEqual(['rf-water-intox']);
    expect(ids('he drinks water')).toEqual([]);
  });

  test('are found whatever apostrophe a phone types', () => {
    expect(ids('she won’t wake')).toEqual(ids("she won't wake"));
    expect(ids('she won’t wake')).toContain('rf-unresponsive');
  });
});

describe('[ART-01] a search shows when to call', () => {
  test.each([
    ['choking', 'rf-choking'],
    ['ate a detergent pod', 'rf-poisoning'],
    ['my baby has a fever', 'rf-fever-u3m'],
    ['fever 6 week old', 'rf-fever-u3m'],
    ['water for a 2 month old', 'rf-water-intox'],
    ['fell off the couch', 'rf-fall-young'],
    ['no wet diaper for 9 hours', 'rf-dehydration'],
  ])("for '%s'", (search, id) => {
    expect(shown(search)).toContain(id);
  });

  test.each([
    'fever',
    'how long does a fever last',
    'can baby sleep on tummy',
    'fever 3 year old vaccine age 5',
    'iron',
  ])("but not for '%s', which tells of nothing that happens", (search) => {
    expect(shown(search).filter((id) => id !== 'rf-fever')).toEqual([]);
  });

  test('wherever in a long text it stands', () => {
    const calm = 'he laughs and plays and has a good nap ';

    for (const times of [5, 11, 12, 13, 14, 100]) {
      expect(shown(calm.repeat(times) + 'he is choking ' + calm.repeat(times))).toEqual(['rf-choking']);
    }
  });
});

test.each([
  ['my 5 week old', 1],
  ['10 day old', 0],
  ['newborn', 0],
  ['a 2 month old baby', 2],
  ['18mo', 18],
  ['at 4 months', 4],
  ['two year old', 24],
  ['2 y/o', 24],
  ['fever for 3 days', null],
  ['cough since 2 weeks', null],
  ['fever 8 weeks', 1],
  ['100.6 2 months', 2],
  ['fever after two months', null],
  ['8 weeks pregnant', null],
  ['fever 2 weeks ago', null],
  ['cord stump', 0],
  ['100.4', null],
])("[ART-01] the age in '%s' is %s months", (text, months) => {
  expect(typedAgeMonths(text)).toBe(months);
});

describe('[ART-01] no text holds the server up', () => {
  test.each([...redFlags, safetyNet])('of words of the patterns of $id', ({ patterns, patternsIfAgeKnown }) => {
    expect([...patterns, ...patternsIfAgeKnown].flatMap(slowWordsOf)).toEqual([]);
  });

  test.each(['hit ', 'a', "can't ", 'fever 10', ' '])("of '%s'", (text) => {
    expect(isSlow(emergenciesInSearch, text.repeat(500))).toBe(false);
  });
});

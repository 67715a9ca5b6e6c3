import { expect, test } from 'vitest';
import { undatedWords } from './undated-words.ts';

test('a dose without a day does not count, and the family is told where to ask for the record', () => {
  const { vaccine, counts, text, details } = undatedWords('MMR');

  expect({ vaccine, counts, text }).toEqual({
    vaccine: 'MMR',
    counts: false,
    text: 'Not counted until you add the day.',
  });
  expect(details).toEqual([
    'Shots are spaced by days. The vaccination card or the clinic has the day; a month you remember is enough.',
    "Ask the clinic or your state's immunization registry for the official record.",
  ]);
});

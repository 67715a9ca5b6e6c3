import { expect, test } from 'vitest';
import { undatedWords } from './undated-words.ts';

test('a dose without a day does not count, and the family is told where to ask for the record', () => {
  const { vaccine, counts, text, details } = undatedWords('MMR');

  expect({ vaccine, counts, text }).toEqual({
    vaccine: 'MMR',
    counts: false,
    text: 'Without a date it does not count.',
  });
  expect(details).toEqual(["Ask the clinic or your state's immunization registry for the official record."]);
});

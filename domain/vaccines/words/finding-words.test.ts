import { expect, test } from 'vitest';
import type { History } from '#testing/vaccine-words.ts';
import { wordsInput } from '#testing/vaccine-words.ts';
import { findingWords } from './finding-words.ts';
import { productInWords } from './words-input.ts';

const BORN = { bornOn: '2025-01-01', today: '2025-06-01' };

type Row = Partial<History> & { readonly what: string; readonly says: string };

const ROWS: readonly Row[] = [
  {
    what: 'A day before the birth',
    today: '2024-12-31',
    says: 'This day is before the day of birth. Choose a later day, or check the birth date.',
  },
  {
    what: 'Hundreds of doses',
    doses: Array.from({ length: 501 }, () => '08 2025-01-01'),
    says: 'There are more doses here than a child is ever given, so that none was looked at. Remove those that belong to others.',
  },
  {
    what: 'February 30',
    doses: ['08 2025-02-30'],
    says: '“2025-02-30” is not a day, so that this dose was left out. Enter its day again.',
  },
  {
    what: 'A dose before the birth',
    doses: ['08 2024-12-30'],
    says: 'This dose, of December 30, 2024, is before the day of birth and was left out. Check its day, or the birth date.',
  },
  {
    what: 'A dose of tomorrow',
    doses: ['08 2025-06-02'],
    says: 'This dose, of June 2, is still to come and was left out. Mark it once it has been given, or check its day.',
  },
  {
    what: 'The same dose entered by two parents',
    doses: ['08 2025-01-01', '08 2025-01-01'],
    says: 'The HepB of January 1 is here twice and was counted once. Remove one of the two.',
  },
  {
    what: 'A code that is no vaccine',
    doses: ['999 2025-01-01'],
    says: 'This edition does not know a vaccine with code 999: the dose of January 1 is kept and counts for nothing yet. Choose its product, or ask the doctor which one it was.',
  },
  {
    what: 'A rabies vaccine for a child with no bite and no journey noted',
    doses: ['175 2025-03-01'],
    says: 'The Rabies - IM Diploid cell culture of March 1 was not judged: it is for a risk or a journey, and none that asks for it at this age is noted here. Ask the doctor whether one has to be noted.',
  },
  {
    what: 'A lot that expires on no day',
    doses: [{ cvx: '08', givenOn: '2025-01-01', lotExpires: 'soon' }],
    says: '“soon” is not a day, so that the lot was taken as good. Enter the day on its label again.',
  },
  {
    what: 'A child whose gender nobody entered',
    patient: { sex: '' },
    says: 'Some vaccines differ for girls and boys, and the gender is not entered: you can add it in Settings.',
  },
  {
    what: 'A fact that the edition does not know',
    patient: { observations: [{ code: '999' }] },
    says: 'This edition does not know the fact with code 999: it changes nothing here. Ask the doctor whether it matters for vaccines.',
  },
  {
    what: 'A fact of no day',
    patient: { observations: [{ code: '160', on: '2025-02-30' as never }] },
    says: '“2025-02-30” is not a day, so that no date counts from this fact. Enter its day again.',
  },
];

test.each(ROWS)('$what: $says', ({ says, ...history }) => {
  expect(findingWords(wordsInput({ ...BORN, ...history })).map(({ text }) => text)).toContain(says);
});

test.each([
  { written: '$& of $`', says: '“$& of $`” is not a day, so that this dose was left out. Enter its day again.' },
  { written: '{date}', says: '“{date}” is not a day, so that this dose was left out. Enter its day again.' },
])('what somebody wrote stands in a sentence as it was written: $written', ({ written, says }) => {
  const input = wordsInput({ ...BORN, doses: [{ cvx: '08', givenOn: written }] });

  expect(findingWords(input).map(({ text }) => text)).toEqual([says]);
});

test('a code that is a word of the machine is told as a code', () => {
  const input = wordsInput({ ...BORN, doses: ['constructor 2025-02-01'] });

  expect(productInWords(input, 0)).toBe('vaccine with code constructor');
});

test('a product that holds nothing at the age of the child asks for its product and day', () => {
  const input = wordsInput({ ...BORN, doses: ['121 2025-01-01'] });
  const findings = [{ kind: 'assumed', why: 'no-antigen', dose: 0, value: '121' }] as const;

  expect(findingWords({ ...input, assessment: { ...input.assessment, findings } })).toEqual([
    {
      kind: 'assumed',
      dose: 0,
      text: 'The Zoster live of January 1 counts for nothing at that age in this edition. Check its product and its day.',
    },
  ]);
});

import { expect, test } from 'vitest';
import { wordsInput, type History } from '#testing/vaccines/vaccine-words.ts';
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
    says: 'There are more doses here than a child is ever given, so none was checked. Remove those that belong to someone else.',
  },
  {
    what: 'February 30',
    doses: ['08 2025-02-30'],
    says: '“2025-02-30” is not a date on the calendar, so this dose was left out. Enter its date again.',
  },
  {
    what: 'A dose before the birth',
    doses: ['08 2024-12-30'],
    says: 'This dose is dated December 30, 2024, before the day of birth, and was left out. Check its date, or the birth date.',
  },
  {
    what: 'A dose of tomorrow',
    doses: ['08 2025-06-02'],
    says: 'This dose is dated June 2, which is still to come, and was left out. Mark it once it has been given, or check its date.',
  },
  {
    what: 'The same dose entered by two parents',
    doses: ['08 2025-01-01', '08 2025-01-01'],
    says: 'The HepB of January 1 is here twice: one of the two counts.',
  },
  {
    what: 'A code that is no vaccine',
    doses: ['999 2025-01-01'],
    says: 'The vaccine code 999 is not known here: the dose of January 1 is kept, but counts for nothing yet. Choose its product, or ask the doctor which one it was.',
  },
  {
    what: 'A rabies vaccine for a child with no bite and no journey noted',
    doses: ['175 2025-03-01'],
    says: "Rabies vaccine (diploid cell): for travel or a health risk, not part of every child's schedule. It was not checked, because nothing noted here calls for it at this age. Ask the doctor whether something should be noted.",
  },
  {
    what: 'A BCG at birth',
    doses: ['19 2025-01-02'],
    says: 'BCG: not part of the US schedule.',
  },
  {
    what: 'A lot that expires on no day',
    doses: [{ cvx: '08', givenOn: '2025-01-01', lotExpires: 'soon' }],
    says: '“soon” is not a date on the calendar, so the lot was taken as good. Enter the date on its label again.',
  },
  {
    what: 'A child whose gender nobody entered',
    patient: { sex: '' },
    says: 'Some vaccines differ for girls and boys, and the gender is not entered. It can be entered in Settings.',
  },
  {
    what: 'A fact that the edition does not know',
    patient: { observations: [{ code: '999' }] },
    says: 'The code 999, noted about the child, is not known here and changes nothing. Ask the doctor whether it matters for vaccines.',
  },
  {
    what: 'A fact of no day',
    patient: { observations: [{ code: '160', on: '2025-02-30' as never }] },
    says: '“2025-02-30” is not a date on the calendar, so this fact is used without a date. Enter its date again.',
  },
];

test.each(ROWS)('$what: $says', ({ says, ...history }) => {
  expect(findingWords(wordsInput({ ...BORN, ...history })).map(({ text }) => text)).toContain(says);
});

test.each([
  {
    written: '$& of $`',
    says: '“$& of $`” is not a date on the calendar, so this dose was left out. Enter its date again.',
  },
  {
    written: '{date}',
    says: '“{date}” is not a date on the calendar, so this dose was left out. Enter its date again.',
  },
])('an entered text is quoted as it was written: $written', ({ written, says }) => {
  const input = wordsInput({ ...BORN, doses: [{ cvx: '08', givenOn: written }] });

  expect(findingWords(input).map(({ text }) => text)).toEqual([says]);
});

test('a code that is also a word of the program is quoted as a code', () => {
  const input = wordsInput({ ...BORN, doses: ['constructor 2025-02-01'] });

  expect(productInWords(input, 0)).toBe('vaccine with code constructor');
});

test('a product of no vaccine of the schedule is said to be none, and asks for nothing', () => {
  const input = wordsInput({ ...BORN, doses: ['121 2025-01-01'] });
  const findings = [{ kind: 'assumed', why: 'no-antigen', dose: 0, value: '121' }] as const;

  expect(findingWords({ ...input, assessment: { ...input.assessment, findings } })).toEqual([
    {
      kind: 'assumed',
      dose: 0,
      text: 'Shingles vaccine (live): not part of the US schedule.',
      isRemark: true,
    },
  ]);
});

import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { saidOfDose, wordsInput } from '#testing/vaccines/vaccine-words.ts';
import type { DoseEvaluation, DoseReason } from '../../assessment.ts';
import type { WordsInput } from '../words-input.ts';
import { isBeforeTravel, isTrivalentAfterSwitch, specialOf } from './special-dose.ts';

const bornOn = day('2026-01-15');
const BIRTH_DOSE = ['08 2026-01-15'];

type Asked = {
  readonly doses?: readonly string[];
  readonly child?: Partial<WordsInput['child']>;
  readonly of?: Partial<DoseEvaluation>;
  readonly reason?: DoseReason;
};

function asked({ doses = BIRTH_DOSE, child, of }: Asked) {
  const input = wordsInput({ bornOn, today: '2027-01-05', doses });
  const [evaluated] = input.assessment.evaluations;
  if (!evaluated) throw new Error('the dose is evaluated');
  const light = { ...input.child, birthWeightKg: 1.9, ...child };
  return { input: { ...input, child: light }, shown: { ...evaluated, target: 1, ...of } };
}

test.each<Asked & { what: string; is: boolean }>([
  { what: 'under 2,000 g', is: true },
  { what: 'of 2,000 g', child: { birthWeightKg: 2 }, is: false },
  { what: 'of a negative mother', child: { motherHepatitisB: 'negative' }, is: false },
  { what: 'too old', reason: 'age-too-old', is: false },
  { what: 'as a second dose', of: { target: 2 }, is: false },
  { what: 'of polio vaccine', of: { vaccineGroup: 'Polio' }, is: false },
])(
  'a dose at birth was right, though it does not count, for a baby $what: $is',
  ({ reason = 'age-too-young', is, ...of }) => {
    const { input, shown } = asked(of);

    expect(specialOf(input, shown, reason) === 'birth-dose').toBe(is);
  },
);

const MMR = ['03 2026-08-15'];

test.each<Asked & { what: string; is: boolean }>([
  { what: 'MMR at 7 months', doses: MMR, is: true },
  { what: 'MMR at 5 months', doses: ['03 2026-06-15'], is: false },
  { what: 'measles vaccine at 9 months', doses: ['05 2026-10-15'], is: true },
  { what: 'measles vaccine at 7 months', doses: ['05 2026-08-15'], is: true },
  { what: 'measles vaccine at 5 months', doses: ['05 2026-06-15'], is: false },
  { what: 'meningococcal vaccine at 7 months', doses: ['136 2026-08-15'], is: false },
  { what: 'MMR of a risk', doses: MMR, of: { seriesType: 'risk' }, is: false },
  { what: 'MMR that counts', doses: MMR, of: { status: 'valid' }, is: false },
  { what: 'MMR without a reason', doses: MMR, of: { reason: null }, is: false },
])('a dose for travel stands before the first that counts: $what: $is', ({ is, ...of }) => {
  const { input, shown } = asked(of);

  expect(isBeforeTravel(input, shown)).toBe(is);
});

test.each([
  { what: 'measles vaccine', doses: ['05 2026-10-15'], special: 'given-abroad' },
  { what: 'MMR with chickenpox vaccine', doses: ['94 2026-10-15'], special: null },
])('$what at 9 months, as other countries have it: $special', ({ doses, special }) => {
  const { input, shown } = asked({ doses, of: { vaccineGroup: 'MMR' } });

  expect(specialOf(input, shown, 'age-too-young')).toBe(special);
});

test.each([
  { cvx: '02', on: '2016-04-01', is: true },
  { cvx: '02', on: '2016-03-31', is: false },
  { cvx: '02', on: null, is: false },
  { cvx: '10', on: '2018-05-01', is: false },
])('product $cvx of $on is doubtful as trivalent oral polio vaccine: $is', ({ cvx, on, is }) => {
  expect(isTrivalentAfterSwitch(cvx, on === null ? null : day(on))).toBe(is);
});

test('a dose that counts as trivalent oral polio vaccine after its withdrawal says that its kind or day is doubtful', () => {
  const said = (dose: string) =>
    saidOfDose({ bornOn: '2016-01-01', today: '2026-11-23', doses: [dose], of: [0, 'Polio'] });

  expect(said('02 2016-05-01')).toMatchObject({
    counts: true,
    text: 'Counts as entered, but compare its kind and day with the card: trivalent oral polio vaccine was withdrawn in April 2016',
  });
  expect(said('02 2016-03-01')?.text).toBe('Counts');
});

import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import {
  birthQuestions,
  OF_BIRTH,
  saidOfBirth,
  vaccinesOfBirth,
  vaccinesToAskAbout,
  type BirthQuestion,
  type KnownOfBirth,
} from './birth-questions.ts';

const bornOn = day('2026-09-12');
const ALL: readonly BirthQuestion[] = ['hepatitis-b', 'mother-rsv', 'mother-hepatitis-b'];
const known: KnownOfBirth = {
  bornOn,
  addedOn: addDays(bornOn, 3),
  hepatitisB: null,
  isHepatitisBLater: false,
  motherRsvVaccine: null,
  isMotherRsvAnswered: false,
  motherHepatitisB: null,
  isAntibodyPlanned: true,
  isAwaited: true,
  given: new Set(),
};

const late = { addedOn: addDays(bornOn, 60) };
const rsv = new Set(['rsv-ab']);

test.each<{ what: string; but?: Partial<KnownOfBirth>; on?: number; asked: readonly BirthQuestion[] }>([
  { what: 'nothing is known', asked: ALL },
  { what: 'the child was added on day 27', but: { addedOn: addDays(bornOn, 27) }, on: 30, asked: ALL },
  { what: 'the child was added on day 28', but: { addedOn: addDays(bornOn, 28) }, on: 30, asked: ['mother-rsv'] },
  { what: 'the child was added late, past the season', but: { ...late, isAntibodyPlanned: false }, on: 90, asked: [] },
  { what: 'the child was added late and had the antibody', but: { ...late, given: rsv }, on: 90, asked: [] },
  {
    what: 'the child was added late and the answer is known',
    but: { ...late, motherRsvVaccine: true },
    on: 90,
    asked: [],
  },
  {
    what: 'the child was added late, and nobody knows',
    but: { ...late, isMotherRsvAnswered: true },
    on: 90,
    asked: [],
  },
  { what: 'the child was added late and is almost 8 months', but: late, on: 241, asked: ['mother-rsv'] },
  { what: 'the child was added late and is 8 months', but: late, on: 242, asked: [] },
  { what: 'it is day 55', on: 55, asked: ALL },
  { what: 'it is day 56', on: 56, asked: [] },
  { what: 'nobody knows of the shot', but: { hepatitisB: 'unknown' }, asked: ['mother-rsv', 'mother-hepatitis-b'] },
  { what: 'the shot is for 1 month', but: { isHepatitisBLater: true }, asked: ['mother-rsv', 'mother-hepatitis-b'] },
  { what: 'the shot is recorded', but: { given: new Set(['hepb']) }, asked: ['mother-rsv', 'mother-hepatitis-b'] },
  {
    what: 'the mother had no RSV vaccine',
    but: { motherRsvVaccine: false },
    asked: ['hepatitis-b', 'mother-hepatitis-b'],
  },
  {
    what: 'nobody knows what the mother had',
    but: { isMotherRsvAnswered: true },
    asked: ['hepatitis-b', 'mother-hepatitis-b'],
  },
  { what: 'the result is known', but: { motherHepatitisB: 'negative' }, asked: ['hepatitis-b', 'mother-rsv'] },
  {
    what: 'the result is said to be not known',
    but: { motherHepatitisB: 'unknown' },
    asked: ['hepatitis-b', 'mother-rsv'],
  },
  {
    what: 'an antibody is recorded',
    but: { given: new Set(['rsv-ab']) },
    asked: ['hepatitis-b', 'mother-hepatitis-b'],
  },
])('what is asked of a birth where $what: $asked', ({ but, on = 5, asked }) => {
  expect(birthQuestions({ ...known, ...but }, addDays(bornOn, on))).toEqual(asked);
});

describe('what the first dose says of the birth', () => {
  const HOSPITAL = 'Not answered yet: was it given in the hospital? If not, it is due as soon as possible.';
  const MOTHER =
    'Not answered yet: an RSV vaccine that the mother had at least 14 days before the birth can take its place.';
  const RECORD =
    'No hepatitis B vaccine at birth is recorded. Ask the hospital where the baby was born for the record of the shots given there, or your doctor.';
  const NOW =
    'Not known whether hepatitis B vaccine was given in the hospital. Ask the hospital or your doctor now. If nobody knows, the doctor will give it.';

  test.each<{ what: string; but?: Partial<KnownOfBirth>; on?: number; said: Readonly<Record<string, string | null>> }>([
    { what: 'not answered yet', said: { hepb: HOSPITAL, 'rsv-ab': MOTHER, dtap: null } },
    { what: 'no longer waited for', but: { isAwaited: false }, said: { hepb: null, 'rsv-ab': null, dtap: null } },
    { what: 'not known', but: { hepatitisB: 'unknown' }, said: { hepb: NOW, 'rsv-ab': MOTHER, dtap: null } },
    { what: 'not known on day 27', but: { hepatitisB: 'unknown' }, on: 27, said: { hepb: NOW, 'rsv-ab': MOTHER } },
    { what: 'not known on day 28', but: { hepatitisB: 'unknown' }, on: 28, said: { hepb: RECORD, 'rsv-ab': MOTHER } },
    { what: 'no shot', but: { hepatitisB: 'no' }, said: { hepb: null, 'rsv-ab': MOTHER, dtap: null } },
  ])('$what', ({ but, on = 5, said }) => {
    const today = addDays(bornOn, on);
    const of = { ...known, ...but };
    const told = Object.keys(said).map((vaccine) => {
      const key = saidOfBirth({ vaccine, isDecidedTogether: false }, of, today);
      return [vaccine, key && OF_BIRTH[key]];
    });
    const asked = [HOSPITAL, MOTHER];

    expect(Object.fromEntries(told)).toEqual(said);
    expect([...vaccinesToAskAbout(of, today)]).toEqual(
      Object.entries(said).flatMap(([vaccine, text]) => (text !== null && asked.includes(text) ? [vaccine] : [])),
    );
  });

  test('a child that was added late has no first dose that waits for the answer about the mother', () => {
    const of = { ...known, ...late };
    const today = addDays(bornOn, 61);

    expect(birthQuestions(of, today)).toEqual(['mother-rsv']);
    expect([...vaccinesToAskAbout(of, today), ...vaccinesOfBirth(of, today)]).toEqual([]);
    expect(saidOfBirth({ vaccine: 'rsv-ab', isDecidedTogether: false }, of, today)).toBeNull();
  });

  test('[decision 61] a first dose by shared decision is not called due', () => {
    const dose = { vaccine: 'hepb', isDecidedTogether: true };

    expect(saidOfBirth(dose, known, addDays(bornOn, 5))).toBe('in-hospital');
    expect(OF_BIRTH['in-hospital']).toBe('Not answered yet: was it given in the hospital?');
  });
});

import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import type { KnownDose } from '#domain/vaccines/given/known-dose.ts';
import { ofProduct, ofVaccine } from '#testing/vaccines/planned-vaccines.ts';
import { isSameDose, readDose, twiceText, type DoseFacts } from './dose.ts';

const child = { bornOn: day('2026-01-15') };
/** Half past eleven in the evening of March 15 in New York, and March 16 in London. */
const marking = { timeZone: 'America/New_York', now: new Date('2026-03-16T03:30:15Z') };
const today = day('2026-03-15');

describe('[VAX-03] what is written down of a dose', () => {
  test('the time of marking, when that is the day on which it was given', () => {
    expect(readDose(child, { givenOn: today, vaccine: 'dtap' }, marking).facts).toEqual({
      given_on: '2026-03-15',
      given_in: null,
      month_entered_on: null,
      marked_at_time: '23:30:15',
      cvx: null,
      vaccine: 'dtap',
      lot: null,
      place: null,
      site: null,
    });
  });

  test.each([{ givenOn: day('2026-03-14') }, { givenOn: null }])('midnight, when it was given on $givenOn', (given) => {
    expect(readDose(child, { ...given, vaccine: 'dtap' }, marking).facts.marked_at_time).toBe('00:00:00');
  });

  test('the first time of marking, when the day stays', () => {
    const { facts } = readDose(child, { givenOn: today, vaccine: 'dtap' }, marking);
    const before: DoseFacts = { ...facts, marked_at_time: '09:15:00' };
    const change = (givenOn: typeof today) =>
      readDose(child, { givenOn, vaccine: 'dtap' }, marking, before).facts.marked_at_time;
    expect(change(today)).toBe('09:15:00');
    expect(change(day('2026-03-14'))).toBe('00:00:00');
  });

  test('the product in place of the vaccine where it is known, and nothing for a blank line', () => {
    const given = { givenOn: today, cvx: '110', vaccine: 'dtap', lot: '', place: '', site: 'left-thigh' } as const;
    expect(readDose(child, given, marking).facts).toMatchObject({ cvx: '110', vaccine: null, lot: null, place: null });
  });
});

describe('[VAX-03] what is refused of a dose', () => {
  const before: DoseFacts = {
    given_on: day('2026-03-16'),
    given_in: null,
    month_entered_on: null,
    marked_at_time: '00:00:00',
    cvx: null,
    vaccine: 'dtap',
    lot: null,
    place: null,
    site: null,
  };

  test.each([
    { what: 'today', givenOn: '2026-03-15', problems: [] },
    { what: 'tomorrow', givenOn: '2026-03-16', problems: ['Date given cannot be in the future'] },
    { what: 'the day of birth', givenOn: '2026-01-15', problems: [] },
    {
      what: 'the day before birth',
      givenOn: '2026-01-14',
      problems: ['Date given cannot be before the date of birth'],
    },
    { what: 'no day', givenOn: null, problems: [] },
    { what: 'the day that is stored, which has begun elsewhere', givenOn: '2026-03-16', before, problems: [] },
    {
      what: 'a coming day in place of another',
      givenOn: '2026-03-17',
      before,
      problems: ['Date given cannot be in the future'],
    },
  ])('$what: $problems', ({ givenOn, before: stored, problems }) => {
    const given = { givenOn: givenOn === null ? null : day(givenOn), vaccine: 'dtap' };
    expect(readDose(child, given, marking, stored ?? null).problems.map(({ message }) => message)).toEqual(problems);
  });

  test.each([
    { given: { cvx: '110' }, names: [] },
    { given: { cvx: '9999' }, names: ['cvx'] },
    { given: { vaccine: 'tdap' }, names: [] },
    { given: { vaccine: 'pox' }, names: ['vaccine'] },
    { given: { cvx: null, vaccine: 'pox' }, names: ['vaccine'] },
  ])('$given: fault in $names', ({ given, names }) => {
    const { problems } = readDose(child, { givenOn: today, ...given }, marking);
    expect(problems.map(({ name }) => name)).toEqual(names);
  });
});

test('[VAX-03] two doses are the same whenever they were marked, and others with another lot', () => {
  const { facts } = readDose(child, { givenOn: today, cvx: '110', lot: 'A1' }, marking);
  expect(isSameDose(facts, { ...facts, marked_at_time: '00:00:00' })).toBe(true);
  expect(isSameDose(facts, { ...facts, lot: 'A2' })).toBe(false);
});

describe('[VAX-03] a vaccine given twice within a few days is asked about', () => {
  const one = ([dose]: readonly KnownDose[]) => dose as KnownDose;
  const pediarix = one(ofProduct('110', '2026-03-15'));
  const hepb = one(ofProduct('08', '2026-03-15'));
  const dtap = one(ofVaccine('dtap', '2026-03-15'));

  test.each([
    { what: 'a combination and one of its vaccines', coming: hepb, other: pediarix, says: /^HepB is already marked/ },
    { what: 'a vaccine and a combination with it', coming: pediarix, other: dtap, says: /^DTaP.* is already marked/ },
    { what: 'a dose without its product twice', coming: { ...dtap, id: 'z' }, other: dtap, says: /March 15, 2026\.$/ },
  ])('$what', ({ coming, other, says }) => {
    expect(twiceText(coming, [other], today)).toMatch(says);
  });

  test.each([
    { what: 'another vaccine', coming: hepb, other: one(ofProduct('48', '2026-03-15')) },
    { what: 'another day', coming: hepb, other: one(ofProduct('08', '2026-02-15')) },
    { what: 'itself, corrected', coming: hepb, other: hepb },
    {
      what: 'a day that nobody knows',
      coming: one(ofProduct('08', null)),
      other: { ...one(ofProduct('08', null)), id: 'z' },
    },
  ])('$what is taken', ({ coming, other }) => {
    expect(twiceText(coming, [other], today)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { ofProduct, ofVaccine } from '#testing/vaccines/planned-vaccines.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '../editions/editions-data.ts';
import { givenTwice } from './given-twice.ts';
import type { KnownDose } from './known-dose.ts';

const one = ([dose]: readonly KnownDose[]) => dose as KnownDose;
const pediarix = one(ofProduct('110', '2026-03-15'));
const hepb = one(ofProduct('08', '2026-03-15'));
const dtap = { ...one(ofVaccine('dtap', '2026-03-15')), id: 'dtap' };
const edition = editionOn(CURRENT_EDITION, day('2026-03-15'));
const twice = (dose: KnownDose, ...others: readonly KnownDose[]) =>
  givenTwice(edition, routineSchedule(), { ...dose, id: 'coming' }, others)?.group ?? null;

describe('[VAX-03] a vaccine given twice within a few days may be one dose', () => {
  test.each([
    { what: 'a combination and one of its vaccines', dose: hepb, other: pediarix, group: 'HepB' },
    { what: 'a vaccine and a combination with it', dose: pediarix, other: dtap, group: 'DTaP/Tdap/Td' },
    { what: 'a dose without its product twice', dose: dtap, other: dtap, group: 'DTaP/Tdap/Td' },
  ])('$what', ({ dose, other, group }) => {
    expect(twice(dose, { ...hepb, givenOn: day('2026-02-15') }, other)).toBe(group);
  });

  test.each([
    { what: 'a day earlier', other: one(ofProduct('08', '2026-03-14')) },
    { what: 'five days later', other: one(ofProduct('08', '2026-03-20')) },
    { what: 'a week later', other: one(ofProduct('08', '2026-03-22')) },
    {
      what: 'in the month of which the day is not known',
      other: { ...hepb, givenOn: null, givenIn: month('2026-03') },
    },
  ])('$what', ({ other }) => {
    expect(twice(hepb, other)).toBe('HepB');
    expect(twice(other, hepb)).toBe('HepB');
  });

  test('two entries of one month', () => {
    const ofMonth = { ...hepb, givenOn: null, givenIn: month('2026-03') };

    expect(twice(ofMonth, ofMonth)).toBe('HepB');
  });

  test('of several vaccines given twice the first entered is named', () => {
    expect(twice(pediarix, hepb, dtap)).toBe('HepB');
    expect(twice(pediarix, dtap, hepb)).toBe('DTaP/Tdap/Td');
  });

  test('one of the same day is named before one entered earlier', () => {
    const dayBefore = one(ofProduct('08', '2026-03-14'));
    const ofMonth = { ...hepb, givenOn: null, givenIn: month('2026-03') };
    const found = (dose: KnownDose, ...others: readonly KnownDose[]) =>
      givenTwice(edition, routineSchedule(), { ...dose, id: 'coming' }, others)?.other;

    expect(found(hepb, dayBefore, ofMonth, hepb)).toBe(hepb);
    expect(found(ofMonth, hepb, ofMonth)).toBe(hepb);
  });

  test('a combination given twice is named by its first vaccine', () => {
    expect(twice(pediarix, pediarix)).toBe('DTaP/Tdap/Td');
  });

  test('a dose of another vaccine on that day is passed over', () => {
    expect(twice(hepb, one(ofProduct('48', '2026-03-15')), one(ofProduct('08', '2026-03-14')))).toBe('HepB');
  });

  test('no dose is none', () => {
    expect(givenTwice(edition, routineSchedule(), hepb, [])).toBeNull();
  });

  test.each([
    { what: 'another vaccine', dose: hepb, other: one(ofProduct('48', '2026-03-15')) },
    { what: 'another day', dose: hepb, other: one(ofProduct('08', '2026-02-15')) },
    { what: 'a day eight days later', dose: hepb, other: one(ofProduct('08', '2026-03-23')) },
    { what: 'another month', dose: hepb, other: { ...hepb, givenOn: null, givenIn: month('2026-02') } },
    { what: 'itself, corrected', dose: hepb, other: { ...hepb, id: 'coming' } },
    { what: 'a day that nobody knows', dose: one(ofProduct('08', null)), other: one(ofProduct('08', null)) },
  ])('$what is no repetition', ({ dose, other }) => {
    expect(twice(dose, other)).toBeNull();
  });
});

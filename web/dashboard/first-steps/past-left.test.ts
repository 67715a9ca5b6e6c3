import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { checkupOf, plannedDose, vaccinePlan } from '#testing/checkups/checkup-replies.ts';
import { vaccinePlan as givenPlan } from '#testing/vaccines/vaccine-replies.ts';
import { dosesLeft, leftText, leftTitle } from './past-left.ts';

const flu = plannedDose('Flu', 1, '2026-09-01', { isUnanswered: true });
const rsv = plannedDose('RSV', 1, '2026-10-01', { isUnanswered: true });
const given = plannedDose('DTaP', 1, '2026-01-01', { completed: true, status: 'completed' });
const [dose] = givenPlan.doses;
const plan = {
  ...vaccinePlan,
  planned: [given, flu],
  doses: dose ? [{ ...dose, givenOn: day('2026-01-01'), givenIn: null }] : [],
  addedOn: day('2026-11-01'),
};
const five = [flu, flu, flu, flu, rsv];
const undated = dose ? [{ ...dose, givenOn: null, givenIn: null }] : [];
const child = { bornOn: day('2025-11-01') };

describe('[decision 58] what is left to say of the time before a child was added', () => {
  test('is each dose that is not answered yet, once something of that time was entered', () => {
    expect(dosesLeft(plan, [], child)).toEqual([flu]);
    expect(dosesLeft({ ...plan, planned: [given] }, [], child)).toEqual([]);
  });

  test('is everything while nothing was entered but what was given at birth or since', () => {
    expect(dosesLeft({ ...plan, doses: [] }, [], child)).toBeNull();
    expect(dosesLeft(plan, [], { bornOn: day('2026-01-01') })).toBeNull();
    expect(dosesLeft({ ...plan, addedOn: day('2026-01-01') }, [], child)).toBeNull();
  });

  test('leaves out what a question about the birth tells', () => {
    expect(dosesLeft({ ...plan, planned: [{ ...flu, isOfBirth: true }] }, [], child)).toEqual([]);
  });

  test('is named, up to four doses', () => {
    expect([leftTitle([flu], 'Mia'), leftText([flu], plan)]).toEqual([
      '1 answer is left for Mia',
      'Nobody has said yet whether flu dose 1 was given.',
    ]);
    expect([leftTitle([flu, rsv], 'Mia'), leftText([flu, rsv], plan)]).toEqual([
      '2 answers are left for Mia',
      'Nobody has said yet whether flu dose 1 and RSV dose 1 were given.',
    ]);
    expect(leftText(five, plan)).toBe('Nobody has said yet whether 5 doses were given.');
  });

  test('is no longer everything once doses without a day, doses not given or checkups were said', () => {
    const nothing = { ...plan, doses: [] };
    const notGiven = { ...rsv, isUnanswered: false, isNotGiven: true };
    const isBefore = { completed: true, isFromBefore: true };

    expect(dosesLeft({ ...plan, doses: undated }, [], child)).toEqual([flu]);
    expect(dosesLeft({ ...nothing, planned: [flu, notGiven] }, [], child)).toEqual([flu]);
    expect(dosesLeft(nothing, [{ ...checkupOf('m2'), ...isBefore }], child)).toEqual([flu]);
    expect(dosesLeft(nothing, [{ ...checkupOf('m2'), ...isBefore, isFromBefore: false }], child)).toBeNull();
  });

  test('tells doses that need a day from those nobody has said anything about', () => {
    expect(leftText(five, { doses: [...undated, ...undated] })).toBe(
      '2 shots need a day. Nobody has said yet about 5 more.',
    );
    expect(leftText([flu], { doses: undated })).toBe(
      '1 shot needs a day. Nobody has said yet whether flu dose 1 was given.',
    );
  });
});

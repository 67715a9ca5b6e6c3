import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { plannedDose, vaccinePlan } from '#testing/checkups/checkup-replies.ts';
import { dtapDue, vaccinePlan as latePlan } from '#testing/vaccines/vaccine-replies.ts';
import { dosesByRecord, dosesDueAt, dosesDueOn, unansweredAt, type DueRow } from './due-doses.ts';

const named = (rows: readonly (DueRow & { readonly shortName: string })[]) =>
  rows.map(({ shortName, number }) => `${shortName} ${number}`).join(', ');

describe('[CHK-01] the doses due at a visit', () => {
  const due = (on: string, after: string | null) =>
    named(dosesDueAt(vaccinePlan.planned, day(on), after === null ? null : day(after)));

  test.each([
    { on: '2026-11-24', after: null, doses: 'DTaP 2, RV 2, Hib 2, PCV 2, IPV 2' },
    { on: '2026-11-23', after: null, doses: 'DTaP 2, RV 2, Hib 2, PCV 2' },
    { on: '2027-01-19', after: '2026-11-24', doses: 'HepB 3' },
    { on: '2027-04-19', after: '2027-01-19', doses: '' },
  ])('on $on, after the visit on $after: $doses', ({ on, after, doses }) => {
    expect(due(on, after)).toBe(doses);
  });

  test('leave out unanswered ones', () => {
    const doses = [plannedDose('HepB', 1, '2026-07-19', { isUnanswered: true })];

    expect(dosesDueAt(doses, day('2026-11-24'))).toEqual([]);
    expect(named(unansweredAt(doses, day('2026-11-24')))).toBe('HepB 1');
    expect(named(unansweredAt(doses, day('2026-07-19')))).toBe('HepB 1');
    expect(unansweredAt(doses, day('2026-07-18'))).toEqual([]);
    expect(named(unansweredAt(doses, day('2026-11-24'), day('2026-07-18')))).toBe('HepB 1');
    expect(unansweredAt(doses, day('2026-11-24'), day('2026-07-19'))).toEqual([]);
    expect(unansweredAt([plannedDose('HepB', 1, '2026-07-19')], day('2026-11-24'))).toEqual([]);
  });

  test.each(['completed', 'ask-first', 'declined', 'deferred', 'not-needed'] as const)(
    'leave out a dose that is %s',
    (status) => {
      expect(dosesDueAt([plannedDose('HepB', 1, '2026-07-19', { status })], day('2026-11-24'))).toEqual([]);
    },
  );

  test.each(['upcoming', 'overdue'] as const)('have one that is %s', (status) => {
    expect(dosesDueAt([plannedDose('HepB', 1, '2026-07-19', { status })], day('2026-11-24'))).toHaveLength(1);
  });

  test('leave out one that has neither a day nor an age', () => {
    expect(dosesDueAt([{ ...plannedDose('HepB', 1, '2026-07-19'), dueOn: null }], day('2026-11-24'))).toEqual([]);
  });

  test('leave out one that was due on the day of the visit before', () => {
    const doses = [plannedDose('HepB', 1, '2026-09-19'), plannedDose('RV', 1, '2026-09-20')];

    expect(named(dosesDueAt(doses, day('2026-11-24'), day('2026-09-19')))).toBe('RV 1');
  });

  test('are one of each vaccine, also where more of them wait', () => {
    const doses = [plannedDose('DTaP', 3, '2026-11-22'), plannedDose('DTaP', 2, '2026-09-19')];

    expect(named(dosesDueAt(doses, day('2026-11-24')))).toBe('DTaP 2');
  });

  test('can be of several vaccines with different numbers', () => {
    const doses = [plannedDose('HepB', 3, '2026-11-22'), plannedDose('DTaP', 2, '2026-09-19')];

    expect(named(dosesDueAt(doses, day('2026-11-24')))).toBe('HepB 3, DTaP 2');
  });
});

test('[VAX-03] what is due can be marked today, also where a booked checkup has it', () => {
  const planned = { plannedOn: day('2026-12-01') };
  const doses = [
    plannedDose('DTaP', 2, '2026-11-19', planned),
    plannedDose('RV', 2, '2026-11-19'),
    plannedDose('HepB', 3, '2027-01-19', planned),
  ];

  expect(named(dosesDueOn(doses, day('2026-11-24')))).toBe('DTaP 2, RV 2');
  expect(named(dosesDueAt(doses, day('2026-11-24')))).toBe('RV 2');
  expect(named(dosesDueAt(doses, day('2026-12-01')))).toBe('DTaP 2, RV 2, HepB 3');
});

test('[VAX-03] a visit is asked about one dose of each vaccine, also where two are overdue', () => {
  const third = { ...dtapDue, id: 'third', number: 3 };

  expect(named(dosesDueAt([third, ...latePlan.planned], latePlan.asOf))).toBe('DTaP 2, RV 2, Hib 2, PCV 2, IPV 2');
});

describe('[decision 57] a dose that has no day until the record of an earlier one is found', () => {
  const row = (number: number, recommendedOn: string, changed: Parameters<typeof plannedDose>[3] = {}) => ({
    ...plannedDose('RV', number, '2026-11-19', changed),
    dueOn: null,
    recommendedOn: day(recommendedOn),
  });
  const [second, third] = [row(2, '2026-11-24'), row(3, '2027-01-24')];

  test('belongs to the visit of its age, and is on the sheet before', () => {
    expect(named(dosesDueAt([second, third], day('2026-11-23')))).toBe('');
    expect(named(dosesDueAt([second, third], day('2026-11-24')))).toBe('RV 2');
    expect(dosesDueAt([second, third], day('2027-01-20'), day('2026-11-24'))).toEqual([]);
    expect(named(dosesByRecord([second, third]))).toBe('RV 2');
  });

  test('is left to the record where another dose of its vaccine has a day', () => {
    const dated = plannedDose('RV', 1, '2027-03-01');

    expect(dosesDueAt([dated, second], day('2026-11-24'))).toEqual([]);
    expect(dosesByRecord([dated, second])).toEqual([]);
  });

  test('[decision 58] is named at that visit too while nobody has answered, and not as due', () => {
    const asked = row(2, '2026-11-24', { isUnanswered: true });

    expect(named(unansweredAt([asked], day('2026-11-24')))).toBe('RV 2');
    expect(unansweredAt([asked], day('2026-11-23'))).toEqual([]);
    expect(dosesDueAt([asked], day('2026-11-24'))).toEqual([]);
    expect(dosesByRecord([asked])).toEqual([]);
  });
});

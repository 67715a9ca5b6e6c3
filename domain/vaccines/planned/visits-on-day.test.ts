import { expect, test } from 'vitest';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { day } from '#domain/time/day.ts';
import { visitsOnDay } from './visits-on-day.ts';

const bornOn = day('2025-06-15');

function visits(...of: Parameters<typeof plannedChildOn>) {
  return visitsOnDay(plannedChildOn(...of));
}

test('each dose of a visit fills the next row of its vaccine', () => {
  const doses = ofProduct('20', '2025-08-15');
  const planned = visits({ bornOn, doses }, day('2025-12-20')).visits;
  const numbers = planned.flatMap(({ products }) => products.flatMap(({ rows }) => rows));
  expect(numbers.filter(({ vaccineGroup }) => vaccineGroup === 'DTaP/Tdap/Td').map(({ number }) => number)).toEqual([
    2, 3, 4,
  ]);
  expect(numbers.find(({ vaccineGroup }) => vaccineGroup === 'DTaP/Tdap/Td')?.row?.status).toBe('overdue');
  expect(planned.map(({ before }) => before)).toEqual([null, ...planned.slice(0, -1).map(({ on }) => on)]);
});

test('the visits of a light newborn give four doses of hepatitis B, each on the day of its row or later', () => {
  const today = day('2025-06-17');
  const planned = visits({ bornOn, motherHepatitisB: 'positive', birthWeightKg: 1.8 }, today).visits;
  const given = planned.flatMap(({ on, products }) =>
    products.flatMap(({ rows }) => rows.map((row) => ({ on, ...row }))),
  );
  const ofHepatitisB = given.filter(({ vaccineGroup }) => vaccineGroup === 'HepB');

  expect(ofHepatitisB.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(ofHepatitisB.map(({ on }) => on).slice(0, 2)).toEqual([today, '2025-07-15']);
  expect(ofHepatitisB.every(({ on, row }) => row?.dueOn && on >= row.dueOn)).toBe(true);
});

test('a vaccine of the plan without a visit has a reason', () => {
  const weak = visits({ bornOn, conditions: ['weak-immune-system'] }, day('2026-06-15'));
  const why = (group: string) => weak.notPlanned.find(({ vaccineGroup }) => vaccineGroup === group)?.why;
  expect(why('MMR')).toBe('ask-first');
  expect(why('DTaP/Tdap/Td')).toBeUndefined();
  expect(weak.isDoctorAsked).toBe(false);
});

test('what parents and doctor decide about, and is not in the plan, needs no reason', () => {
  expect(visits({ bornOn }, day('2026-06-15')).notPlanned).toEqual([]);
});

test('no visit that gives a dose of an earlier age may be put off, and one for influenza may until the end of October', () => {
  const planned = visits({ bornOn: day('2022-06-15') }, day('2026-11-16')).visits;
  const days = planned.map(({ on, noLaterThan }) => `${on} ${noLaterThan}`);

  // The second doses, four weeks after the first, among them of MMR, which is for this age.
  expect(days[1]).toBe('2026-12-14 2026-12-14');
  expect(days.at(-1)).toBe('2027-09-01 2027-10-30');
});

test('nor does what a doctor is asked about at a later age alone: PCV from 2 years with weak immunity', () => {
  const doses = ofProduct('216', '2025-08-15', '2025-10-15', '2025-12-15', '2026-06-15');
  const why = (on: string) =>
    visits({ bornOn, doses, conditions: ['weak-immune-system'] }, day(on)).notPlanned.find(
      ({ vaccineGroup }) => vaccineGroup === 'Pneumococcal',
    )?.why;

  expect(why('2026-11-23')).toBeUndefined();
  expect(why('2027-06-15')).toBe('ask-first');
});

test('a dose that is due a year and a day from now is in a visit, and one the day after it in none', () => {
  const doses = ofProduct('20', '2024-01-24', '2024-03-24', '2024-05-24', '2025-02-24');
  const days = (on: string) => visits({ bornOn: day('2023-11-24'), doses }, day(on)).visits.map((visit) => visit.on);

  // The fifth DTaP, at 4 years.
  expect(days('2026-11-23')).toContain('2027-11-24');
  expect(days('2026-11-22')).not.toContain('2027-11-24');
});

test('during chemotherapy the doctor is asked before any shot', () => {
  expect(visits({ bornOn, conditions: ['chemotherapy'] }, day('2026-06-15')).isDoctorAsked).toBe(true);
});

test('a light baby with three doses of hepatitis B has no visit for a fourth, and the doctor is asked', () => {
  const doses = ofProduct('08', '2025-07-15', '2025-08-15', '2025-12-20');
  const light = { bornOn, birthWeightKg: 1.8, motherHepatitisB: 'unknown', doses } as const;
  expect(visits(light, day('2026-02-20')).notPlanned).toContainEqual({
    vaccineGroup: 'HepB',
    why: 'ask-first',
    observation: null,
  });
});

test.each([
  {
    what: 'hepatitis A before travel',
    group: 'HepA',
    of: { authority: 'cdc-2026-01', conditions: ['travel'] },
    bornOn: '2026-07-01',
  },
  {
    what: 'COVID-19 on the last day under 2 years',
    group: 'COVID-19',
    of: { authority: 'aap-2026' },
    bornOn: '2024-11-24',
  },
])('$what is in a visit, and not left to parents and doctor as well', ({ group, of, bornOn: born }) => {
  const { visits: planned, notPlanned } = visits({ bornOn: day(born), ...of }, day('2026-11-23'));
  const inVisits = new Set(
    planned.flatMap(({ products }) => products.flatMap(({ rows }) => rows)).map((row) => row.vaccineGroup),
  );

  expect(inVisits.has(group)).toBe(true);
  expect(notPlanned.filter(({ vaccineGroup }) => inVisits.has(vaccineGroup))).toEqual([]);
});

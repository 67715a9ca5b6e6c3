import { describe, expect, test } from 'vitest';
import { day, type Day } from '#domain/time/day.ts';
import { forecastOf, ofProduct, ofVaccine, planInput, rowTexts } from '#testing/vaccines/planned-vaccines.ts';
import { JANUARY_CHILD } from '#testing/vaccines/vaccine-plans.ts';
import type { KnownDose } from '../given/known-dose.ts';
import { planOn } from './plan-on.ts';

const BIRTH = '2026-01-15';
const AT_1_MONTH = '2026-02-15';
const AT_2_MONTHS = '2026-03-15';
const AT_4_MONTHS = '2026-05-15';
const AT_6_MONTHS = '2026-07-15';
const AT_12_MONTHS = '2027-01-15';
const AT_15_MONTHS = '2027-04-15';
const AT_18_MONTHS = '2027-07-15';
const AT_4_YEARS = '2030-01-15';

const wanted = { decided: { covid: { decision: 'wanted', until: null } } } as const;

/** The open rows of a vaccine as of the last dose, or of birth. */
function waiting(vaccine: string, doses: readonly KnownDose[]) {
  const today = doses.at(-1)?.givenOn ?? JANUARY_CHILD;
  const input = planInput(JANUARY_CHILD, doses, wanted);
  const open = planOn(input, today).filter((row) => row.vaccine === vaccine && row.due !== null);
  return { open, forecast: forecastOf(input, vaccine, today) };
}

describe('[VAX-01] the rows that wait are the doses that the engine asks for', () => {
  const onTime: readonly { vaccine: string; cvx: string; days: readonly string[]; later?: string }[] = [
    { vaccine: 'hepb', cvx: '08', days: [BIRTH, AT_1_MONTH, AT_6_MONTHS] },
    { vaccine: 'rsv-ab', cvx: '306', days: [BIRTH] },
    { vaccine: 'rv', cvx: '116', days: [AT_2_MONTHS, AT_4_MONTHS, AT_6_MONTHS] },
    // Tdap follows at 11 years, which no plan of a small child reaches.
    {
      vaccine: 'dtap',
      cvx: '20',
      days: [AT_2_MONTHS, AT_4_MONTHS, AT_6_MONTHS, AT_15_MONTHS, AT_4_YEARS],
      later: '2037-01-15',
    },
    { vaccine: 'hib', cvx: '48', days: [AT_2_MONTHS, AT_4_MONTHS, AT_6_MONTHS, AT_12_MONTHS] },
    { vaccine: 'pcv', cvx: '216', days: [AT_2_MONTHS, AT_4_MONTHS, AT_6_MONTHS, AT_12_MONTHS] },
    { vaccine: 'ipv', cvx: '10', days: [AT_2_MONTHS, AT_4_MONTHS, AT_6_MONTHS, AT_4_YEARS] },
    { vaccine: 'mmr', cvx: '03', days: [AT_12_MONTHS, AT_4_YEARS] },
    { vaccine: 'var', cvx: '21', days: [AT_12_MONTHS, AT_4_YEARS] },
    { vaccine: 'hepa', cvx: '83', days: [AT_12_MONTHS, AT_18_MONTHS] },
  ];
  const steps = onTime.flatMap((of) => [...of.days, null].map((_, given) => ({ ...of, given })));

  test.each(steps)('$vaccine, given $given times', ({ vaccine, cvx, days, given, later = null }) => {
    const { open, forecast } = waiting(vaccine, ofProduct(cvx, ...days.slice(0, given)));

    expect(open.map(({ due }) => due?.dueOn)).toEqual(days.slice(given));
    expect(open.map(({ number }) => number)).toEqual(days.slice(given).map((_, place) => given + place + 1));
    expect(forecast?.recommended).toBe(days[given] ?? later);
    expect(forecast?.status === 'complete').toBe(open.length === 0 && later === null);
  });

  test.each(onTime)('$vaccine of an unknown product is planned for the same days', ({ vaccine, days }) => {
    const { open } = waiting(vaccine, ofVaccine(vaccine, ...days.slice(0, 1)));
    expect(open.map(({ due }) => due?.dueOn)).toEqual(days.slice(1));
  });
});

describe('[VAX-01] an older child is planned for a year ahead', () => {
  const dtap = ofProduct('20', '2015-03-15', '2015-05-15', '2015-07-15', '2016-04-15', '2019-01-15');

  test.each([
    { vaccine: 'dtap', on: '2025-01-14', rows: ['1 given', '2 given', '3 given', '4 given', '5 given'] },
    {
      vaccine: 'dtap',
      on: '2025-01-15',
      rows: ['1 given', '2 given', '3 given', '4 given', '5 given', '6 due 2026-01-15'],
    },
    { vaccine: 'hpv', on: '2025-01-14', rows: [] },
    { vaccine: 'hpv', on: '2025-01-15', rows: ['1 due 2026-01-15'] },
    { vaccine: 'hpv', on: '2025-07-15', rows: ['1 due 2026-01-15', '2 due 2026-07-15'] },
    { vaccine: 'menacwy', on: '2025-01-14', rows: [] },
    { vaccine: 'menacwy', on: '2025-01-15', rows: ['1 due 2026-01-15'] },
    { vaccine: 'menb', on: '2030-01-15', rows: [] },
  ])('$vaccine on $on: $rows', ({ vaccine, on, rows }) => {
    expect(rowTexts(planOn(planInput(day('2015-01-15'), dtap), day(on)), vaccine)).toEqual(rows);
  });

  test('meningococcal B is in the plan once its family wants it', () => {
    const input = planInput(day('2015-01-15'), dtap, { decided: { menb: { decision: 'wanted', until: null } } });
    expect(rowTexts(planOn(input, day('2031-01-15')), 'menb')).toEqual(['1 due 2031-01-15', '2 due 2031-07-15']);
  });
});

describe('[VAX-01] of a vaccine of the season the next dose alone is planned', () => {
  test.each([
    { vaccine: 'flu', cvx: '140', given: [], due: '2026-09-01', recommended: AT_6_MONTHS },
    { vaccine: 'flu', cvx: '140', given: ['2026-09-01'], due: '2026-09-29', recommended: '2026-09-29' },
    { vaccine: 'flu', cvx: '140', given: ['2026-09-01', '2026-09-29'], due: '2027-09-01', recommended: null },
    { vaccine: 'covid', cvx: '311', given: [], due: AT_6_MONTHS, recommended: AT_6_MONTHS },
    { vaccine: 'covid', cvx: '311', given: [AT_6_MONTHS], due: '2026-08-12', recommended: '2026-08-12' },
  ])('$vaccine after $given is due on $due', ({ vaccine, cvx, given, due, recommended }) => {
    const { open, forecast } = waiting(vaccine, ofProduct(cvx, ...given));
    expect(open.map((row) => [row.number, row.due?.dueOn])).toEqual([[given.length + 1, due]]);
    expect(forecast?.recommended).toBe(recommended);
  });
});

describe('[VAX-01] the product that was given decides how many doses are left', () => {
  const rv = (...given: readonly [cvx: string, on: string][]) => given.flatMap(([cvx, on]) => ofProduct(cvx, on));
  const birthDose = ofProduct('08', BIRTH);

  test.each([
    { of: 'Rotarix', vaccine: 'rv', doses: rv(['119', AT_2_MONTHS]), left: ['2 due 2026-05-15'] },
    { of: 'Rotarix', vaccine: 'rv', doses: rv(['119', AT_2_MONTHS], ['119', AT_4_MONTHS]), left: [] },
    {
      of: 'Rotarix, then RotaTeq',
      vaccine: 'rv',
      doses: rv(['119', AT_2_MONTHS], ['116', AT_4_MONTHS]),
      left: ['3 due 2026-07-15'],
    },
    {
      of: 'RotaTeq, then Rotarix',
      vaccine: 'rv',
      doses: rv(['116', AT_2_MONTHS], ['119', AT_4_MONTHS]),
      left: ['3 due 2026-07-15'],
    },
    {
      of: 'an unknown product, then Rotarix',
      vaccine: 'rv',
      doses: [...ofVaccine('rv', AT_2_MONTHS), ...ofProduct('119', AT_4_MONTHS)],
      left: ['3 due 2026-07-15'],
    },
    {
      of: 'PedvaxHIB',
      vaccine: 'hib',
      doses: ofProduct('49', AT_2_MONTHS),
      left: ['2 due 2026-05-15', '3 due 2027-01-15'],
    },
    {
      of: 'PedvaxHIB',
      vaccine: 'hib',
      doses: ofProduct('49', AT_2_MONTHS, AT_4_MONTHS),
      left: ['3 due 2027-01-15'],
    },
    { of: 'PedvaxHIB', vaccine: 'hib', doses: ofProduct('49', AT_2_MONTHS, AT_4_MONTHS, AT_12_MONTHS), left: [] },
    {
      of: 'PedvaxHIB, then ActHIB',
      vaccine: 'hib',
      doses: [...ofProduct('49', AT_2_MONTHS), ...ofProduct('48', AT_4_MONTHS)],
      left: ['3 due 2026-07-15', '4 due 2027-01-15'],
    },
    {
      of: 'Pediarix at 2 months',
      vaccine: 'hepb',
      doses: [...birthDose, ...ofProduct('110', AT_2_MONTHS)],
      left: ['3 due 2026-07-15'],
    },
    {
      of: 'Pediarix at 2 and 4 months, of which the second is too early',
      vaccine: 'hepb',
      doses: [...birthDose, ...ofProduct('110', AT_2_MONTHS, AT_4_MONTHS)],
      left: ['4 due 2026-07-15'],
    },
    {
      of: 'Pediarix at 2, 4 and 6 months',
      vaccine: 'hepb',
      doses: [...birthDose, ...ofProduct('110', AT_2_MONTHS, AT_4_MONTHS, AT_6_MONTHS)],
      left: [],
    },
    {
      of: 'Pediarix at 2, 4 and 6 months',
      vaccine: 'dtap',
      doses: [...birthDose, ...ofProduct('110', AT_2_MONTHS, AT_4_MONTHS, AT_6_MONTHS)],
      left: ['4 due 2027-04-15', '5 due 2030-01-15'],
    },
    {
      of: 'Pediarix at 2, 4 and 6 months',
      vaccine: 'ipv',
      doses: [...birthDose, ...ofProduct('110', AT_2_MONTHS, AT_4_MONTHS, AT_6_MONTHS)],
      left: ['4 due 2030-01-15'],
    },
    {
      of: 'Vaxelis at 2 and 4 months',
      vaccine: 'hepb',
      doses: [...birthDose, ...ofProduct('146', AT_2_MONTHS, AT_4_MONTHS)],
      left: ['4 due 2026-07-15'],
    },
    {
      of: 'Vaxelis at 2, 4 and 6 months',
      vaccine: 'hib',
      doses: [...birthDose, ...ofProduct('146', AT_2_MONTHS, AT_4_MONTHS, AT_6_MONTHS)],
      left: ['4 due 2027-01-15'],
    },
  ])('$vaccine after $of', ({ vaccine, doses, left }) => {
    const today = doses.at(-1)?.givenOn as Day;
    const input = planInput(JANUARY_CHILD, doses);
    const texts = rowTexts(planOn(input, today), vaccine);
    expect(texts.filter((text) => text.includes('due'))).toEqual(left);
    const forecast = forecastOf(input, vaccine, today);
    expect(forecast?.status).toBe(left.length === 0 ? 'complete' : 'not-complete');
    expect(forecast?.recommended).toBe(left[0]?.split('due ')[1] ?? null);
  });

  test('Rotarix leaves the third row of the schedule not needed', () => {
    const doses = ofProduct('119', AT_2_MONTHS, AT_4_MONTHS);
    const rows = planOn(planInput(JANUARY_CHILD, doses), day(AT_4_MONTHS));
    expect(rowTexts(rows, 'rv')).toEqual(['1 given', '2 given', '3 not needed']);
  });
});

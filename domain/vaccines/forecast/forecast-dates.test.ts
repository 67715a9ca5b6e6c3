import { describe, expect, test } from 'vitest';
import { anEdition, aSeries, assess, next } from '#testing/vaccines/vaccines.ts';
import type { DoseData } from '../supporting-data.ts';

/** What is next after a dose on March 1, 2025, for a child born on January 1. */
function second(dose: Partial<DoseData>) {
  const edition = anEdition({ series: [aSeries({ doses: [{}, dose] })] });
  return next(assess(edition, { doses: ['2025-03-01 901'], asOf: '2025-03-02' }));
}

const since = (more: object) => [{ from: 'previous', ...more }] as const;

describe('recommended (FORECASTDT-2, FORECASTDT-5)', () => {
  test.each([
    { what: 'by age', dose: { age: [{ rec: '6m' }] }, recommended: '2025-07-01' },
    {
      what: 'by age, even where the interval is later',
      dose: { age: [{ rec: '6m' }], interval: since({ rec: '9m' }) },
      recommended: '2025-07-01',
    },
    {
      what: 'by interval where there is no age',
      dose: { age: [{ min: '1m' }], interval: since({ rec: '9m' }) },
      recommended: '2025-12-01',
    },
    {
      what: 'by the later of two intervals',
      dose: { interval: [...since({ rec: '9m' }), { from: 'dose', dose: 1, rec: '5m' }] },
      recommended: '2025-12-01',
    },
    {
      what: 'on the earliest date where nothing is recommended',
      dose: { age: [{ min: '4m' }] },
      recommended: '2025-05-01',
    },
    {
      what: 'never before the earliest date',
      dose: { age: [{ min: '2m', rec: '4m' }], interval: since({ min: '6m' }) },
      recommended: '2025-09-01',
    },
  ] as const)('$what', ({ dose, recommended }) => {
    expect(second(dose).recommended).toBe(recommended);
  });
});

describe('the age at which a series may start', () => {
  const asplenia = { indications: [{ obs: '160', title: 'asplenia' }] };

  test.each([
    { type: 'risk', earliest: '2027-01-01' },
    { type: 'standard', earliest: '2025-04-26' },
  ] as const)('holds for each dose of a $type series: $earliest', ({ type, earliest }) => {
    const ever = { type: 'dose-count', op: '<', n: 9, count: 'any' } as const;
    const skipped = { skip: [{ when: 'both', sets: [{ why: 'ever', if: [ever] }] }] } as const;
    const waits = { interval: since({ min: '8w' }), preferable: [{ cvx: '902' }] };
    const edition = anEdition({
      series: [aSeries({ type, ...asplenia, select: { minStart: '2y' }, doses: [skipped, waits] })],
    });
    const child = { observations: ['160'], doses: ['2025-03-01 901'], asOf: '2027-02-01' };

    expect(next(assess(edition, child))).toMatchObject({ earliest, recommended: earliest });
  });
});

describe('past due (FORECASTDT-3, FORECASTDT-6)', () => {
  test.each([
    { what: 'the day before the latest age', dose: { age: [{ late: '6m+4w' }] }, pastDue: '2025-07-28' },
    {
      what: 'by age, even where the interval is later',
      dose: { age: [{ late: '6m' }], interval: since({ late: '9m' }) },
      pastDue: '2025-06-30',
    },
    { what: 'the day before the latest interval', dose: { interval: since({ late: '9m' }) }, pastDue: '2025-11-30' },
    {
      what: 'by the later of two intervals',
      dose: { interval: [{ from: 'dose', dose: 1, late: '10m' }, ...since({ late: '9m' })] },
      pastDue: '2025-12-31',
    },
    { what: 'none where the data has none', dose: { age: [{ min: '4m', rec: '5m' }] }, pastDue: null },
    {
      what: 'never before the earliest date',
      dose: { age: [{ min: '2m', late: '4m' }], interval: since({ min: '6m' }) },
      pastDue: '2025-09-01',
    },
  ] as const)('$what', ({ dose, pastDue }) => {
    expect(second(dose).pastDue).toBe(pastDue);
  });
});

test.each([
  { dose: { age: [{ max: '8m' }] }, latest: '2025-08-31' },
  { dose: { age: [{ min: '2m' }] }, latest: null },
  { dose: {}, latest: null },
])('the last day for a dose is the one before the maximum age: $dose (FORECASTDT-4)', ({ dose, latest }) => {
  expect(second(dose).latest).toBe(latest);
});

test('dates go by the ages in force on the day of the assessment', () => {
  const age = [
    { min: '2m', rec: '4m', late: '6m', effective: '2025-01-01', ceases: '2025-03-02' },
    { min: '3m', rec: '5m', late: '7m', effective: '2025-03-03' },
  ];
  const edition = anEdition({ series: [aSeries({ doses: [{ age }] })] });
  const on = (asOf: string) => {
    const { earliest, recommended, pastDue } = next(assess(edition, { asOf }));
    return [earliest, recommended, pastDue];
  };

  expect(on('2025-03-02')).toEqual(['2025-03-01', '2025-05-01', '2025-06-30']);
  expect(on('2025-03-03')).toEqual(['2025-04-01', '2025-06-01', '2025-07-31']);
});

describe('the number of the next dose (FORECASTDN-1)', () => {
  test('is one more than the doses that counted', () => {
    const skip = [{ when: 'evaluate', sets: [{ if: [{ type: 'age' }] }] }] as const;
    const edition = anEdition({ series: [aSeries({ doses: [{ skip }, { age: [{ absMin: '2m' }] }, {}, {}] })] });

    const assessment = assess(edition, {
      doses: ['2025-02-01 901', '2025-03-01 901', '2025-04-01 901'],
      asOf: '2025-05-01',
    });

    expect(next(assessment)).toMatchObject({ dose: 3 });
  });

  test.each([
    { given: '2025-06-30', dose: 1 },
    { given: '2025-07-01', dose: 2 },
  ])('counts a dose of this season only: after one on $given it is dose $dose', ({ given, dose }) => {
    const season = { start: '2025-07-01', end: '2026-06-30' };
    const edition = anEdition({ series: [aSeries({ doses: [{ season }, { season }] })] });

    expect(next(assess(edition, { doses: [`${given} 901`], asOf: '2025-09-01' })).dose).toBe(dose);
  });

  test('looks at the season of each dose of the series', () => {
    const season = { start: '2025-07-01' };
    const edition = anEdition({ series: [aSeries({ doses: [{}, { season }, { season }] })] });

    const assessment = assess(edition, { doses: ['2025-02-01 901', '2025-03-01 901'], asOf: '2025-09-01' });

    expect(next(assessment).dose).toBe(2);
  });
});

describe('products for the next dose (FORECASTRECVAC-1)', () => {
  const preferable = [
    { cvx: '901', offer: true },
    { cvx: '902', offer: true, from: '4m', to: '6m' },
    { cvx: '903' },
    { cvx: '904', offer: true, to: '3m' },
  ];
  const edition = (age: object) =>
    anEdition({
      series: [aSeries({ doses: [{ preferable, age: [age] }] })],
      antigens: { Fernpox: { contraindications: { vaccine: [{ obs: '080', title: 'allergy', cvx: ['901'] }] } } },
    });
  const on = (age: object, observations: readonly string[] = []) =>
    next(assess(edition(age), { observations, asOf: '2025-01-10' })).products;

  test.each([
    { age: { min: '2m', rec: '2m' }, products: ['901', '904'] },
    { age: { min: '3m', rec: '3m' }, products: ['901'] },
    { age: { min: '3m', rec: '4m' }, products: ['901', '902'] },
    { age: { min: '5m', rec: '8m' }, products: ['901', '902'] },
    { age: { min: '6m', rec: '6m' }, products: ['901'] },
    { age: { min: '2m', rec: '4m' }, products: ['901', '902', '904'] },
  ])('are those offered at the age of the earliest or recommended day: $age', ({ age, products }) => {
    expect(on(age)).toEqual(products);
  });

  test('leave out what this child must not have', () => {
    expect(on({ min: '2m', rec: '2m' }, ['080'])).toEqual(['904']);
  });
});

describe('guidance (FORECASTGUIDANCE-1)', () => {
  test('is that of the series and of what is known of the child', () => {
    const series = aSeries({
      type: 'risk',
      guidance: ['of the series'],
      indications: [
        { obs: '160', title: 'asplenia', guidance: 'of asplenia' },
        { obs: '161', title: 'another', guidance: 'of another' },
        { obs: '162', title: 'older', from: '5y', guidance: 'of older children' },
      ],
    });
    const edition = anEdition({
      series: [series],
      antigens: {
        Fernpox: {
          contraindications: { vaccine: [{ obs: '080', title: 'allergy', guidance: 'of the allergy', cvx: ['999'] }] },
        },
      },
      cvx: { '999': [] },
    });

    const { guidance } = next(assess(edition, { observations: ['160', '162', '080'], asOf: '2025-06-01' }));

    expect(guidance).toEqual(expect.arrayContaining(['of the series', 'of asplenia', 'of the allergy']));
    expect(guidance).not.toContain('of another');
    expect(guidance).not.toContain('of older children');
  });

  test('says why a child must not have it', () => {
    const antigen = [{ obs: '278', title: 'not now', guidance: 'ask again at 8 months' }];
    const edition = anEdition({ series: [aSeries()], antigens: { Fernpox: { contraindications: { antigen } } } });

    const { guidance } = next(assess(edition, { observations: ['278'], asOf: '2025-06-01' }));

    expect(guidance).toContain('ask again at 8 months');
  });
});

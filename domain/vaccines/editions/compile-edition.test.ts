import { describe, expect, test } from 'vitest';
import { anEdition, aSeries, assess, next, verdicts } from '#testing/vaccines/vaccines.ts';
import type { SupportingData } from '../supporting-data.ts';
import { compileEdition } from './compile-edition.ts';

const bare: SupportingData = { vaccineGroups: {}, cvx: {}, conflicts: [], observations: {}, antigens: {} };

describe('data that was not checked is refused by name', () => {
  test.each([
    { what: 'a product that is not there', doses: [{ n: 1, inadvertent: ['77'] }], says: "no product: '77'" },
    { what: 'a duration that is none', doses: [{ n: 1, age: [{ min: '6x' }] }], says: "not a duration: '6x'" },
    {
      what: 'a day that is none',
      doses: [{ n: 1, season: { start: 'May' } }],
      says: "not a day of the calendar: 'May'",
    },
  ])('$what', ({ doses, says }) => {
    const { antigen, ...rest } = aSeries();
    const edition = compileEdition(
      {
        ...bare,
        vaccineGroups: { [antigen]: { antigens: [antigen] } },
        antigens: { [antigen]: { series: [{ ...rest, antigen, doses }] } },
      },
      'test',
    );

    expect(() => edition.antigens[0]?.series[0]?.doses()).toThrow(new RangeError(says));
  });
});

test('an unknown vaccine group is refused by name', () => {
  const antigens = { Fernpox: { series: [aSeries()] } };

  expect(() => compileEdition({ ...bare, antigens }, 'test')).toThrow(new RangeError("no vaccine group: 'Fernpox'"));
});

test('a product that only conflicts name is known by its code, and holds no antigen', () => {
  const conflicts = [{ begin: '1d', minEnd: '28d', end: '28d', after: { '125': ['901'] } }];

  const { products } = anEdition({ series: [aSeries()], conflicts });

  expect(products.get('125')).toMatchObject({ name: '125', antigens: [], isLive: true, conflicts: undefined });
  expect(products.get('901')).toMatchObject({ name: 'product 901', isLive: false });
});

test('a series, an indication and a contraindication without guidance give none', () => {
  const risk = { type: 'risk', indications: [{ obs: '160', title: 'a risk' }] } as const;
  const antigens = { Fernpox: { contraindications: { antigen: [{ obs: '200', title: 'an allergy' }] } } };
  const edition = anEdition({
    series: [aSeries(), aSeries({ ...risk, name: 'risk', select: { group: '2' } })],
    antigens,
  });

  expect(next(assess(edition, { asOf: '2025-02-01' }), { seriesGroup: '1' }).guidance).toEqual([]);
  expect(next(assess(edition, { observations: ['160'], asOf: '2025-02-01' }), { seriesGroup: '2' }).guidance).toEqual(
    [],
  );
  expect(next(assess(edition, { observations: ['200'], asOf: '2025-02-01' }), { seriesGroup: '1' }).guidance).toEqual(
    [],
  );
});

test.each([
  {
    where: 'in the second of two entries',
    skip: [
      { when: 'evaluate', sets: [{ if: [{ type: 'age', from: '5y' }] }] },
      { when: 'forecast', sets: [{ if: [{ type: 'series-complete', seriesGroups: ['1'] }] }] },
    ],
  },
  {
    where: 'in the second of two sets',
    skip: [
      {
        when: 'forecast',
        logic: 'any',
        sets: [{ if: [{ type: 'age', from: '5y' }] }, { if: [{ type: 'series-complete', seriesGroups: ['1'] }] }],
      },
    ],
  },
] as const)('a series that asks for a later one waits for it, also $where (table 6-7)', ({ skip }) => {
  const asking = aSeries({
    name: 'asking',
    type: 'risk',
    indications: [{ obs: '160', title: 'a risk' }],
    select: { group: '2' },
    doses: [{}, { skip }],
  });
  const edition = anEdition({ series: [asking, aSeries({ name: 'plain' })] });

  const assessment = assess(edition, { doses: ['2025-02-01 901'], observations: ['160'], asOf: '2025-03-01' });

  expect(verdicts(assessment, { series: 'asking' })).toEqual(['valid']);
  expect(next(assessment, { seriesGroup: '2' }).status).toBe('complete');
});

test('what is the same in the data is made ready once, and shared', () => {
  const preferable = [{ cvx: '901', from: '2m' }];
  const [series] =
    anEdition({ series: [aSeries({ doses: [{ preferable }, { preferable }] })] }).antigens[0]?.series ?? [];
  const [first, second] = series?.doses() ?? [];

  expect(first?.preferable.items[0]?.ages.from).toMatchObject({ months: 2, days: 0 });
  expect(second?.preferable).toBe(first?.preferable);
  expect(series?.doses()[0]).toBe(first);
});

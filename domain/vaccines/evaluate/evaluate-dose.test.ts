import { describe, expect, test } from 'vitest';
import { anEdition, aSeries, assess, next, verdicts, type MadeGiven } from '#testing/vaccines/vaccines.ts';
import type { DoseData, VaccineData } from '../supporting-data.ts';

/** How the only dose of a child born on January 1, 2025 is judged. */
function verdictOf(dose: Partial<DoseData>, given: string | readonly MadeGiven[]): string | undefined {
  const edition = anEdition({ series: [aSeries({ doses: [dose] })], cvx: { '902': ['Fernpox'] } });
  const doses = typeof given === 'string' ? [given] : given;
  return verdicts(assess(edition, { doses, asOf: '2029-01-01' }))[0];
}

describe('the age at a dose (6.4, table 6-15)', () => {
  const age = [{ absMin: '12m-4d', min: '12m', rec: '12m', late: '16m', max: '4y' }];

  test.each([
    { on: '2025-12-27', verdict: 'not-valid age-too-young' },
    { on: '2025-12-28', verdict: 'valid in grace' },
    { on: '2025-12-31', verdict: 'valid in grace' },
    { on: '2026-01-01', verdict: 'valid' },
    { on: '2028-12-31', verdict: 'valid' },
    { on: '2029-01-01', verdict: 'extraneous age-too-old' },
  ])('from 12 months, or four days less, to before 4 years: on $on $verdict', ({ on, verdict }) => {
    expect(verdictOf({ age }, `${on} 901`)).toBe(verdict);
  });

  test('no four days are added where the data gives none', () => {
    expect(verdictOf({ age: [{ absMin: '12m', min: '12m' }] }, '2025-12-31 901')).toBe('not-valid age-too-young');
  });

  test.each([
    { what: 'no ages at all', age: undefined, verdict: 'valid' },
    { what: 'an empty list of ages', age: [], verdict: 'valid' },
    { what: 'no minimum age', age: [{ absMin: '1m', max: '4y' }], verdict: 'valid' },
    { what: 'no absolute minimum age', age: [{ min: '12m', max: '4y' }], verdict: 'valid in grace' },
    { what: 'no maximum age', age: [{ absMin: '1m', min: '1m' }], verdict: 'valid' },
  ])('with $what a dose at 3 months is $verdict', ({ age: ages, verdict }) => {
    expect(verdictOf(ages ? { age: ages } : {}, '2025-04-01 901')).toBe(verdict);
  });

  test.each([
    { on: '2025-06-30', verdict: 'not-valid age-too-young' },
    { on: '2025-07-01', verdict: 'valid' },
    { on: '2025-09-30', verdict: 'valid' },
    { on: '2025-10-01', verdict: 'not-valid age-too-young' },
  ])('the ages in force on the day of the dose count, first and last day included: $on (RELEVANT-1)', (row) => {
    const ages = [
      { absMin: '4y', ceases: '2025-06-30' },
      { absMin: '1m', effective: '2025-07-01', ceases: '2025-09-30' },
      { absMin: '4y', effective: '2025-10-01' },
    ];

    expect(verdictOf({ age: ages }, `${row.on} 901`)).toBe(row.verdict);
  });

  test('where no ages are in force on the day of the dose, any age will do', () => {
    expect(verdictOf({ age: [{ absMin: '4y', effective: '2026-01-01' }] }, '2025-04-01 901')).toBe('valid');
  });
});

describe('the product (6.3, 6.8, 6.9)', () => {
  test('a wrong product is the only reason reported (table 6-13)', () => {
    const dose = { age: [{ absMin: '4y' }], inadvertent: ['902'] };

    expect(verdictOf(dose, '2025-04-01 902')).toBe('not-valid inadvertent-vaccine');
  });

  test('a product on both lists is a wrong one', () => {
    const dose = { preferable: [{ cvx: '902' }], inadvertent: ['902'] };

    expect(verdictOf(dose, '2025-04-01 902')).toBe('not-valid inadvertent-vaccine');
  });

  const from6To12Months = { cvx: '901', from: '6m', to: '12m' };
  const none: VaccineData[] = [];

  test.each([
    { list: 'preferable', preferable: [from6To12Months], allowable: none, on: '2025-06-30', isAllowed: false },
    { list: 'preferable', preferable: [from6To12Months], allowable: none, on: '2025-07-01', isAllowed: true },
    { list: 'preferable', preferable: [from6To12Months], allowable: none, on: '2025-12-31', isAllowed: true },
    { list: 'preferable', preferable: [from6To12Months], allowable: none, on: '2026-01-01', isAllowed: false },
    { list: 'allowable', preferable: none, allowable: [from6To12Months], on: '2025-06-30', isAllowed: false },
    { list: 'allowable', preferable: none, allowable: [from6To12Months], on: '2025-07-01', isAllowed: true },
    { list: 'allowable', preferable: none, allowable: [from6To12Months], on: '2025-12-31', isAllowed: true },
    { list: 'allowable', preferable: none, allowable: [from6To12Months], on: '2026-01-01', isAllowed: false },
  ])('$list from 6 months to before 12 months, given on $on: $isAllowed (CALCDTPREF, CALCDTALLOW)', (row) => {
    const { preferable, allowable } = row;

    const verdict = verdictOf({ preferable, allowable }, `${row.on} 901`);

    expect(verdict).toBe(row.isAllowed ? 'valid' : 'not-valid vaccine-not-allowed');
  });

  test('a product listed twice, for two ages, is taken at both', () => {
    const preferable = [
      { cvx: '901', to: '2m' },
      { cvx: '901', from: '6m' },
    ];

    expect(verdictOf({ preferable }, '2025-02-01 901')).toBe('valid');
    expect(verdictOf({ preferable }, '2025-04-01 901')).toBe('not-valid vaccine-not-allowed');
    expect(verdictOf({ preferable }, '2025-08-01 901')).toBe('valid');
  });

  test('a product that is only allowable counts (table 6-29)', () => {
    const dose = { preferable: [{ cvx: '901' }], allowable: [{ cvx: '902' }] };

    expect(verdictOf(dose, '2025-04-01 902')).toBe('valid');
  });

  test('a product on no list does not count', () => {
    expect(verdictOf({}, '2025-04-01 902')).toBe('not-valid vaccine-not-allowed');
  });

  test('without any list no product counts', () => {
    const { preferable: _, ...bare } = aSeries().doses[0] ?? { n: 1 };
    const edition = anEdition({ series: [{ ...aSeries(), doses: [bare] }], cvx: { '901': ['Fernpox'] } });

    const assessment = assess(edition, { doses: ['2025-04-01 901'], asOf: '2029-01-01' });

    expect(verdicts(assessment)).toEqual(['not-valid vaccine-not-allowed']);
  });

  test.each([
    { of: 'maker', listed: { mvx: 'MSD' }, given: { mvx: 'MSD' }, isAllowed: true },
    { of: 'maker', listed: { mvx: 'MSD' }, given: { mvx: 'PFR' }, isAllowed: false },
    { of: 'maker', listed: { mvx: 'MSD' }, given: {}, isAllowed: true },
    { of: 'maker', listed: { mvx: 'MSD' }, given: { mvx: null }, isAllowed: true },
    { of: 'maker', listed: {}, given: { mvx: 'PFR' }, isAllowed: true },
    { of: 'brand', listed: { brand: 'Fernvax' }, given: { brand: 'Fernvax' }, isAllowed: true },
    { of: 'brand', listed: { brand: 'Fernvax' }, given: { brand: 'Mossvax' }, isAllowed: false },
    { of: 'brand', listed: { brand: 'Fernvax' }, given: {}, isAllowed: true },
    { of: 'brand', listed: {}, given: { brand: 'Mossvax' }, isAllowed: true },
  ])('a preferable product $listed, given $given: $isAllowed ($of, table 6-26)', ({ listed, given, isAllowed }) => {
    const preferable = [{ cvx: '901', ...listed }];

    const verdict = verdictOf({ preferable }, [{ givenOn: '2025-04-01', cvx: '901', ...given }]);

    expect(verdict).toBe(isAllowed ? 'valid' : 'not-valid vaccine-not-allowed');
  });

  test('an allowable product is not asked for its brand (table 6-29)', () => {
    const ofOneBrand = [{ cvx: '901', brand: 'Fernvax' }];
    const dose = { preferable: ofOneBrand, allowable: ofOneBrand };

    expect(verdictOf(dose, [{ givenOn: '2025-04-01', cvx: '901', brand: 'Mossvax' }])).toBe('valid');
  });

  test.each([
    { ml: 0.25, isVolumeLow: true },
    { ml: 0.5, isVolumeLow: false },
    { ml: 1, isVolumeLow: false },
    { ml: null, isVolumeLow: false },
  ])('less than 0.5 ml is noted and never a fault: $ml ml', ({ ml, isVolumeLow }) => {
    const edition = anEdition({ series: [aSeries({ doses: [{ preferable: [{ cvx: '901', ml: 0.5 }] }] })] });

    const { evaluations } = assess(edition, { doses: [{ givenOn: '2025-04-01', cvx: '901', ml }], asOf: '2025-05-01' });

    expect(evaluations).toMatchObject([{ status: 'valid', reasons: [], isVolumeLow }]);
  });
});

describe('one verdict from all that was found (6.10, table 6-31)', () => {
  const twoDoses = [
    {},
    { age: [{ absMin: '6m', min: '6m' }], interval: [{ from: 'previous', absMin: '8w' }] },
  ] as const;

  test('reports every reason, in a fixed order', () => {
    const edition = anEdition({ series: [aSeries({ doses: twoDoses })], cvx: { '902': ['Fernpox'] } });

    const { evaluations } = assess(edition, { doses: ['2025-03-01 901', '2025-03-15 902'], asOf: '2025-06-01' });

    expect(evaluations[1]).toMatchObject({
      status: 'not-valid',
      reason: 'age-too-young',
      reasons: ['age-too-young', 'interval-too-short', 'vaccine-not-allowed'],
    });
  });

  test('too old is extraneous, even with other reasons', () => {
    const doses = [{}, { age: [{ max: '2m' }], interval: [{ from: 'previous', absMin: '8w' }] }] as const;
    const edition = anEdition({ series: [aSeries({ doses })], cvx: { '902': ['Fernpox'] } });

    const assessment = assess(edition, { doses: ['2025-02-20 901', '2025-03-15 902'], asOf: '2025-06-01' });

    expect(assessment.evaluations[1]).toMatchObject({
      status: 'extraneous',
      reason: 'age-too-old',
      reasons: ['age-too-old', 'interval-too-short', 'vaccine-not-allowed'],
    });
  });

  test('a wrong product that is also too old is a wrong product, and not valid', () => {
    const dose = { age: [{ max: '2m' }], inadvertent: ['902'] };

    expect(verdictOf(dose, '2025-04-01 902')).toBe('not-valid inadvertent-vaccine');
  });

  test('a dose that does not count is never in grace', () => {
    const age = [{ absMin: '12m-4d', min: '12m' }];
    const edition = anEdition({ series: [aSeries({ doses: [{ age }] })], cvx: { '902': ['Fernpox'] } });

    const { evaluations } = assess(edition, { doses: ['2025-12-30 902'], asOf: '2026-06-01' });

    expect(evaluations).toMatchObject([{ status: 'not-valid', isInGrace: false }]);
  });
});

describe('the walk through the doses (figure 4-6)', () => {
  test('after a dose that does not count the same dose of the series is still due', () => {
    const doses = [{ age: [{ absMin: '2m' }] }, { age: [{ absMin: '2m' }] }];
    const edition = anEdition({ series: [aSeries({ doses })] });

    const assessment = assess(edition, { doses: ['2025-01-15 901', '2025-04-01 901'], asOf: '2025-06-01' });

    expect(assessment.evaluations.map(({ target, status }) => [target, status])).toEqual([
      [1, 'not-valid'],
      [1, 'valid'],
    ]);
    expect(next(assessment).dose).toBe(2);
  });

  test('a dose beyond the last one of the series is one too many, and needs nothing', () => {
    const edition = anEdition({ series: [aSeries()] });

    const assessment = assess(edition, { doses: ['2025-03-01 901', '2025-04-01 901'], asOf: '2025-06-01' });

    expect(verdicts(assessment)).toEqual(['valid', 'extraneous series-already-complete']);
    expect(assessment.evaluations[1]).toMatchObject({ target: null, reason: 'series-already-complete' });
    expect(next(assessment)).toMatchObject({ status: 'complete', reasons: ['series-complete'], dose: null });
  });

  test('a dose that is skipped leaves the dose given to the next one of the series', () => {
    const skip = [{ when: 'evaluate', sets: [{ if: [{ type: 'age', from: '2m' }] }] }] as const;
    const edition = anEdition({ series: [aSeries({ doses: [{ skip }, {}, {}] })] });

    const { evaluations } = assess(edition, { doses: ['2025-03-01 901', '2025-04-01 901'], asOf: '2025-06-01' });

    expect(evaluations.map(({ target }) => target)).toEqual([2, 3]);
  });

  test('a dose that comes back each time stays open after it was given, right after itself', () => {
    const each = { recurring: true, interval: [{ from: 'previous', absMin: '4w', min: '4w' }] } as const;
    const edition = anEdition({ series: [aSeries({ doses: [{}, each, { age: [{ absMin: '2y' }] }] })] });

    const assessment = assess(edition, {
      doses: ['2025-02-01 901', '2025-03-01 901', '2025-04-01 901', '2025-04-15 901'],
      asOf: '2025-06-01',
    });

    expect(assessment.evaluations.map(({ target, status }) => [target, status])).toEqual([
      [1, 'valid'],
      [2, 'valid'],
      [2, 'valid'],
      [2, 'not-valid'],
    ]);
    expect(next(assessment)).toMatchObject({ status: 'not-complete', dose: 4, earliest: '2025-05-13' });
  });

  test('a series that comes back is complete for now where its next dose can be skipped', () => {
    const skip = [
      { when: 'forecast', sets: [{ if: [{ type: 'dose-count', count: 'valid', op: '>', n: 0 }] }] },
    ] as const;
    const edition = anEdition({ series: [aSeries({ doses: [{ recurring: true, skip }] })] });

    const assessment = assess(edition, { doses: ['2025-03-01 901', '2025-04-01 901'], asOf: '2025-06-01' });

    expect(verdicts(assessment)).toEqual(['valid', 'valid']);
    expect(next(assessment).status).toBe('complete');
  });

  test('one dose may count in one series and not in another', () => {
    const risk = { type: 'risk', indications: [{ obs: '160', title: 'asplenia' }] } as const;
    const edition = anEdition({
      series: [
        aSeries({ name: 'early', ...risk, select: { group: '2', priority: 'A' } }),
        aSeries({ name: 'late', doses: [{ age: [{ absMin: '12m' }] }] }),
      ],
    });

    const assessment = assess(edition, { observations: ['160'], doses: ['2025-03-01 901'], asOf: '2025-06-01' });

    expect(verdicts(assessment, { series: 'early' })).toEqual(['valid']);
    expect(verdicts(assessment, { series: 'late' })).toEqual(['not-valid age-too-young']);
  });
});

test('a spoilt dose makes no other needless, as it is not looked at (table 6-3)', () => {
  const skip = [{ when: 'evaluate', sets: [{ if: [{ type: 'age', from: '4m' }] }] }] as const;
  const edition = anEdition({ series: [aSeries({ doses: [{ age: [{ min: '9m' }], skip }, {}] })] });
  const spoilt = { givenOn: '2025-06-01', cvx: '901', isSubStandard: true };

  expect(next(assess(edition, { doses: [spoilt], asOf: '2025-06-02' })).earliest).toBe('2025-10-01');
});

test('a dose that is not evaluated has no grace and no volume', () => {
  const preferable = ['901', '902'].map((cvx) => ({ cvx, ml: 0.5 }));
  const edition = anEdition({ series: [aSeries({ doses: [{ preferable, inadvertent: ['902'] }] })] });
  const doses = [
    { givenOn: '2025-03-01', cvx: '901', ml: 0.1, isSubStandard: true },
    { givenOn: '2025-03-15', cvx: '902', ml: 0.1 },
    { givenOn: '2025-04-01', cvx: '901', ml: 0.5 },
    { givenOn: '2025-05-01', cvx: '901', ml: 0.1 },
  ];

  const { evaluations } = assess(edition, { doses, asOf: '2025-06-01' });

  expect(evaluations.map(({ status, isInGrace, isVolumeLow }) => [status, isInGrace, isVolumeLow])).toEqual([
    ['sub-standard', false, false],
    ['not-valid', false, false],
    ['valid', false, false],
    ['extraneous', false, false],
  ]);
});

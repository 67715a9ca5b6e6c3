import { describe, expect, test } from 'vitest';
import type { GivenDose } from '../assessment.ts';
import { anEdition, aSeries, assess, next, verdicts, type MadeGiven } from '#testing/vaccines/vaccines.ts';

const anyTwo = anEdition({ series: [aSeries({ doses: 2 })] });

describe('a dose that cannot be is refused by name, and the others still count', () => {
  test.each([
    { what: 'before birth', dose: '2024-12-31 901', why: 'before-birth' },
    { what: 'in the future', dose: '2025-06-02 901', why: 'in-the-future' },
    { what: 'on February 30', dose: '2025-02-30 901', why: 'no-such-day' },
    { what: 'on February 29 of a common year', dose: '2025-02-29 901', why: 'no-such-day' },
    { what: 'in month 13', dose: '2025-13-01 901', why: 'no-such-day' },
    { what: 'on day 0', dose: '2025-03-00 901', why: 'no-such-day' },
    { what: 'on no day at all', dose: { givenOn: '', cvx: '901' }, why: 'no-such-day' },
    { what: 'on a day written the American way', dose: { givenOn: '03/01/2025', cvx: '901' }, why: 'no-such-day' },
    { what: 'in a year of five digits', dose: { givenOn: '12025-03-01', cvx: '901' }, why: 'no-such-day' },
    { what: 'on a day in words', dose: { givenOn: 'March 1, 2025', cvx: '901' }, why: 'no-such-day' },
  ])('a dose $what', ({ dose, why }) => {
    const assessment = assess(anyTwo, { doses: ['2025-03-01 901', dose], asOf: '2025-06-01' });

    expect(assessment.findings).toEqual([{ kind: 'refused', why, dose: 1 }]);
    expect(assessment.evaluations.map((of) => [of.dose, of.status])).toEqual([[0, 'valid']]);
    expect(next(assessment).dose).toBe(2);
  });

  test.each([
    { what: 'the day of birth', on: '2025-01-01' },
    { what: 'the day of the assessment', on: '2025-06-01' },
  ])('a dose on $what counts', ({ on }) => {
    const assessment = assess(anyTwo, { doses: [`${on} 901`], asOf: '2025-06-01' });

    expect(assessment.findings).toEqual([]);
    expect(verdicts(assessment)).toEqual(['valid']);
  });

  test.each(['2025-03-01T23:30:00-08:00', '2025-03-01T12:00:00Z', '2025-03-01 12:00'])(
    'of an instant only the day is read: %s',
    (givenOn) => {
      const edition = anEdition({ series: [aSeries({ doses: [{ age: [{ absMin: '2m', max: '2m+1d' }] }] })] });

      expect(verdicts(assess(edition, { doses: [{ givenOn, cvx: '901' }], asOf: '2025-06-01' }))).toEqual(['valid']);
    },
  );

  test('on the day before birth this is the only finding', () => {
    const assessment = assess(anyTwo, { doses: ['2024-12-30 901'], asOf: '2024-12-31' });

    expect(assessment).toMatchObject({ forecasts: [], evaluations: [] });
    expect(assessment.findings).toEqual([{ kind: 'refused', why: 'assessed-before-birth', dose: null }]);
  });

  test('on the day of birth a child has a forecast', () => {
    expect(next(assess(anyTwo, { asOf: '2025-01-01' })).earliest).toBe('2025-01-01');
  });

  test('500 doses are looked at, 501 are refused as a whole', () => {
    const doses = Array.from({ length: 501 }, (_, index) => ({ givenOn: '2025-03-01', cvx: String(1000 + index) }));

    const looked = assess(anyTwo, { doses: doses.slice(1), asOf: '2025-06-01' });
    const refused = assess(anyTwo, { doses, asOf: '2025-06-01' });

    expect(looked.findings).toHaveLength(500);
    expect(looked.forecasts).toHaveLength(1);
    expect(refused.findings).toEqual([{ kind: 'refused', why: 'too-many-doses', dose: null }]);
    expect(refused).toMatchObject({ forecasts: [], evaluations: [] });
  });
});

describe('a dose that means nothing in this edition is listed as a finding and counts for nothing', () => {
  test.each(['999', '', 'MMR', '0901', '901 ', 'constructor'])('an unknown product: %j', (cvx) => {
    const doses = [{ givenOn: '2025-03-01', cvx }, '2025-04-01 901'];

    const assessment = assess(anyTwo, { doses, asOf: '2025-06-01' });

    expect(assessment.findings).toEqual([{ kind: 'assumed', why: 'unknown-product', dose: 0, value: cvx }]);
    expect(verdicts(assessment)).toEqual(['not looked at', 'valid']);
  });

  test('a product without an antigen', () => {
    const edition = anEdition({ series: [aSeries()], cvx: { '950': [] } });

    const assessment = assess(edition, { doses: ['2025-03-01 950'], asOf: '2025-06-01' });

    expect(assessment.findings).toEqual([{ kind: 'assumed', why: 'no-antigen', dose: 0, value: '950' }]);
    expect(assessment.evaluations).toEqual([]);
  });
});

describe('each dose counts for every antigen in it (section 4.2)', () => {
  test('a combination product counts for two antigens and two vaccine groups', () => {
    const edition = anEdition({ series: [aSeries(), aSeries({ antigen: 'Mossles' })] });

    const assessment = assess(edition, { doses: ['2025-03-01 901'], asOf: '2025-06-01' });

    expect(assessment.evaluations.map(({ dose, antigen, status }) => [dose, antigen, status])).toEqual([
      [0, 'Fernpox', 'valid'],
      [0, 'Mossles', 'valid'],
    ]);
    expect(assessment.forecasts.map(({ status }) => status)).toEqual(['complete', 'complete']);
  });

  test.each([
    { on: '2075-03-14', antigen: ['Fernpox'] },
    { on: '2075-03-15', antigen: ['Mossles'] },
  ])('a product holds one antigen before 50 years and another from then on: on $on $antigen', ({ on, antigen }) => {
    const edition = anEdition({
      series: [aSeries(), aSeries({ antigen: 'Mossles' })],
      cvx: {
        '901': [
          { antigen: 'Fernpox', to: '50y' },
          { antigen: 'Mossles', from: '50y' },
        ],
      },
    });

    const { evaluations, findings } = assess(edition, {
      bornOn: '2025-03-15',
      doses: [`${on} 901`],
      asOf: '2080-01-01',
    });

    expect(evaluations.map((of) => of.antigen)).toEqual(antigen);
    expect(findings).toEqual([]);
  });

  test('a product that holds no antigen at this age is named', () => {
    const edition = anEdition({ series: [aSeries()], cvx: { '901': [{ antigen: 'Fernpox', from: '1y', to: '2y' }] } });
    const doses = ['2025-12-31 901', '2026-01-01 901', '2027-01-01 901'];

    const { findings, evaluations } = assess(edition, { doses, asOf: '2028-01-01' });

    expect(findings.map(({ why, dose }) => [why, dose])).toEqual([
      ['no-antigen', 0],
      ['no-antigen', 2],
    ]);
    expect(evaluations.map(({ dose }) => dose)).toEqual([1]);
  });
});

describe('the order of doses is that of their days, not that of typing', () => {
  test('an earlier dose that is typed last is the first one', () => {
    const edition = anEdition({
      series: [aSeries({ doses: [{}, { interval: [{ from: 'previous', absMin: '4w', min: '4w' }] }] })],
    });
    const doses = ['2025-04-01 901', '2025-03-01 901'];

    const { evaluations } = assess(edition, { doses, asOf: '2025-06-01' });

    expect(evaluations.map(({ dose, target, status }) => [dose, target, status])).toEqual([
      [1, 1, 'valid'],
      [0, 2, 'valid'],
    ]);
  });

  test.each([
    { doses: ['2025-03-01 9', '2025-03-01 10'], verdictsOf: ['valid', 'valid'] },
    { doses: ['2025-03-01 10', '2025-03-01 9'], verdictsOf: ['valid', 'valid'] },
    { doses: ['2025-03-01 8', '2025-03-01 9'], verdictsOf: ['not-valid vaccine-not-allowed', 'valid'] },
    { doses: ['2025-03-01 9', '2025-03-01 8'], verdictsOf: ['valid', 'not-valid vaccine-not-allowed'] },
  ])('on one day the product with the lower number comes first: $doses', ({ doses, verdictsOf }) => {
    const first = { preferable: [{ cvx: '9' }] };
    const second = { preferable: [{ cvx: '8' }, { cvx: '10' }] };
    const edition = anEdition({ series: [aSeries({ doses: [first, second] })] });

    expect(verdicts(assess(edition, { doses, asOf: '2025-06-01' }))).toEqual(verdictsOf);
  });

  test('a dose entered by two parents counts once, with a finding', () => {
    const assessment = assess(anyTwo, {
      doses: [
        { givenOn: '2025-03-01', cvx: '901', mvx: 'MSD' },
        { givenOn: '2025-03-01', cvx: '901' },
      ],
      asOf: '2025-06-01',
    });

    expect(assessment.findings).toMatchObject([{ kind: 'assumed', why: 'same-dose-twice', value: '901' }]);
    expect(assessment.evaluations).toHaveLength(1);
    expect(next(assessment).dose).toBe(2);
  });

  test.each([
    { stays: { isSubStandard: true }, goes: {} },
    { stays: {}, goes: { mvx: 'MSD' } },
    { stays: { mvx: 'MSD' }, goes: { mvx: 'PFR' } },
    { stays: {}, goes: { brand: 'Fernvax' } },
    { stays: { brand: 'Fernvax' }, goes: { brand: 'Mossvax' } },
    { stays: {}, goes: { ml: 0.5 } },
    { stays: { ml: 0.25 }, goes: { ml: 0.5 } },
  ])('of the two $stays stays and $goes goes, whichever was typed first', ({ stays, goes }) => {
    const ofTheDay = { givenOn: '2025-03-01', cvx: '901' };
    const placesLeftOut = (...two: readonly object[]) =>
      assess(anyTwo, { doses: two.map((of) => ({ ...ofTheDay, ...of })), asOf: '2025-06-01' }).findings.map(
        ({ dose }) => dose,
      );

    expect(placesLeftOut(stays, goes)).toEqual([1]);
    expect(placesLeftOut(goes, stays)).toEqual([0]);
  });

  test('two products on one day are two doses', () => {
    const edition = anEdition({
      series: [aSeries({ doses: [{}, { preferable: [{ cvx: '902' }] }] })],
    });

    const assessment = assess(edition, { doses: ['2025-03-01 901', '2025-03-01 902'], asOf: '2025-06-01' });

    expect(assessment.findings).toEqual([]);
    expect(next(assessment).status).toBe('complete');
  });
});

test.each([
  { orders: ['21 115 1x 21', '21 1x 21 115', '115 21 1x 21', '1x 21 21 115'], unknown: 1 },
  { orders: ['1x 1y 1x', '1y 1x 1x', '1x 1x 1y'], unknown: 3 },
])('a code that is no number changes no order: one day, one product twice, $orders', ({ orders, unknown }) => {
  const edition = anEdition({ series: [aSeries({ doses: 3 })], cvx: { '21': ['Fernpox'], '115': ['Fernpox'] } });

  const whysByOrder = orders.map((order) => {
    const doses = order.split(' ').map((cvx) => `2025-03-01 ${cvx}`);
    return assess(edition, { doses, asOf: '2025-06-01' }).findings.map(({ why }) => why);
  });

  expect(new Set(whysByOrder.map((whys) => whys.toSorted().join(' ')))).toEqual(
    new Set([`same-dose-twice${' unknown-product'.repeat(unknown)}`]),
  );
});

describe('a dose of an expired or spoilt lot must be repeated (section 6.1, table 6-3)', () => {
  test.each([
    { expires: '2025-03-10', on: '2025-03-10', verdict: 'valid' },
    { expires: '2025-03-10', on: '2025-03-11', verdict: 'sub-standard' },
    { expires: '2025-02', on: '2025-02-28', verdict: 'valid' },
    { expires: '2025-02', on: '2025-03-01', verdict: 'sub-standard' },
    { expires: '2025-12', on: '2025-12-31', verdict: 'valid' },
    { expires: '2025-12', on: '2026-01-01', verdict: 'sub-standard' },
    { expires: '2028-02', on: '2028-02-29', verdict: 'valid' },
    { expires: '2028-02', on: '2028-03-01', verdict: 'sub-standard' },
  ])('a lot good until $expires and given on $on is $verdict (CALCDTLOTEXP-1)', ({ expires, on, verdict }) => {
    const doses = [{ givenOn: on, cvx: '901', lotExpires: expires }];

    expect(verdicts(assess(anyTwo, { doses, asOf: '2029-01-01' }))).toEqual([verdict]);
  });

  test.each(['2025-02-30', '2025-00', 'soon', '2025'])(
    'a lot that expires %j counts as not expired, with a finding',
    (text) => {
      const assessment = assess(anyTwo, {
        doses: [{ givenOn: '2025-03-01', cvx: '901', lotExpires: text }],
        asOf: '2025-06-01',
      });

      expect(assessment.findings).toEqual([{ kind: 'assumed', why: 'no-such-expiry', dose: 0, value: text }]);
      expect(verdicts(assessment)).toEqual(['valid']);
    },
  );

  test('it is not judged at all: no reason, no target, and the same dose stays due', () => {
    const edition = anEdition({ series: [aSeries({ doses: [{ age: [{ absMin: '6m', min: '6m' }] }] })] });
    const doses = [{ givenOn: '2025-03-01', cvx: '901', isSubStandard: true }];

    const assessment = assess(edition, { doses, asOf: '2025-06-01' });

    expect(assessment.evaluations).toMatchObject([{ status: 'sub-standard', reason: null, reasons: [], target: null }]);
    expect(next(assessment)).toMatchObject({ status: 'not-complete', dose: 1, earliest: '2025-07-01' });
  });

  test('it stays sub-standard when the series was complete before it', () => {
    const doses: MadeGiven[] = ['2025-02-01 901', '2025-03-01 901', { ...spoilt('2025-04-01') }, '2025-05-01 901'];

    expect(verdicts(assess(anyTwo, { doses, asOf: '2025-06-01' }))).toEqual([
      'valid',
      'valid',
      'sub-standard',
      'extraneous series-already-complete',
    ]);
  });
});

function spoilt(givenOn: string): GivenDose {
  return { givenOn, cvx: '901', isSubStandard: true };
}

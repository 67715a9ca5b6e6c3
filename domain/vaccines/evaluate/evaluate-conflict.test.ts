import { describe, expect, test } from 'vitest';
import { anEdition, aSeries, assess, next, verdicts, type MadeGiven } from '#testing/vaccines/vaccines.ts';

const liveVaccines = { begin: '1d', minEnd: '24d', end: '28d' };

/** Product 902 may not follow soon after 901; 901 may follow 902 at once. */
const twoAntigens = anEdition({
  series: [
    aSeries({ doses: [{ age: [{ absMin: '2m' }] }] }),
    aSeries({ antigen: 'Mossles', doses: [{ preferable: [{ cvx: '902' }] }] }),
  ],
  conflicts: [{ ...liveVaccines, after: { '901': ['902'] } }],
});

const mossles = { antigen: 'Mossles' };
const tooSoon = 'not-valid live-vaccine-conflict';

describe('a live vaccine too soon after another one (6.7, CALCDTCONFLICT-1 and -2)', () => {
  test.each([
    { after: 'the same day', on: '2025-04-01', verdict: 'valid' },
    { after: '1 day', on: '2025-04-02', verdict: tooSoon },
    { after: '23 days', on: '2025-04-24', verdict: tooSoon },
    { after: '24 days', on: '2025-04-25', verdict: 'valid' },
  ])('$after after a dose of another antigen, which this series does not judge: $verdict', ({ on, verdict }) => {
    const assessment = assess(twoAntigens, { doses: ['2025-04-01 901', `${on} 902`], asOf: '2025-06-01' });

    expect(verdicts(assessment, mossles)[1]).toBe(verdict);
  });

  test('that holds also where that dose does not count for its own antigen', () => {
    const assessment = assess(twoAntigens, { doses: ['2025-02-01 901', '2025-02-25 902'], asOf: '2025-06-01' });

    expect(verdicts(assessment, { antigen: 'Fernpox' })[0]).toBe('not-valid age-too-young');
    expect(verdicts(assessment, mossles)[1]).toBe('valid');
  });

  test('only the later of the two is concerned, and only in the order that the data gives', () => {
    const assessment = assess(twoAntigens, { doses: ['2025-04-01 902', '2025-04-02 901'], asOf: '2025-06-01' });

    expect(verdicts(assessment, mossles)[0]).toBe('valid');
    expect(verdicts(assessment, { antigen: 'Fernpox' })[1]).toBe('valid');
  });

  test('a live vaccine that conflicts only with others changes nothing', () => {
    const edition = anEdition({
      series: [aSeries({ antigen: 'Mossles', doses: [{ preferable: [{ cvx: '902' }] }] })],
      cvx: { '901': [], '903': [], '904': [] },
      conflicts: [{ ...liveVaccines, after: { '901': ['902'], '903': ['904'] } }],
    });

    expect(verdicts(assess(edition, { doses: ['2025-04-01 903', '2025-04-02 902'], asOf: '2025-06-01' }))[1]).toBe(
      'valid',
    );
  });

  test('a dose that is not the last one before it counts too', () => {
    const edition = anEdition({
      series: [aSeries({ antigen: 'Mossles', doses: [{ preferable: [{ cvx: '902' }] }] })],
      cvx: { '901': [], '903': [] },
      conflicts: [{ ...liveVaccines, after: { '901': ['902'] } }],
    });

    const assessment = assess(edition, {
      doses: ['2025-04-01 901', '2025-04-05 903', '2025-04-20 902'],
      asOf: '2025-06-01',
    });

    expect(verdicts(assessment)[2]).toBe(tooSoon);
  });

  const firstFrom2Months = [{ age: [{ absMin: '2m' }] }, {}];
  const sameAntigen = anEdition({
    series: [aSeries({ doses: firstFrom2Months })],
    conflicts: [{ ...liveVaccines, after: { '901': ['901'] } }],
  });

  test.each([
    { first: '2025-04-01', second: '2025-04-24', verdict: tooSoon, is: 'counts' },
    { first: '2025-04-01', second: '2025-04-25', verdict: 'valid', is: 'counts' },
    { first: '2025-02-20', second: '2025-03-16', verdict: tooSoon, is: 'does not count' },
    { first: '2025-02-20', second: '2025-03-19', verdict: tooSoon, is: 'does not count' },
    { first: '2025-02-20', second: '2025-03-20', verdict: 'valid', is: 'does not count' },
  ])('after a dose on $first that $is, one on $second is $verdict', ({ first, second, verdict }) => {
    const assessment = assess(sameAntigen, { doses: [`${first} 901`, `${second} 901`], asOf: '2025-06-01' });

    expect(verdicts(assessment)[1]).toBe(verdict);
  });

  test.each([
    { second: '2025-04-28', verdict: tooSoon },
    { second: '2025-04-29', verdict: 'valid' },
  ])('after a spoilt dose on April 1, one on $second is $verdict', ({ second, verdict }) => {
    const spoilt: MadeGiven = { givenOn: '2025-04-01', cvx: '901', isSubStandard: true };

    const assessment = assess(sameAntigen, { doses: [spoilt, `${second} 901`], asOf: '2025-06-01' });

    expect(verdicts(assessment)[1]).toBe(verdict);
  });

  test('it is reported with other reasons', () => {
    const assessment = assess(sameAntigen, { doses: ['2025-02-01 901', '2025-02-15 901'], asOf: '2025-06-01' });

    expect(verdicts(assessment)[1]).toBe('not-valid age-too-young live-vaccine-conflict');
  });

  test('of two published waits the one that holds on the day counts', () => {
    const edition = anEdition({
      series: [aSeries({ doses: 2 })],
      conflicts: [
        { begin: '1d', minEnd: '5d', end: '5d', after: { '901': ['901'] } },
        { begin: '10d', minEnd: '20d', end: '20d', after: { '901': ['901'] } },
      ],
    });
    const second = (on: string) =>
      verdicts(assess(edition, { doses: ['2025-04-01 901', `${on} 901`], asOf: '2025-06-01' }))[1];

    expect(second('2025-04-05')).toBe(tooSoon);
    expect(second('2025-04-06')).toBe('valid');
    expect(second('2025-04-10')).toBe('valid');
    expect(second('2025-04-11')).toBe(tooSoon);
    expect(second('2025-04-21')).toBe('valid');
  });
});

describe('the next dose waits for live vaccines that were given (CALCDTCONFLICT-3)', () => {
  const conflicts = [
    { ...liveVaccines, after: { '903': ['901', '902'] } },
    { begin: '1d', minEnd: '24d', end: '56d', after: { '904': ['901'] } },
  ];
  const edition = (preferable: readonly string[]) =>
    anEdition({
      series: [aSeries({ doses: [{ preferable: preferable.map((cvx) => ({ cvx })) }] })],
      cvx: { '901': ['Fernpox'], '902': ['Fernpox'], '903': [], '904': [] },
      conflicts,
    });

  test.each([
    {
      what: 'a live vaccine, in full and not the shorter wait',
      products: ['901'],
      doses: ['903'],
      earliest: '2025-04-29',
    },
    { what: 'the one with the longest wait', products: ['901'], doses: ['903', '904'], earliest: '2025-05-27' },
    {
      what: 'nothing that none of its products minds',
      products: ['905'],
      doses: ['903', '904'],
      earliest: '2025-01-01',
    },
    {
      what: 'nothing where one product need not wait',
      products: ['901', '905'],
      doses: ['903'],
      earliest: '2025-01-01',
    },
    { what: 'the product that waits least', products: ['901', '902'], doses: ['903', '904'], earliest: '2025-04-29' },
    {
      what: 'the product that waits least, listed first',
      products: ['902', '901'],
      doses: ['904', '903'],
      earliest: '2025-04-29',
    },
    { what: 'the product that waits not at all', products: ['901', '902'], doses: ['904'], earliest: '2025-01-01' },
  ])('for $what', ({ products, doses, earliest }) => {
    const given = doses.map((cvx) => `2025-04-01 ${cvx}`);

    expect(next(assess(edition(products), { doses: given, asOf: '2025-04-02' })).earliest).toBe(earliest);
  });

  test('the latest of several doses of one live vaccine counts', () => {
    const doses = ['2025-04-01 903', '2025-04-10 903', '2025-02-01 903'];

    expect(next(assess(edition(['901']), { doses, asOf: '2025-04-12' })).earliest).toBe('2025-05-08');
  });

  test('it waits in full after a dose that counts, although one day less would be accepted', () => {
    const sameAntigen = anEdition({
      series: [aSeries({ doses: 2 })],
      conflicts: [{ ...liveVaccines, after: { '901': ['901'] } }],
    });

    expect(next(assess(sameAntigen, { doses: ['2025-04-01 901'], asOf: '2025-04-02' })).earliest).toBe('2025-04-29');
  });
});

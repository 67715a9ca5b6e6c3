import { describe, expect, test } from 'vitest';
import { anEdition, aSeries, assess, next } from '#testing/vaccines/vaccines.ts';
import type { AntigenData } from '../supporting-data.ts';

const withFacts = (Fernpox: Omit<AntigenData, 'series'>, more: readonly string[] = []) =>
  anEdition({ series: [aSeries()], antigens: { Fernpox }, observations: more });

describe('a child who is immune needs no dose (7.2, table 7-3)', () => {
  test('by what is known of the child', () => {
    const edition = withFacts({ immunity: { history: [{ obs: '024', title: 'had it' }] } }, ['025']);

    expect(next(assess(edition, { observations: ['024'], asOf: '2025-06-01' }))).toMatchObject({
      status: 'immune',
      reasons: ['evidence-of-immunity'],
      dose: null,
      earliest: null,
    });
    expect(next(assess(edition, { observations: ['025'], asOf: '2025-06-01' })).status).toBe('not-complete');
  });

  test.each([
    { bornOn: '1979-12-31', country: 'U.S.', observations: [], status: 'immune' },
    { bornOn: '1980-01-01', country: 'U.S.', observations: [], status: 'not-complete' },
    { bornOn: '1979-12-31', country: 'Canada', observations: [], status: 'not-complete' },
    { bornOn: '1979-12-31', country: undefined, observations: [], status: 'not-complete' },
    { bornOn: '1979-12-31', country: 'U.S.', observations: ['055'], status: 'not-complete' },
    { bornOn: '1979-12-31', country: 'U.S.', observations: ['056'], status: 'not-complete' },
    { bornOn: '1979-12-31', country: 'U.S.', observations: ['057'], status: 'immune' },
  ])('by birth in the U.S. before 1980: born $bornOn, $country, $observations: $status', (row) => {
    const born = [{ before: '1980-01-01', country: 'U.S.', except: ['055', '056'] }];
    const edition = withFacts({ immunity: { born } }, ['057']);
    const { bornOn, country, observations } = row;

    const assessment = assess(edition, { bornOn, observations, ...(country && { country }), asOf: '2025-06-01' });

    expect(next(assessment).status).toBe(row.status);
  });

  test.each(['Canada', undefined])('by birth before a day wherever that was: %s', (country) => {
    const edition = withFacts({ immunity: { born: [{ before: '1957-01-01' }] } });
    const child = { bornOn: '1956-12-31', ...(country && { country }), asOf: '2025-06-01' };

    expect(next(assess(edition, child)).status).toBe('immune');
  });
});

describe('a vaccine that is not for this child (7.3, tables 7-5 to 7-7)', () => {
  test.each([
    { asOf: '2025-02-28', status: 'not-complete' },
    { asOf: '2025-03-01', status: 'contraindicated' },
    { asOf: '2025-08-31', status: 'contraindicated' },
    { asOf: '2025-09-01', status: 'not-complete' },
  ])('from 2 months to before 8 months, on $asOf: $status (CALCDTCI-1, -2)', ({ asOf, status }) => {
    const antigen = [{ obs: '278', title: 'not now', from: '2m', to: '8m' }];
    const edition = withFacts({ contraindications: { antigen } }, ['279']);

    expect(next(assess(edition, { observations: ['278'], asOf })).status).toBe(status);
    expect(next(assess(edition, { observations: ['279'], asOf })).status).toBe('not-complete');
  });

  test('it says why and gives no dates', () => {
    const edition = withFacts({ contraindications: { antigen: [{ obs: '278', title: 'not now' }] } });

    expect(next(assess(edition, { observations: ['278'], asOf: '2025-06-01' }))).toMatchObject({
      status: 'contraindicated',
      reasons: ['contraindication'],
      dose: null,
      earliest: null,
      recommended: null,
      pastDue: null,
      latest: null,
    });
  });

  const products = (cvx: readonly (string | { cvx: string; from?: string; to?: string })[], more = {}) =>
    anEdition({
      series: [aSeries({ doses: [{ preferable: [{ cvx: '901' }, { cvx: '902' }], allowable: [{ cvx: '903' }] }] })],
      antigens: { Fernpox: { contraindications: { vaccine: [{ obs: '080', title: 'allergy', cvx, ...more }] } } },
    });

  test.each([
    { cvx: ['901', '902'], status: 'contraindicated' },
    { cvx: ['901'], status: 'not-complete' },
    { cvx: ['902', '903'], status: 'not-complete' },
  ])('where no preferable product is left: not $cvx', ({ cvx, status }) => {
    expect(next(assess(products(cvx), { observations: ['080'], asOf: '2025-06-01' })).status).toBe(status);
    expect(next(assess(products(cvx), { asOf: '2025-06-01' })).status).toBe('not-complete');
  });

  test.each([
    { asOf: '2025-05-31', status: 'not-complete' },
    { asOf: '2025-06-01', status: 'contraindicated' },
    { asOf: '2025-06-30', status: 'contraindicated' },
    { asOf: '2025-07-01', status: 'not-complete' },
  ])('each product has ages of its own: on $asOf $status', ({ asOf, status }) => {
    const edition = products([
      { cvx: '901', from: '3m', to: '6m' },
      { cvx: '902', from: '5m', to: '9m' },
    ]);

    expect(next(assess(edition, { observations: ['080'], asOf })).status).toBe(status);
  });

  test('two facts together may rule out every product', () => {
    const vaccine = [
      { obs: '080', title: 'allergy', cvx: ['901'] },
      { obs: '081', title: 'another', cvx: ['902'] },
    ];
    const edition = anEdition({
      series: [aSeries({ doses: [{ preferable: [{ cvx: '901' }, { cvx: '902' }] }] })],
      antigens: { Fernpox: { contraindications: { vaccine } } },
    });

    expect(next(assess(edition, { observations: ['080', '081'], asOf: '2025-06-01' })).status).toBe('contraindicated');
    expect(next(assess(edition, { observations: ['081'], asOf: '2025-06-01' })).status).toBe('not-complete');
  });

  test('a dose without preferable products is not ruled out by an empty list', () => {
    const vaccine = [{ obs: '080', title: 'allergy', cvx: ['901'] }];
    const edition = anEdition({
      series: [aSeries({ doses: [{ preferable: [], allowable: [{ cvx: '901' }] }] })],
      antigens: { Fernpox: { contraindications: { vaccine } } },
    });

    expect(next(assess(edition, { observations: ['080'], asOf: '2025-06-01' })).status).toBe('not-complete');
  });
});

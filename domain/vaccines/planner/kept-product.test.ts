import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { publishedEdition } from '../editions/editions-data.ts';
import { isKept, isOutgrown } from './kept-product.ts';

const edition = publishedEdition('cdsi-4.65');
const PCV15 = '215';
const PCV20 = '216';
const PCV13 = '133';
const HEART_DISEASE = '016';
const WEAK_IMMUNITY_WITHOUT_A_SERIES = '003';

function child(...codes: readonly string[]) {
  return { bornOn: day('2024-01-15'), sex: 'female', observations: codes.map((code) => ({ code })) };
}

test.each([
  { cvx: PCV15, noted: [], is: true },
  { cvx: PCV20, noted: [], is: true },
  { cvx: PCV13, noted: [], is: false },
  { cvx: PCV15, noted: [HEART_DISEASE], is: false },
  { cvx: PCV20, noted: [HEART_DISEASE], is: true },
  { cvx: PCV13, noted: [HEART_DISEASE], is: false },
  { cvx: PCV15, noted: [WEAK_IMMUNITY_WITHOUT_A_SERIES], is: true },
  { cvx: PCV15, noted: [WEAK_IMMUNITY_WITHOUT_A_SERIES, HEART_DISEASE], is: false },
])('a child begun with CVX $cvx goes on with it, noted $noted: $is', ({ cvx, noted, is }) => {
  const of = { vaccineGroup: 'Pneumococcal', series: ['Pneumococcal 4-dose series'] };

  expect(isKept(edition, child(...noted), of, cvx)).toBe(is);
});

test('a product that later doses alone are named with is kept, and none of another series', () => {
  const isKeptIn = (series: string, cvx: string) =>
    isKept(edition, { bornOn: day('2024-01-15'), sex: 'female' }, { vaccineGroup: 'Polio', series: [series] }, cvx);

  expect(isKeptIn('Polio 4-dose series', '130')).toBe(true);
  expect(isKeptIn('Polio 4-dose series', '146')).toBe(true);
  expect(isKeptIn('Polio adult catch-up series', '130')).toBe(false);
});

describe('a child is too old for all that a series names', () => {
  const isTooOld = (vaccineGroup: string, series: string, on: string) =>
    isOutgrown(edition, child(), { vaccineGroup, series: [series] }, day(on));

  test('from 5 years on, for Hib', () => {
    expect(isTooOld('Hib', 'Hib start at 12 months 2-dose series', '2029-01-14')).toBe(false);
    expect(isTooOld('Hib', 'Hib start at 12 months 2-dose series', '2029-01-15')).toBe(true);
  });

  test('from 8 months and a day on, for a series of one rotavirus vaccine', () => {
    expect(isTooOld('Rotavirus', 'Rotavirus 2-dose series', '2024-09-15')).toBe(false);
    expect(isTooOld('Rotavirus', 'Rotavirus 2-dose series', '2024-09-16')).toBe(true);
  });

  test('never where one of its products is for every age, or it names none', () => {
    expect(isTooOld('Hib', 'Hib PRP-OMP 3-dose series', '2029-01-15')).toBe(false);
    expect(isTooOld('Polio', 'Polio 4-dose series', '2035-01-15')).toBe(false);
    expect(isTooOld('Hib', 'none of these', '2035-01-15')).toBe(false);
  });
});

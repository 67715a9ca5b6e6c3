import { describe, expect, test } from 'vitest';
import { plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import { publishedEdition } from '../editions/editions-data.ts';
import { contraindicationEnds, hasSeasonForRisk, laterRows, riskBegins } from './risk-begins.ts';

const NO_SPLEEN = '160';
const LUNG_DISEASE = '017';
const WEAK_IMMUNITY = '154';
const MOTHERS_RSV_VACCINE = '278';
const SMOKING = '042';
const TRAVEL = '048';
const edition = publishedEdition('cdsi-4.65');

function child(...noted: readonly string[]) {
  return { bornOn: day('2026-01-15'), sex: 'female', observations: noted.map((code) => ({ code })) };
}

describe('a vaccine begins for what is noted', () => {
  const begins = (vaccineGroup: string, on: string, ...noted: readonly string[]) =>
    riskBegins(edition, vaccineGroup, child(...noted), day(on));

  test('at the first age for it, until it has begun: meningococcal ACWY at 2 months without a spleen', () => {
    expect(begins('Meningococcal', '2026-01-15', NO_SPLEEN)).toEqual({ age: '2m', on: '2026-03-15' });
    expect(begins('Meningococcal', '2026-03-14', NO_SPLEEN)).toEqual({ age: '2m', on: '2026-03-15' });
    expect(begins('Meningococcal', '2026-03-15', NO_SPLEEN)).toBeNull();
  });

  test('at the first of several ages', () => {
    expect(begins('Hib', '2026-01-15', NO_SPLEEN)?.age).toBe('12m');
    expect(begins('Pneumococcal', '2026-01-15', NO_SPLEEN)?.age).toBe('2y');
    expect(begins('COVID-19', '2026-01-15', WEAK_IMMUNITY)?.age).toBe('6m');
  });

  test('not for something else that is noted, nor another vaccine', () => {
    expect(begins('Meningococcal', '2026-01-15')).toBeNull();
    expect(begins('Meningococcal', '2026-01-15', LUNG_DISEASE)).toBeNull();
    expect(begins('Rotavirus', '2026-01-15', NO_SPLEEN)).toBeNull();
  });

  test('before 18 years alone: neither PCV at 19 years nor a second MMR for travel at 18', () => {
    expect(begins('Pneumococcal', '2026-01-15', SMOKING)).toBeNull();
    expect(begins('MMR', '2027-01-15', TRAVEL)).toBeNull();
  });
});

test.each([
  { vaccineGroup: 'RSV', noted: [LUNG_DISEASE], is: true },
  { vaccineGroup: 'RSV', noted: [], is: false },
  { vaccineGroup: 'RSV', noted: [NO_SPLEEN], is: false },
  { vaccineGroup: 'Pneumococcal', noted: [LUNG_DISEASE], is: false },
  { vaccineGroup: 'COVID-19', noted: [WEAK_IMMUNITY], is: false },
])('with $noted noted, $vaccineGroup is for a season: $is', ({ vaccineGroup, noted, is }) => {
  expect(hasSeasonForRisk(edition, vaccineGroup, child(...noted))).toBe(is);
});

test('the mother’s RSV vaccine speaks against the antibody until 8 months', () => {
  expect(contraindicationEnds(edition, child(MOTHERS_RSV_VACCINE))).toEqual(['2026-09-15']);
  expect(contraindicationEnds(edition, child())).toEqual([]);
});

test.each(['cdsi-4.64', 'cdsi-4.65'] as const)('in %s only series for a risk have conditions', (id) => {
  const series = publishedEdition(id).antigens.flatMap((antigen) => antigen.series);
  const withConditions = series.filter(({ indications }) => indications.length > 0);

  expect(new Set(withConditions.map(({ type }) => type))).toEqual(new Set(['risk']));
});

describe('the rows of meningococcal ACWY without a spleen', () => {
  const AT_2_MONTHS = { age: '2m', on: '2026-03-15', isForRisk: true };
  const ended = { recommended: null, status: 'complete' } as const;

  test.each<{ what: string; due: string; main: Partial<GroupForecast> | null; is: object | null }>([
    { what: 'that of 2 months, before that of 11 years', due: '2026-03-15', main: {}, is: AT_2_MONTHS },
    { what: 'that of 2 months, where none is for every child', due: '2026-03-15', main: ended, is: AT_2_MONTHS },
    { what: 'that of 2 months, where there is none', due: '2026-03-15', main: null, is: AT_2_MONTHS },
    { what: 'that of today, before 2 months', due: '2026-03-14', main: {}, is: null },
    { what: 'that of today, of their day', due: '2026-03-15', main: { recommended: day('2026-03-15') }, is: null },
    { what: 'that of today, for a risk', due: '2026-03-15', main: { type: 'risk' }, is: null },
  ])('follow $what', ({ due, main, is }) => {
    const today = day('2026-01-20');
    const all = { vaccineGroup: 'Meningococcal', type: 'standard', status: 'not-complete', reasons: [] } as const;
    const forecast = { ...all, recommended: day('2037-01-15'), ...main } as unknown as GroupForecast;
    const onDay = { edition, patient: child(NO_SPLEEN), forecasts: main ? [forecast] : [], today };

    expect(laterRows(plannedGroup('menacwy'), day(due), onDay)).toEqual(is);
  });
});

describe('where no dose is due any more', () => {
  const later = (vaccine: string, due: string | null, reasons: readonly string[] = []) => {
    const group = plannedGroup(vaccine);
    const all = { vaccineGroup: group.group, type: 'standard', status: 'complete', recommended: null };
    const forecasts = [{ ...all, reasons } as unknown as GroupForecast];
    const onDay = { edition, patient: child(), forecasts, today: day('2026-09-20') };
    return laterRows(group, due === null ? undefined : day(due), onDay);
  };

  test('the rows are those of the next season, of RSV for what is noted', () => {
    expect(later('flu', '2027-09-01')).toEqual({ age: null, on: '2027-09-01', isForRisk: false });
    expect(later('rsv-ab', '2027-10-01')).toEqual({ age: null, on: '2027-10-01', isForRisk: true });
  });

  test('there are none, or they are by today where the season alone is over', () => {
    expect(later('flu', null)).toBeNull();
    expect(later('flu', '2027-09-01', ['past-season-end'])).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { addMonths, day } from '#domain/time/day.ts';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import type { DoseEvaluation, ForecastStatus, GroupForecast, Patient } from '../assessment.ts';
import { editionOn, CURRENT_EDITION, routineSchedule } from '../editions/editions-data.ts';
import { evaluateAndForecast } from '../engine.ts';
import { judgedDoses } from '../given/known-dose.ts';
import { isComplete, isOfEarlierSeason, seriesStanding, type SeriesFacts } from './series-standing.ts';

const bornOn = day('2025-01-15');
const today = day('2026-01-15');
const light = { bornOn, motherHepatitisB: 'positive', birthWeightKg: 1.8 } as const;
const grown = { ...light, birthWeightKg: 3.4 };

function factsOf(
  child: SeriesFacts['child'],
  cvx: string,
  months: readonly number[],
  observations: Patient['observations'] = [],
): SeriesFacts {
  const doses = ofProduct(cvx, ...months.map((count) => addMonths(bornOn, count)));
  const given = judgedDoses(routineSchedule(), doses).map((dose) => dose.given);
  const edition = editionOn(CURRENT_EDITION, today);
  const assessment = evaluateAndForecast(edition, { bornOn, sex: 'female', observations }, given, today);
  return { assessment, doses: given, edition, noted: observations.map(({ code }) => code), child };
}

describe('a vaccine is complete', () => {
  test.each([
    { what: 'two doses of hepatitis B', months: [0, 1], child: grown, is: false },
    { what: 'three', months: [0, 1, 6], child: grown, is: true },
    { what: 'three, born under 2,000 g', months: [0, 1, 6], child: light, is: false },
    { what: 'four, born under 2,000 g', months: [0, 1, 2, 6], child: light, is: true },
  ])('after $what: $is', ({ months, child, is }) => {
    expect(isComplete('HepB', factsOf(child, '08', months))).toBe(is);
  });

  test('by its own doses, not by those of another', () => {
    const facts = factsOf(grown, '08', [0, 1, 6]);

    expect(isComplete('HepA', facts)).toBe(false);
    expect(isComplete('Unknown', facts)).toBe(false);
  });

  test('other vaccines also of a child born under 2,000 g', () => {
    expect(isComplete('Rotavirus', factsOf(light, '119', [2, 4]))).toBe(true);
  });

  test('without a dose where the child is immune', () => {
    const immune = [{ code: '018' }];

    expect(isComplete('HepA', factsOf(grown, '08', []))).toBe(false);
    expect(isComplete('HepA', factsOf(grown, '08', [], immune))).toBe(true);
  });
});

describe('COVID-19 vaccine that the data calls complete, with a season that has no end', () => {
  const covid = { vaccineGroup: 'COVID-19', series: ['1-dose'], status: 'complete' } as unknown as GroupForecast;
  const withSeason = (seasonEnd: number | null) =>
    ({ antigens: [{ series: [{ name: '1-dose', doses: () => [{ seasonStart: 1, seasonEnd }] }] }] }) as never;

  type Given = readonly [givenOn: string, status?: DoseEvaluation['status'], vaccineGroup?: string];

  function factsOn(on: string, given: readonly Given[], seasonEnd: number | null = null): SeriesFacts {
    const evaluations = given.map(([, status = 'valid', vaccineGroup = 'COVID-19'], dose) => ({
      dose,
      status,
      vaccineGroup,
    })) as DoseEvaluation[];
    const doses = given.map(([givenOn]) => ({ givenOn, cvx: '311' }));
    const assessment = { evaluations, forecasts: [covid], asOf: day(on) };
    return { assessment, doses, edition: withSeason(seasonEnd), noted: [], child: grown };
  }

  test.each<{ what: string; on: string; given: readonly Given[]; is: boolean }>([
    { what: 'a dose of last June', on: '2026-07-01', given: [['2026-06-30']], is: true },
    { what: 'a dose of this July', on: '2026-07-01', given: [['2026-07-01']], is: false },
    { what: 'a dose of last July, in June', on: '2026-06-30', given: [['2025-07-01']], is: false },
    { what: 'a dose with its hour', on: '2026-11-23', given: [['2026-06-30T23:30:00Z']], is: true },
    { what: 'doses of both seasons', on: '2026-11-23', given: [['2026-02-01'], ['2026-10-01']], is: false },
    {
      what: 'one of this season that was not needed',
      on: '2026-11-23',
      given: [['2026-02-01'], ['2026-10-01', 'extraneous']],
      is: false,
    },
    {
      what: 'one of this season that does not count',
      on: '2026-11-23',
      given: [['2026-02-01'], ['2026-10-01', 'not-valid'], ['2026-10-02', 'sub-standard']],
      is: true,
    },
    {
      what: 'one of this season of another vaccine',
      on: '2026-11-23',
      given: [['2026-02-01'], ['2026-10-01', 'valid', 'HepA']],
      is: true,
    },
  ])('is of an earlier season after $what: $is', ({ on, given, is }) => {
    expect(isOfEarlierSeason(factsOn(on, given), covid)).toBe(is);
    expect(seriesStanding(factsOn(on, given), covid)).toBe(is ? 'earlier-season' : 'complete');
  });

  test('is not asked about where it is not complete, or its season ends', () => {
    const isEarlier = (status: ForecastStatus, seasonEnd: number | null) =>
      isOfEarlierSeason(factsOn('2026-11-23', [['2026-02-01']], seasonEnd), { ...covid, status });

    expect(isEarlier('complete', null)).toBe(true);
    expect(isEarlier('complete', 2)).toBe(false);
    expect(isEarlier('aged-out', null)).toBe(false);
  });
});

test('what is asked after a series is complete is not asked of one that a child is too old for', () => {
  const facts = factsOf(light, '08', [0, 1, 6]);
  const standing = (status: ForecastStatus, vaccineGroup = 'HepB', type = 'standard', noted: readonly string[] = []) =>
    seriesStanding({ ...facts, noted }, { vaccineGroup, type, status, series: [] } as unknown as GroupForecast);

  expect(standing('complete')).toBe('ask-for-fourth');
  expect(standing('aged-out')).toBe('aged-out');
  expect(standing('complete', 'HepB', 'risk')).toBe('complete');
  expect(standing('complete', 'MMR', 'standard', ['168'])).toBe('ask-after-chemotherapy');
  expect(standing('aged-out', 'MMR', 'standard', ['168'])).toBe('aged-out');
});

import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { NO_DATES, assessCase, type HistoryCase } from '#testing/vaccines/history-case.ts';
import { assess, next, verdicts } from '#testing/vaccines/vaccines.ts';
import { editionOn, publishedEdition } from './editions/editions-data.ts';

const edition = publishedEdition('cdsi-4.64');

/** Made by hand from the published data, for rules that no row of CDC shows. */
describe('small histories of a child born on January 1, 2023', () => {
  test.each<Omit<HistoryCase, 'bornOn'> & { readonly title: string }>([
    {
      title: 'PedvaxHIB at 14 months is the first of two, for its own series had to be started before (SELECTSCORE-2)',
      given: ['2024-03-07 49 valid'],
      asOf: '2024-03-07',
      group: 'Hib',
      is: { dose: 2, earliest: '2024-05-02', series: ['Hib start at 12 months 2-dose series'] },
    },
    {
      title: 'DT after DTaP: the antigen with priority gives the day (MULTIANTVG-1)',
      given: ['2023-09-27 107 valid', '2024-06-08 28 valid'],
      asOf: '2024-06-08',
      group: 'DTaP/Tdap/Td',
      is: { dose: 3, earliest: '2024-06-08' },
    },
    {
      title: 'Td at 7 months: the next dose is not before that day (MULTIANTVG-1)',
      given: ['2023-08-08 09 not-valid inadvertent-vaccine'],
      asOf: '2023-08-08',
      group: 'DTaP/Tdap/Td',
      is: { dose: 1, earliest: '2023-08-08' },
    },
    {
      title: 'a vaccine without mumps leaves the first MMR due (FORECASTDN-2)',
      given: ['2024-04-29 04 valid'],
      asOf: '2024-04-29',
      group: 'MMR',
      is: { dose: 1, earliest: '2024-05-27' },
    },
    {
      title: 'the pneumococcal dose that is skipped by its day moves past due (7.6)',
      given: ['2023-07-27 216 valid'],
      asOf: '2023-07-27',
      group: 'Pneumococcal',
      is: { dose: 2, earliest: '2023-08-24', pastDue: '2023-08-28' },
    },
    {
      title: 'RotaTeq at 33 weeks cannot be followed in time (7.4)',
      given: ['2023-08-23 116 valid'],
      asOf: '2023-08-23',
      group: 'Rotavirus',
      is: { status: 'aged-out', ...NO_DATES },
    },
    {
      title: 'MMR ten days after a mumps vaccine does not count for measles (6.7)',
      given: ['2024-01-01 03 valid', '2024-03-04 07 not looked at', '2024-03-14 03 not-valid live-vaccine-conflict'],
      asOf: '2024-03-14',
      group: 'MMR',
      is: { status: 'not-complete', dose: 2, earliest: '2024-04-11' },
    },
    {
      title: 'a nasal spray on the list does not make the flu shot wait for MMR (CALCDTCONFLICT-3, ours)',
      given: ['2025-10-10 03 not looked at'],
      asOf: '2025-10-12',
      group: 'Influenza',
      is: { dose: 1, earliest: '2025-07-01' },
    },
  ])('$title', (history) => {
    const { forecast, actual, expected } = assessCase({ bornOn: '2023-01-01', ...history });

    expect(forecast).toMatchObject(history.is);
    expect(actual).toEqual(expected);
  });

  test('one PPSV23 at 2 years does not bring a forecast for 50 years later (ours)', () => {
    const { forecasts } = assess(edition, { bornOn: '2023-01-01', doses: ['2025-03-01 33'], asOf: '2025-03-01' });

    const pneumococcal = forecasts.filter(({ vaccineGroup }) => vaccineGroup === 'Pneumococcal');
    expect(pneumococcal.map(({ seriesGroup }) => seriesGroup)).toEqual(['1']);
  });
});

describe('more small histories', () => {
  test.each<HistoryCase & { readonly title: string }>([
    {
      title: 'MMR 26 days after varicella does not count',
      bornOn: '2024-01-01',
      given: ['2025-01-10 21 not looked at', '2025-02-05 03 not-valid live-vaccine-conflict'],
      asOf: '2025-02-05',
      group: 'MMR',
      is: { dose: 1 },
    },
    {
      title: 'MMR 28 days after varicella counts',
      bornOn: '2024-01-01',
      given: ['2025-01-10 21 not looked at', '2025-02-07 03 valid'],
      asOf: '2025-02-07',
      group: 'MMR',
      is: { dose: 2 },
    },
    {
      title: 'MMR four days before the first birthday counts',
      bornOn: '2024-01-01',
      given: ['2024-12-28 03 valid in grace'],
      asOf: '2024-12-28',
      group: 'MMR',
      is: { dose: 2 },
    },
    {
      title: 'MMR five days before the first birthday is too early',
      bornOn: '2024-01-01',
      given: ['2024-12-27 03 not-valid age-too-young vaccine-not-allowed'],
      asOf: '2024-12-27',
      group: 'MMR',
      is: { dose: 1 },
    },
    {
      title: 'Hib that would be due past 12 months is skipped, and the dose after it is the third',
      bornOn: '2024-10-01',
      given: ['2024-12-01 48 valid', '2025-09-10 48 valid'],
      asOf: '2025-09-10',
      group: 'Hib',
      is: { dose: 3, earliest: '2025-11-05', pastDue: '2026-02-28' },
    },
  ])('$title', (history) => {
    const { forecast, actual, expected } = assessCase(history);

    expect(forecast).toMatchObject(history.is);
    expect(actual).toEqual(expected);
  });

  test('hepatitis B of an expired lot on the day of birth is to be repeated (6.1)', () => {
    const doses = [{ givenOn: '2025-01-01', cvx: '08', lotExpires: '2024-12' }];

    const assessment = assess(edition, { doses, asOf: '2025-01-01' });

    expect(verdicts(assessment, { antigen: 'HepB' })).toEqual(['sub-standard']);
    expect(next(assessment, { vaccineGroup: 'HepB' })).toMatchObject({
      dose: 1,
      earliest: '2025-01-01',
      pastDue: '2025-01-28',
    });
  });

  test.each([
    { on: '2025-03-14', antigen: 'Varicella' },
    { on: '2025-03-15', antigen: 'Zoster' },
  ])('product 121 holds varicella before 50 years and zoster from then on: $on (section 4.2)', ({ on, antigen }) => {
    const { evaluations } = assess(edition, { bornOn: '1975-03-15', doses: [`${on} 121`], asOf: '2025-06-01' });

    expect(evaluations.map((of) => of.antigen)).toEqual([antigen]);
  });

  test.each(['107', '45', '17', '89', '122', '152', '109', '88', '213', '315'])(
    'product %s, whose kind is not specified, is known (section 11)',
    (cvx) => {
      const { findings, evaluations } = assess(edition, { doses: [`2025-11-10 ${cvx}`], asOf: '2025-11-10' });

      expect(findings).toEqual([]);
      expect(evaluations).not.toEqual([]);
    },
  );

  test.each([
    { group: 'Influenza', asOf: '2026-07-01' },
    { group: 'RSV', asOf: '2026-04-01' },
  ])('$group after its season is not recommended, and not overdue (section 11)', ({ group, asOf }) => {
    const forecast = next(assess(edition, { bornOn: '2025-10-15', asOf }), { vaccineGroup: group });

    expect(forecast).toMatchObject({ status: 'not-recommended', reasons: ['past-season-end'], ...NO_DATES });
  });

  test.each([
    { group: 'Rotavirus', asOf: '2025-09-01' },
    { group: 'Hib', asOf: '2030-01-01' },
    { group: 'Pneumococcal', asOf: '2030-01-01' },
    { group: 'RSV', asOf: '2025-09-01' },
  ])('a child who is too old for $group has no dates for it (section 11)', ({ group, asOf }) => {
    const forecast = next(assess(edition, { asOf }), { vaccineGroup: group });

    expect(forecast).toMatchObject({ status: 'aged-out', ...NO_DATES });
  });
});

test('two injections of nirsevimab on one day are both looked at: a second season takes two (RSV risk series)', () => {
  const history = { bornOn: '2025-06-01', observations: ['017'], asOf: '2026-11-03' };
  const rolled = editionOn('cdsi-4.65', day('2026-11-03'));
  const status = (...doses: string[]) => {
    const { findings, ...assessment } = assess(rolled, { ...history, doses: ['2025-10-15 306', ...doses] });
    return [findings.length, next({ findings, ...assessment }, { vaccineGroup: 'RSV', seriesGroup: '2' }).status];
  };

  expect(status('2026-11-02 307')).toEqual([0, 'not-complete']);
  expect(status('2026-11-02 307', '2026-11-02 307')).toEqual([0, 'complete']);
});

import { describe, expect, test } from 'vitest';
import { NO_DATES, assessCase, type HistoryCase } from '#testing/vaccines/history-case.ts';
import { assess, next, pointsOf } from '#testing/vaccines/vaccines.ts';
import { publishedEdition } from './editions/editions-data.ts';
import type { TraceEntry } from './trace/trace.ts';

const edition = publishedEdition('cdsi-4.64');

describe('histories of CDC that show one rule each', () => {
  test.each<HistoryCase & { readonly id: string; readonly title: string }>([
    {
      id: '2013-0055',
      title: 'the earliest day may be weeks before the recommended one (table 7-13)',
      bornOn: '2025-09-29',
      given: ['2025-11-10 107 valid'],
      asOf: '2025-11-10',
      group: 'DTaP/Tdap/Td',
      is: { dose: 2, earliest: '2025-12-08', recommended: '2026-01-29', pastDue: '2026-03-28' },
    },
    {
      id: '2013-0004',
      title: 'a DTaP that is not specified counts, and the third is due by age (6.9, table 7-13)',
      bornOn: '2025-09-01',
      given: ['2025-10-13 107 valid', '2025-11-10 107 valid'],
      asOf: '2025-11-10',
      group: 'DTaP/Tdap/Td',
      is: { dose: 3, earliest: '2025-12-08', recommended: '2026-03-01', pastDue: '2026-04-28' },
    },
    {
      id: '2013-0045',
      title: 'a dose too early moves the next one (CALCDTINT-1)',
      bornOn: '2025-06-13',
      given: ['2025-08-13 107 valid', '2025-10-13 107 valid', '2025-11-05 107 not-valid interval-too-short'],
      asOf: '2025-11-10',
      group: 'DTaP/Tdap/Td',
      is: { dose: 3, earliest: '2025-12-03', recommended: '2025-12-13', pastDue: '2026-02-09' },
    },
    {
      id: '2013-0059',
      title: 'Tdap for a baby does not count, and moves nothing (6.3)',
      bornOn: '2024-11-10',
      given: [
        '2025-01-10 107 valid',
        '2025-03-12 115 not-valid inadvertent-vaccine',
        '2025-05-14 107 valid',
        '2025-11-10 107 valid',
      ],
      asOf: '2025-11-10',
      group: 'DTaP/Tdap/Td',
      is: { dose: 4, earliest: '2026-05-10', recommended: '2026-05-10', pastDue: '2026-07-07' },
    },
    {
      id: '2013-0052',
      title: 'a fourth DTaP after four months counts, though six are recommended (6.6)',
      bornOn: '2024-11-10',
      given: ['2025-01-10 107 valid', '2025-03-10 107 valid', '2025-07-10 107 valid', '2025-11-10 107 valid in grace'],
      asOf: '2025-11-10',
      group: 'DTaP/Tdap/Td',
      is: { dose: 5, earliest: '2028-11-10', recommended: '2028-11-10', pastDue: '2031-11-09' },
    },
    {
      id: '2024-0016',
      title: 'from 4 years a dose is skipped, and the number of the next one counts doses, not targets (6.2)',
      bornOn: '2020-04-10',
      given: [
        '2020-06-10 20 valid',
        '2020-10-10 20 valid',
        '2021-05-13 20 valid',
        '2024-04-18 20 valid',
        '2025-11-10 20 valid',
      ],
      asOf: '2025-11-10',
      group: 'DTaP/Tdap/Td',
      is: { dose: 6, earliest: '2031-04-10', recommended: '2031-04-10', pastDue: '2033-05-07' },
    },
    {
      id: '2013-0094',
      title: 'after 7 years the antigen with priority gives the earliest day (MULTIANTVG-1)',
      bornOn: '2018-10-13',
      given: ['2025-10-13 110 valid', '2025-11-10 110 valid'],
      asOf: '2025-11-10',
      group: 'DTaP/Tdap/Td',
      is: { dose: 3, earliest: '2026-05-10', recommended: '2026-05-10', pastDue: '2026-05-10' },
    },
    {
      id: '2013-0203',
      title: 'exactly four days less than 8 weeks count (6.5)',
      bornOn: '2025-03-30',
      given: ['2025-04-17 08 valid', '2025-09-17 08 valid', '2025-11-08 08 valid in grace'],
      asOf: '2025-11-10',
      group: 'HepB',
      is: { status: 'complete', ...NO_DATES },
    },
    {
      id: '2013-0251',
      title: 'a fifth hepatitis B dose is one too many, and needs nothing (figure 4-6)',
      bornOn: '2018-11-10',
      given: [
        '2019-02-10 110 valid',
        '2019-05-10 110 valid',
        '2019-08-10 110 valid',
        '2020-05-25 110 valid',
        '2025-11-10 110 extraneous series-already-complete',
      ],
      asOf: '2025-11-10',
      group: 'HepB',
      is: { status: 'complete', ...NO_DATES },
    },
    {
      id: '2013-0192',
      title: 'six months count from the first hepatitis A dose, less four days (CALCDTINT-2)',
      bornOn: '2024-05-15',
      given: ['2025-05-15 85 valid', '2025-11-10 85 not-valid age-too-young interval-too-short'],
      asOf: '2025-11-10',
      group: 'HepA',
      is: { dose: 2, earliest: '2026-05-10', recommended: '2026-05-10', pastDue: '2027-07-07' },
    },
    {
      id: '2013-0295',
      title: 'Hib at 5 years is one too many, and none is due any more (6.10)',
      bornOn: '2020-11-10',
      given: ['2021-01-10 48 valid', '2025-11-10 48 extraneous age-too-old'],
      asOf: '2025-11-10',
      group: 'Hib',
      is: { status: 'aged-out', ...NO_DATES },
    },
    {
      id: '2013-0333',
      title: 'Hib three days before 12 months is within the days allowed, and the first of two (SELECTSCORE-2)',
      bornOn: '2024-11-13',
      given: ['2025-11-10 48 valid in grace'],
      asOf: '2025-11-10',
      group: 'Hib',
      is: { dose: 2, earliest: '2026-01-05', recommended: '2026-01-05', pastDue: '2026-01-05' },
    },
    {
      id: '2016-UC-0055',
      title: 'a child of 2 years without a spleen needs a second Hib dose (5)',
      bornOn: '2014-07-15',
      observations: ['160'],
      given: ['2016-08-15 48 valid'],
      asOf: '2016-08-15',
      group: 'Hib',
      of: '2',
      is: { type: 'risk', dose: 2, earliest: '2016-10-10', recommended: '2016-10-10', pastDue: null },
    },
    {
      id: '2013-0831',
      title: 'MMRV 24 days after a varicella dose that does not count does not count either (CALCDTCONFLICT-2)',
      bornOn: '2024-10-22',
      given: [
        '2025-10-17 21 not-valid age-too-young vaccine-not-allowed',
        '2025-11-10 94 not-valid live-vaccine-conflict',
      ],
      asOf: '2025-11-10',
      group: 'Varicella',
      is: { dose: 1, earliest: '2025-12-08', recommended: '2025-12-08', pastDue: '2026-03-21' },
    },
    {
      id: '2019-0022',
      title: 'MMR 24 days after one that counts is accepted (CALCDTCONFLICT-2)',
      bornOn: '2009-10-17',
      given: ['2025-10-17 03 valid', '2025-11-10 03 valid in grace'],
      asOf: '2025-11-10',
      group: 'MMR',
      is: { status: 'complete', ...NO_DATES },
    },
    {
      id: '2025-0029',
      title: 'MMRV 28 days after varicella counts (6.7)',
      bornOn: '2021-10-13',
      sex: 'male',
      given: ['2025-10-13 21 not looked at', '2025-11-10 94 valid'],
      asOf: '2025-11-10',
      group: 'MMR',
      is: { dose: 2, earliest: '2025-12-08', recommended: '2025-12-08', pastDue: '2028-11-09' },
    },
    {
      id: '2016-UC-0019',
      title: 'a child who had chickenpox needs no dose (7.2)',
      bornOn: '2004-05-01',
      observations: ['024 2005-04-01'],
      given: [],
      asOf: '2005-04-01',
      group: 'Varicella',
      is: { status: 'immune', ...NO_DATES },
    },
    {
      id: '2024-0071',
      title: 'a polio vaccine that does not count leaves the dose due, not before its own day (FORECASTDTCAN-1)',
      bornOn: '2015-09-13',
      given: ['2016-02-06 02 valid', '2016-05-06 178 not-valid inadvertent-vaccine'],
      asOf: '2016-05-06',
      group: 'Polio',
      is: { dose: 2, earliest: '2016-05-06', recommended: '2016-05-06', pastDue: '2016-05-06' },
    },
    {
      id: '2013-0632',
      title: 'a third polio dose at 14 weeks less four days counts by the ages in force (RELEVANT-1)',
      bornOn: '2025-08-08',
      given: ['2025-09-19 10 valid', '2025-10-17 10 valid', '2025-11-10 10 valid in grace'],
      asOf: '2025-11-10',
      group: 'Polio',
      is: { dose: 4, earliest: '2029-08-08', recommended: '2029-08-08', pastDue: '2032-09-04' },
    },
    {
      id: '2013-0184',
      title: 'two influenza doses in a season are enough for it (figure 4-6)',
      bornOn: '2025-01-09',
      given: ['2025-09-01 88 valid', '2025-09-25 88 valid in grace'],
      asOf: '2025-09-25',
      group: 'Influenza',
      is: { status: 'complete', ...NO_DATES },
    },
    {
      id: '2016-0012',
      title: 'one influenza dose a season ago and one now: the next is the second of this season (FORECASTDN-1)',
      bornOn: '2024-06-01',
      sex: 'male',
      given: ['2024-12-01 88 valid', '2025-09-01 88 valid'],
      asOf: '2025-09-01',
      group: 'Influenza',
      is: { dose: 2, earliest: '2025-09-29', recommended: '2025-09-29', pastDue: null },
    },
    {
      id: '2018-0024',
      title: 'from 9 years one influenza dose is enough, from the start of the season (7.1)',
      bornOn: '2015-08-10',
      sex: 'male',
      given: [],
      asOf: '2025-11-27',
      group: 'Influenza',
      is: { dose: 1, earliest: '2025-07-01', recommended: '2025-07-01', pastDue: null },
    },
    {
      id: '2025-0060',
      title: 'a COVID-19 dose of last season counts, and the next one is the first of this season (FORECASTDN-1)',
      bornOn: '2010-05-14',
      sex: 'male',
      given: ['2024-09-09 312 valid'],
      asOf: '2025-10-04',
      group: 'COVID-19',
      is: { dose: 1, earliest: '2025-08-27', recommended: '2025-08-27', pastDue: null },
    },
    {
      id: '2023-0031',
      title: 'a baby born in April waits for the RSV season (7.4)',
      bornOn: '2025-04-23',
      sex: 'male',
      given: [],
      asOf: '2025-10-01',
      group: 'RSV',
      is: { dose: 1, earliest: '2025-10-01', recommended: '2025-10-01', pastDue: null },
    },
    {
      id: '2023-0033',
      title: 'a baby born in the RSV season does not wait (7.4)',
      bornOn: '2025-11-07',
      given: [],
      asOf: '2025-12-01',
      group: 'RSV',
      is: { dose: 1, earliest: '2025-11-07', recommended: '2025-11-07', pastDue: null },
    },
    {
      id: '2025-UC-0003',
      title: 'a baby whose mother had the RSV vaccine needs none (7.3)',
      bornOn: '2025-01-12',
      observations: ['278'],
      given: [],
      asOf: '2025-01-12',
      group: 'RSV',
      is: { status: 'contraindicated', ...NO_DATES },
    },
    {
      id: '2013-0418',
      title: 'an HPV dose that will not be needed on its day is skipped (7.6)',
      bornOn: '2002-05-01',
      given: ['2011-04-27 118 valid in grace'],
      asOf: '2011-04-27',
      group: 'HPV',
      is: { dose: 2, earliest: '2011-09-27', recommended: '2011-10-27', pastDue: '2012-06-23' },
    },
    {
      id: '2024-0068',
      title: 'a MenB vaccine that is not specified does not count (6.9)',
      bornOn: '2010-04-10',
      sex: 'male',
      given: ['2025-11-10 164 not-valid vaccine-not-allowed'],
      asOf: '2025-11-10',
      group: 'Meningococcal B',
      is: { dose: 1, earliest: '2026-04-10', recommended: '2026-04-10', pastDue: null },
    },
  ])('$title: $id', (history) => {
    const { forecast, actual, expected } = assessCase(history);

    expect(forecast).toMatchObject(history.is);
    expect(actual).toEqual(expected);
  });

  test('the series for 50 years and more is not shown beside its complete equivalent (table 8-14): 2023-UC-0032', () => {
    const { forecasts } = assess(edition, {
      bornOn: '2020-03-17',
      sex: 'male',
      observations: ['011'],
      doses: ['2023-05-08 133', '2023-07-03 33', '2023-08-28 133'],
      asOf: '2023-08-28',
    });

    const pneumococcal = forecasts.filter(({ vaccineGroup }) => vaccineGroup === 'Pneumococcal');
    expect(pneumococcal.map(({ seriesGroup, status }) => [seriesGroup, status])).toEqual([
      ['1', 'complete'],
      ['2', 'complete'],
    ]);
  });

  test('varicella, then MMRV: three antigens with the same earliest day (section 9): 2025-0029', () => {
    const child = { bornOn: '2021-10-13', doses: ['2025-10-13 21', '2025-11-10 94'], asOf: '2025-11-10' };

    expect(next(assess(edition, child), { vaccineGroup: 'MMR' })).toMatchObject({
      antigensNeeded: ['Measles', 'Mumps', 'Rubella'],
    });
  });
});

describe('how the series was chosen (table 8-9)', () => {
  test.each([
    {
      id: '2013-0230',
      bornOn: '2025-05-31',
      doses: ['2025-05-31 08', '2025-06-28 08', '2025-11-10 08'],
      group: 'HepB',
      series: 'HepB 4-dose series',
      points: { 'HepB 3-dose series': -2, 'HepB 4-dose series': 4, 'HepB Heplisav-B secondary 4-dose series': -4 },
      is: { dose: 4, earliest: '2025-11-15', recommended: '2025-12-01', pastDue: '2027-01-27' },
    },
    {
      id: '2013-0317',
      bornOn: '2025-09-05',
      doses: ['2025-10-13 49', '2025-11-10 49'],
      group: 'Hib',
      series: 'Hib PRP-OMP 3-dose series',
      points: { 'Hib PRP-OMP 3-dose series': 6, 'Hib start at 2 months 4-dose series': 0 },
      is: { dose: 3, earliest: '2026-09-05', recommended: '2026-09-05', pastDue: '2027-02-01' },
    },
    {
      id: '2013-0773',
      bornOn: '2025-07-24',
      doses: ['2025-11-10 119'],
      group: 'Rotavirus',
      series: 'Rotavirus late start at 15 weeks 2-dose series',
      points: {
        'Rotavirus late start at 15 weeks 2-dose series': 8,
        'Rotavirus late start at 15 weeks 3-dose series': -2,
      },
      is: { dose: 2, earliest: '2025-12-08', recommended: '2025-12-08', pastDue: '2026-01-20' },
    },
    {
      id: '2013-0333',
      bornOn: '2024-11-13',
      doses: ['2025-11-10 48'],
      group: 'Hib',
      series: 'Hib start at 12 months 2-dose series',
      points: {},
      is: { dose: 2, earliest: '2026-01-05' },
    },
  ])('$series for $doses: $id', ({ bornOn, doses, group, series, points, is }) => {
    const entries: TraceEntry[] = [];

    const assessment = assess(edition, { bornOn, doses, asOf: '2025-11-10', trace: (entry) => entries.push(entry) });

    expect(next(assessment, { vaccineGroup: group, seriesGroup: '1' })).toMatchObject({ ...is, series: [series] });
    expect(pointsOf(entries.filter(({ antigen }) => antigen === group))).toEqual(points);
  });

  test('a hepatitis B dose a day before 24 weeks less four days is too early for one series only (6.4): 2013-0230', () => {
    const entries: TraceEntry[] = [];
    const doses = ['2025-05-31 08', '2025-06-28 08', '2025-11-10 08'];

    assess(edition, { bornOn: '2025-05-31', doses, asOf: '2025-11-10', trace: (entry) => entries.push(entry) });

    const tooYoung = entries.filter(
      (of) => of.antigen === 'HepB' && of.outcome === 'age-too-young' && of.date === '2025-11-10',
    );
    expect(tooYoung).toContainEqual(
      expect.objectContaining({
        series: 'HepB 3-dose series',
        target: 3,
        dose: 2,
        limit: '2025-11-11',
        attr: '24w-4d',
      }),
    );
    expect(tooYoung.map(({ series }) => series)).not.toContain('HepB 4-dose series');
  });
});

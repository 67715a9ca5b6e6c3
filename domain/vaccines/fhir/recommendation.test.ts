import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { codesOf, maya, nextMmr, exported } from '#testing/vaccines/fhir-vaccines.ts';
import type { Assessment, GroupForecast } from '../assessment.ts';

const forecastOf = (forecast: Partial<GroupForecast>, assessment: Partial<Assessment> = {}) =>
  exported({}, { ...assessment, forecasts: [{ ...nextMmr, ...forecast }] }).recommendations[0];

describe('what is next', () => {
  test('names the vaccine group, its dates by LOINC, the dose and what it rests on', () => {
    const { evaluations, recommendations } = exported({ observations: [{ code: '104', on: day('2026-02-01') }] });

    expect(recommendations).toMatchObject([
      {
        vaccineCode: [{ text: 'MMR' }],
        targetDisease: { text: 'Measles, Mumps, Rubella' },
        dateCriterion: [
          { code: { coding: [{ code: '30981-5' }] }, value: '2026-02-07' },
          { code: { coding: [{ code: '30980-7' }] }, value: '2029-01-10' },
          { code: { coding: [{ code: '59778-1' }] }, value: '2032-02-06' },
        ],
        description: 'MMR, Standard, by cdsi-4.64 + delta-4.65.',
        series: 'Measles 2-dose series; Mumps 2-dose series; Rubella 2-dose series',
        doseNumberPositiveInt: 2,
        supportingImmunization: [{ reference: `urn:uuid:${evaluations[0]?.id}` }],
        supportingPatientInformation: [
          { reference: `urn:uuid:${maya.id}` },
          { display: 'History of seizures, on 2026-02-01 (CDC, CDSi observation 104)' },
        ],
      },
    ]);
  });

  test.each([
    { recommended: '2025-02-10', earliest: '2025-02-10' },
    { recommended: maya.bornOn, earliest: maya.bornOn },
  ])('names no day before that of a hepatitis B series for $recommended', ({ recommended, earliest }) => {
    const first = { vaccineGroup: 'HepB', antigensNeeded: ['HepB'], dose: 1, earliest: maya.bornOn, pastDue: null };
    const told = forecastOf({ ...first, recommended: day(recommended) });

    expect(told?.dateCriterion?.[0]).toMatchObject({ code: { coding: [{ code: '30981-5' }] }, value: earliest });
  });

  test('says that it is not answered yet what was given before, of a vaccine that is not complete', () => {
    const unanswered = new Map([['MMR', 'Not answered yet.']]);
    const told = (status: GroupForecast['status']) =>
      exported({ unanswered }, { forecasts: [{ ...nextMmr, status }] }).recommendations[0]?.forecastReason;

    expect(told('not-complete')).toEqual([{ text: 'Not answered yet.' }]);
    expect(told('complete')).toBeUndefined();
    expect(forecastOf({})?.forecastReason).toBeUndefined();
  });

  test.each([
    { asOf: '2029-01-09', codes: ['notComplete'] },
    { asOf: '2029-01-10', codes: ['due', 'notComplete'] },
    { asOf: '2032-02-06', codes: ['due', 'notComplete'] },
    { asOf: '2032-02-07', codes: ['overdue', 'notComplete'] },
  ])('is due from the recommended day on and overdue after the past-due day: $asOf', ({ asOf, codes }) => {
    expect(codesOf(forecastOf({}, { asOf: day(asOf) })?.forecastStatus)).toEqual(codes);
  });

  test.each([
    { status: 'complete', reason: 'series-complete', codes: ['complete', 'complete'], reasonCodes: ['complete'] },
    { status: 'immune', reason: 'evidence-of-immunity', codes: ['immune', 'immune'], reasonCodes: undefined },
    {
      status: 'contraindicated',
      reason: 'contraindication',
      codes: ['contraindicated', 'contraindicated'],
      reasonCodes: undefined,
    },
    { status: 'aged-out', reason: 'past-maximum-age', codes: ['agedOut'], reasonCodes: ['maximumAge'] },
    { status: 'aged-out', reason: 'cannot-finish-before-maximum-age', codes: ['agedOut'], reasonCodes: undefined },
    {
      status: 'not-recommended',
      reason: 'past-season-end',
      codes: ['notRecommended'],
      reasonCodes: ['seasonalPast'],
    },
    {
      status: 'not-recommended',
      reason: 'past-immunization-history',
      codes: ['notRecommended'],
      reasonCodes: ['notRecommended'],
    },
  ] as const)('says that nothing is due, and why: $status, $reason', ({ status, reason, codes, reasonCodes }) => {
    const dates = { dose: null, earliest: null, recommended: null, pastDue: null, latest: null };

    const recommendation = forecastOf({ ...dates, status, reasons: [reason], antigensNeeded: [] });

    expect(codesOf(recommendation?.forecastStatus)).toEqual(codes);
    expect(recommendation?.forecastReason?.map(codesOf)).toEqual([reasonCodes]);
    expect(recommendation).not.toHaveProperty('dateCriterion');
    expect(recommendation?.targetDisease).toEqual({ text: 'Measles, Mumps, Rubella' });
  });

  test('that is complete is never due, even with past dates', () => {
    expect(codesOf(forecastOf({ status: 'complete' }, { asOf: day('2040-01-01') })?.forecastStatus)).toEqual([
      'complete',
      'complete',
    ]);
  });

  test('[decision 73] without a past-due day is overdue after its due day, and without a recommended day never', () => {
    const asOf = day('2040-01-01');

    expect(codesOf(forecastOf({ pastDue: null }, { asOf })?.forecastStatus)).toEqual(['overdue', 'notComplete']);
    expect(codesOf(forecastOf({ pastDue: null, recommended: null }, { asOf })?.forecastStatus)).toEqual([
      'notComplete',
    ]);
  });

  test.each([
    { standing: 'overdue', isDecidedTogether: false, codes: ['overdue', 'notComplete'] },
    { standing: 'due', isDecidedTogether: false, codes: ['due', 'notComplete'] },
    { standing: 'unanswered', isDecidedTogether: false, codes: ['notComplete'] },
    { standing: 'declined', isDecidedTogether: false, codes: ['notComplete'] },
    { standing: 'due', isDecidedTogether: true, codes: ['notComplete'] },
  ] as const)('[decision 73] reads as in the plan: $standing, decided together $isDecidedTogether', (one) => {
    const { standing, isDecidedTogether, codes } = one;
    const planned = new Map([['MMR', { standing, isDecidedTogether, isLeftToThem: false }]]);

    const { recommendations } = exported({ planned }, { asOf: day('2040-01-01') });

    expect(codesOf(recommendations[0]?.forecastStatus)).toEqual(codes);
  });

  test('names the products where the data offers some, and the one disease that a dose is for', () => {
    const recommendation = forecastOf({ products: ['03', '94'], antigensNeeded: ['Mumps'] });

    expect(recommendation?.vaccineCode.map(codesOf)).toEqual([['03'], ['94']]);
    expect(recommendation?.targetDisease).toMatchObject({ coding: [{ code: '36989005' }], text: 'Mumps' });
  });

  test.each([
    { observations: [], vaccineGroup: 'MMR', codes: undefined },
    { observations: [{ code: '104' }], vaccineGroup: 'MMR', codes: [['94']] },
    { observations: [{ code: '003' }], vaccineGroup: 'Varicella', codes: [['21'], ['94']] },
    { observations: [{ code: '003' }], vaccineGroup: 'MMR', codes: [['94']] },
    { observations: [{ code: '003' }], vaccineGroup: 'HepB', codes: undefined },
  ])('names products of $vaccineGroup that must not be given', ({ observations, vaccineGroup, codes }) => {
    const { recommendations } = exported({ observations }, { forecasts: [{ ...nextMmr, vaccineGroup }] });

    expect(recommendations[0]?.contraindicatedVaccineCode?.map(codesOf)).toEqual(codes);
  });

  test('offers no contraindicated product, by any of its antigens', () => {
    const forecasts = [{ ...nextMmr, products: ['03', '94'] }];

    const { recommendations } = exported({ observations: [{ code: '003' }] }, { forecasts });

    expect(recommendations[0]?.vaccineCode.map(codesOf)).toEqual([['03']]);
  });

  test('is left out where nothing is forecast', () => {
    expect(exported({}, { forecasts: [] }).recommendations).toEqual([]);
  });
});

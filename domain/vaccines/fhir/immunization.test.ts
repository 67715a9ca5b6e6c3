import { describe, expect, test } from 'vitest';
import { codesOf, mmr, exported, tooYoung } from '#testing/vaccines/fhir-vaccines.ts';
import type { FhirDose } from './dose.ts';

const immunizationOf = (dose: Partial<FhirDose>) =>
  exported({ doses: [{ ...mmr, ...dose }] }, { evaluations: [] }).immunizations[0];

describe('a dose for a clinic', () => {
  test('says which vaccine, on which day, to whom', () => {
    expect(immunizationOf({})).toEqual({
      resourceType: 'Immunization',
      id: '0197a000-0000-7000-8000-000000000001',
      status: 'completed',
      vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '03', display: 'MMR' }] },
      patient: { reference: 'urn:uuid:0197a000-0000-7000-8000-00000000000a' },
      occurrenceDateTime: '2026-01-10',
    });
  });

  test('says brand, maker, lot, expiry, amount and note where they were written down', () => {
    const written = { brand: 'Priorix', mvx: 'SKB', lot: 'A1', lotExpires: '2026-05', ml: 0.5, note: 'Left arm' };

    expect(immunizationOf(written)).toMatchObject({
      vaccineCode: { text: 'Priorix' },
      manufacturer: { identifier: { system: 'http://hl7.org/fhir/sid/mvx', value: 'SKB' }, display: 'SKB' },
      lotNumber: 'A1',
      expirationDate: '2026-05',
      doseQuantity: { value: 0.5, unit: 'mL', system: 'http://unitsofmeasure.org', code: 'mL' },
      note: [{ text: 'Left arm' }],
    });
  });

  test.each([
    { lotExpires: '2026-13' },
    { lotExpires: '2026-02-30' },
    { lotExpires: '0000-01' },
    { lotExpires: 'May' },
    { lotExpires: '' },
    { ml: 0 },
    { ml: -0.5 },
    { ml: Infinity },
    { ml: NaN },
    { mvx: ' ' },
    { lot: '' },
    { note: ' ' },
    { brand: '' },
  ])('leaves out what says nothing or cannot be: %j', (written) => {
    expect(immunizationOf(written)).toEqual(immunizationOf({}));
  });

  test.each([
    { source: 'giver', primarySource: true, code: undefined },
    { source: 'provider', primarySource: false, code: ['provider'] },
    { source: 'record', primarySource: false, code: ['record'] },
    { source: 'recall', primarySource: false, code: ['recall'] },
    { source: 'school', primarySource: false, code: ['school'] },
    { source: 'registry', primarySource: false, code: ['jurisdiction'] },
    { source: null, primarySource: undefined, code: undefined },
  ] as const)('says whose word it is: $source', ({ source, primarySource, code }) => {
    const immunization = immunizationOf({ source });

    expect(immunization?.primarySource).toBe(primarySource);
    expect(codesOf(immunization?.reportOrigin)).toEqual(code);
  });

  test('that must be repeated says so, and why where that is known', () => {
    expect(immunizationOf({ isSubStandard: true, subStandardBy: 'recall' })).toMatchObject({
      isSubpotent: true,
      subpotentReason: [{ coding: [{ code: 'recall' }] }],
    });
    expect(immunizationOf({ isSubStandard: true })?.subpotentReason).toEqual([{ text: 'Must be repeated' }]);
    expect(immunizationOf({ subStandardBy: 'recall' })).not.toHaveProperty('isSubpotent');
  });

  test('that counts says which dose of which series it is', () => {
    const [immunization] = exported({}).immunizations;

    expect(immunization?.protocolApplied).toMatchObject([
      { series: 'Measles 2-dose series', targetDisease: [{ text: 'Measles' }], doseNumberPositiveInt: 1 },
    ]);
    expect(exported({}, { evaluations: [tooYoung] }).immunizations[0]).not.toHaveProperty('protocolApplied');
  });

  test.each([
    { givenOn: '2026-01-10T23:30:00-08:00', occurrenceDateTime: '2026-01-10' },
    { givenOn: '2026-02-30', occurrenceString: '2026-02-30' },
    { givenOn: '2026-01', occurrenceString: '2026-01' },
    { givenOn: '0000-01-01', occurrenceString: '0000-01-01' },
    { givenOn: 'in spring', occurrenceString: 'in spring' },
    { givenOn: '', occurrenceString: 'Day not known' },
  ])('given on “$givenOn” has its day, or a text instead of one', ({ givenOn, ...occurrence }) => {
    expect(immunizationOf({ givenOn })).toMatchObject(occurrence);
  });

  test.each([
    { cvx: '999', vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '999' }] } },
    { cvx: '', vaccineCode: { text: 'Vaccine not known' } },
  ])('of a product that the edition does not know: “$cvx”', ({ cvx, vaccineCode }) => {
    expect(immunizationOf({ cvx })?.vaccineCode).toEqual(vaccineCode);
  });
});

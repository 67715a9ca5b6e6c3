import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fhirText } from '#domain/fhir/text.ts';
import { daysFrom } from '#testing/attacks/arbitraries.ts';
import { edition, maya, mmr, exported } from '#testing/vaccines/fhir-vaccines.ts';
import { immunizationOf } from './immunization.ts';
import { readImmunizations, type LeftOut, type ReadDose } from './reading.ts';

const brands = new Set(['ENGERIX-B ADULT', 'RECOMBIVAX ADULT']);
/** As a clinic writes it, with more than we do. */
const fromClinic = {
  resourceType: 'Immunization',
  id: 'clinic-7',
  status: 'completed',
  vaccineCode: {
    coding: [
      { system: 'http://hl7.org/fhir/sid/ndc', code: '00006-4681-00' },
      { system: 'http://hl7.org/fhir/sid/cvx', code: '03', display: 'MMR' },
    ],
    text: 'MMR II',
  },
  patient: { reference: 'Patient/12' },
  occurrenceDateTime: '2026-01-10T23:30:00-08:00',
  primarySource: true,
};

function read(...immunizations: object[]) {
  const entry = immunizations.map((one) => ({ resource: { ...fromClinic, ...one } }));
  return readImmunizations({ resourceType: 'Bundle', type: 'searchset', entry }, brands);
}

function dosesOf(...immunizations: object[]): readonly ReadDose[] {
  const found = read(...immunizations);
  return 'doses' in found ? found.doses : [];
}

function leftOutOf(...immunizations: object[]): readonly LeftOut[] {
  const found = read(...immunizations);
  return 'leftOut' in found ? found.leftOut : [];
}

const coded = (...coding: object[]) => ({ vaccineCode: { coding } });
const cvx = (code: unknown) => ({ system: 'http://hl7.org/fhir/sid/cvx', code });

describe('the doses in what a clinic sends', () => {
  test('are read by their CVX code, among other codes', () => {
    expect(dosesOf({})).toEqual([
      {
        id: 'clinic-7',
        givenOn: '2026-01-10',
        cvx: '03',
        mvx: null,
        brand: null,
        ml: null,
        lotExpires: null,
        isSubStandard: false,
        lot: null,
        source: 'giver',
        subStandardBy: null,
        note: null,
      },
    ]);
  });

  test.each([
    { occurrenceDateTime: '2026-01-10', givenOn: '2026-01-10' },
    { occurrenceDateTime: '2026-01-10T23:59:59.999Z', givenOn: '2026-01-10' },
    { occurrenceDateTime: '2026-01-10T00:30:00+14:00', givenOn: '2026-01-10' },
  ])('keep the calendar day as it is written: $occurrenceDateTime', ({ occurrenceDateTime, givenOn }) => {
    expect(dosesOf({ occurrenceDateTime })[0]?.givenOn).toBe(givenOn);
  });

  test.each([
    { coding: cvx('3'), code: '03' },
    { coding: cvx('003'), code: '03' },
    { coding: cvx(' 115 '), code: '115' },
    { coding: { system: 'urn:oid:2.16.840.1.113883.12.292', code: '9' }, code: '09' },
  ])('have CVX codes as CDC writes them: $code', ({ coding, code }) => {
    expect(dosesOf(coded(coding))[0]?.cvx).toBe(code);
  });

  test('may name the same product twice', () => {
    expect(dosesOf(coded(cvx('3'), cvx('03')))[0]?.cvx).toBe('03');
  });

  test('have a brand only where the vaccine data knows it, since it compares brands by the letter', () => {
    const named = (text: string) => ({ vaccineCode: { coding: [cvx('43')], text } });

    expect(dosesOf(named('ENGERIX-B ADULT'), named('Engerix')).map(({ brand }) => brand)).toEqual([
      'ENGERIX-B ADULT',
      null,
    ]);
  });

  test.each([
    { manufacturer: { identifier: { system: 'http://hl7.org/fhir/sid/mvx', value: 'MSD' } }, mvx: 'MSD' },
    { manufacturer: { identifier: { system: 'urn:oid:2.16.840.1.113883.12.227', value: 'MSD' } }, mvx: 'MSD' },
    { manufacturer: { identifier: { system: 'https://example.org/makers', value: '7' } }, mvx: null },
    { manufacturer: { reference: 'Organization/1', display: 'Merck' }, mvx: null },
  ])('have a maker only by CDC’s code: $mvx', ({ manufacturer, mvx }) => {
    expect(dosesOf({ manufacturer })[0]?.mvx).toBe(mvx);
  });

  test.each([
    { doseQuantity: { value: 0.5, unit: 'mL', system: 'http://unitsofmeasure.org', code: 'mL' }, ml: 0.5 },
    { doseQuantity: { value: 0.5, unit: 'ml' }, ml: 0.5 },
    { doseQuantity: { value: 0.5, unit: 'milliliter', code: 'mL' }, ml: 0.5 },
    { doseQuantity: { value: 5, unit: 'ug' }, ml: null },
    { doseQuantity: { value: 5, unit: 'mL', code: 'ug' }, ml: null },
    { doseQuantity: { value: 0, unit: 'mL' }, ml: null },
    { doseQuantity: { value: -0.5, unit: 'mL' }, ml: null },
    { doseQuantity: { value: '0.5', unit: 'mL' }, ml: null },
    { doseQuantity: { value: -1, unit: 'mL' }, ml: null },
  ])('have an amount only in milliliters: $doseQuantity', ({ doseQuantity, ml }) => {
    expect(dosesOf({ doseQuantity })[0]?.ml).toBe(ml);
  });

  test('must be repeated where the clinic says so', () => {
    const system = 'http://terminology.hl7.org/CodeSystem/immunization-subpotent-reason';
    const subpotentReason = [{ coding: [{ system, code: 'coldchainbreak' }] }];

    expect(
      dosesOf({ isSubpotent: true, subpotentReason }, { isSubpotent: true }, { isSubpotent: false, subpotentReason }),
    ).toMatchObject([
      { isSubStandard: true, subStandardBy: 'cold-chain-break' },
      { isSubStandard: true, subStandardBy: null },
      { isSubStandard: false, subStandardBy: null },
    ]);
  });

  test('keep every note that says something', () => {
    expect(dosesOf({ note: [{ text: 'Left arm' }, { text: ' ' }, {}, { text: 'Cried a little' }] })[0]?.note).toBe(
      'Left arm\nCried a little',
    );
  });

  test('pass over what is no dose, and take a single one for itself', () => {
    const patient = { resourceType: 'Patient', id: '12' };
    const bundle = { resourceType: 'Bundle', entry: [{ resource: patient }, {}, null, { resource: fromClinic }] };

    expect(readImmunizations(bundle, brands)).toMatchObject({ doses: [{ id: 'clinic-7' }], leftOut: [] });
    expect(readImmunizations(fromClinic, brands)).toMatchObject({ doses: [{ id: 'clinic-7' }], leftOut: [] });
  });
});

describe('what is not read as a dose is named', () => {
  test.each([
    { why: 'not-done', resource: { status: 'not-done' } },
    { why: 'entered-in-error', resource: { status: 'entered-in-error' } },
    { why: 'unknown-status', resource: { status: 'done' } },
    { why: 'unknown-status', resource: { status: undefined } },
    { why: 'no-cvx-code', resource: coded({ system: 'http://snomed.info/sct', code: '03' }) },
    { why: 'no-cvx-code', resource: coded(cvx('MMR')) },
    { why: 'no-cvx-code', resource: { vaccineCode: { text: 'MMR' } } },
    { why: 'no-cvx-code', resource: { vaccineCode: 'MMR' } },
    { why: 'several-cvx-codes', resource: coded(cvx('03'), cvx('94')) },
    { why: 'no-day', resource: { occurrenceDateTime: '2026-01' } },
    { why: 'no-day', resource: { occurrenceDateTime: undefined, occurrenceString: 'in spring' } },
    { why: 'no-day', resource: { occurrenceDateTime: '2026-01-101' } },
    { why: 'no-such-day', resource: { occurrenceDateTime: '2026-02-30' } },
  ])('$why: $resource', ({ why, resource }) => {
    expect(leftOutOf({}, resource)).toEqual([{ id: 'clinic-7', why }]);
    expect(dosesOf({}, resource)).toHaveLength(1);
  });

  test.each([null, 'text', [], {}, { resourceType: 'Patient' }])('a file that is no bundle: %j', (file) => {
    expect(readImmunizations(file, brands)).toEqual({ refused: 'not-a-bundle' });
  });

  test('doses of more than one child are never put together', () => {
    expect(read({}, { patient: { reference: 'Patient/13' } })).toEqual({ refused: 'several-patients' });
    expect(dosesOf({}, { patient: {} })).toHaveLength(2);
  });
});

test('any JSON is read or refused', () => {
  const keys = fc.constantFrom(...Object.keys(fromClinic), 'coding', 'system', 'code', 'reportOrigin', 'note');
  const resource = fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.constant(fromClinic.vaccineCode)));
  const property = fc.property(fc.array(resource), (resources) => {
    const entry = resources.map((one) => ({ resource: { resourceType: 'Immunization', ...one } }));
    const found = readImmunizations({ resourceType: 'Bundle', entry }, brands);

    expect('refused' in found || found.doses.length + found.leftOut.length <= resources.length).toBe(true);
  });
  expect(() => fc.assert(property, { seed: 20261122, numRuns: 200 })).not.toThrow();
});

const text = fc.string({ unit: 'binary', maxLength: 40 }).map((some) => fhirText(some) || null);
const dose = fc
  .record<ReadDose & { readonly id: string }>({
    id: fc.uuid(),
    givenOn: daysFrom('2000-01-01', '2026-11-21'),
    cvx: fc.integer({ min: 1, max: 999 }).map((code) => String(code).padStart(2, '0')),
    mvx: fc.option(fc.constantFrom('MSD', 'SKB', 'PMC')),
    brand: fc.option(fc.constantFrom(...brands)),
    ml: fc.option(fc.integer({ min: 1, max: 5000 }).map((n) => n / 1000)),
    lotExpires: fc.option(fc.oneof(daysFrom('2000-01-01', '2030-12-31'), fc.constantFrom('2026-05', '2027-12'))),
    isSubStandard: fc.boolean(),
    lot: text,
    source: fc.option(fc.constantFrom('giver', 'provider', 'record', 'recall', 'school', 'registry')),
    subStandardBy: fc.option(fc.constantFrom('partial-dose', 'cold-chain-break', 'recall')),
    note: text,
  })
  .map((some) => ({ ...some, subStandardBy: some.isSubStandard ? some.subStandardBy : null }));

test('a dose is the same after export and import', () => {
  const property = fc.property(fc.uniqueArray(dose, { maxLength: 4, selector: ({ id }) => id }), (doses) => {
    const entry = doses.map((one) => ({ resource: immunizationOf(maya, one, edition.products, []) }));
    const sent: unknown = JSON.parse(JSON.stringify({ resourceType: 'Bundle', entry }));

    expect(readImmunizations(sent, brands)).toEqual({ doses, leftOut: [] });
  });
  expect(() => fc.assert(property, { seed: 20261122, numRuns: 500 })).not.toThrow();
});

test('a whole bundle of ours is read as the doses in it', () => {
  const { bundle } = exported({ doses: [mmr, { ...mmr, id: maya.id.replace(/a$/, 'b'), cvx: '94' }] });

  expect(readImmunizations(bundle, brands)).toMatchObject({ doses: [{ cvx: '03' }, { cvx: '94' }], leftOut: [] });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GENDERS } from '#domain/children/child.ts';
import type { FhirChild } from '#domain/fhir/patient.ts';
import { day } from '#domain/time/day.ts';
import { anyText } from '#testing/any-text.ts';
import { daysFrom } from '#testing/attacks/arbitraries.ts';
import { fhirFaults } from '#testing/fhir.ts';
import { fhirBundle, type FhirMeasurement, type Observation } from './fhir.ts';
import { LIMITS, type MeasuredField } from './limits.ts';

const maya: FhirChild = {
  id: '0197a000-0000-7000-8000-00000000000a',
  firstName: 'Maya',
  lastName: 'Brooks',
  bornOn: day('2026-07-19'),
  gender: 'female',
};
const atBirth: FhirMeasurement = {
  id: '0197a000-0000-7000-8000-000000000010',
  measuredOn: day('2026-07-19'),
  ageGivenInMonthsOnly: false,
  weightKg: 3.39,
  heightCm: 49.7,
  position: 'lying',
  headCm: 34,
  place: 'doctor',
  note: 'From the hospital card',
};
const madeAt = '2026-11-21T12:00:00.000Z';

function observationsIn(measurement: Partial<FhirMeasurement>): Observation[] {
  const { entry } = fhirBundle(maya, [{ ...atBirth, ...measurement }], madeAt);
  return entry.map(({ resource }) => resource).filter((resource) => resource.resourceType === 'Observation');
}

const codesOf = ({ code }: Observation) => code.coding.map((coding) => `${coding.code} ${coding.display}`);

describe('measurements for a clinic', () => {
  test('say who the child is, and no more than is needed to file them', () => {
    const [child] = fhirBundle(maya, [], madeAt).entry;

    expect(child).toEqual({
      fullUrl: 'urn:uuid:0197a000-0000-7000-8000-00000000000a',
      resource: {
        resourceType: 'Patient',
        id: '0197a000-0000-7000-8000-00000000000a',
        name: [{ text: 'Maya Brooks', family: 'Brooks', given: ['Maya'] }],
        gender: 'female',
        birthDate: '2026-07-19',
      },
    });
  });

  test('say so when the gender is unknown, and leave out a missing last name', () => {
    const [child] = fhirBundle({ ...maya, lastName: null, gender: null }, [], madeAt).entry;

    expect(child?.resource).toMatchObject({ name: [{ text: 'Maya', given: ['Maya'] }], gender: 'unknown' });
    expect(fhirFaults(fhirBundle({ ...maya, lastName: null, gender: null }, [], madeAt))).toEqual([]);
  });

  test('carry each value with its code, its day and its unit', () => {
    const [weight] = observationsIn({});

    expect(weight).toEqual({
      resourceType: 'Observation',
      id: 'd22863d7-fdee-8b9d-bd56-3d3d48e0231e',
      meta: { profile: ['http://hl7.org/fhir/StructureDefinition/bodyweight'] },
      status: 'final',
      category: [
        {
          coding: [
            {
              system: 'http://terminology.hl7.org/CodeSystem/observation-category',
              code: 'vital-signs',
              display: 'Vital Signs',
            },
          ],
        },
      ],
      code: { coding: [{ system: 'http://loinc.org', code: '29463-7', display: 'Body weight' }] },
      subject: { reference: 'urn:uuid:0197a000-0000-7000-8000-00000000000a' },
      effectiveDateTime: '2026-07-19',
      valueQuantity: { value: 3.39, unit: 'kg', system: 'http://unitsofmeasure.org', code: 'kg' },
      note: [{ text: 'Measured at the doctor.' }, { text: 'From the hospital card' }],
    });
  });

  test('name weight, height and head circumference by HL7’s profiles and their codes', () => {
    const observed = observationsIn({ position: null }).map((one) => ({
      profile: one.meta.profile[0]?.split('/').at(-1),
      codes: codesOf(one),
      value: `${one.valueQuantity.value} ${one.valueQuantity.code}`,
    }));

    expect(observed).toEqual([
      { profile: 'bodyweight', codes: ['29463-7 Body weight'], value: '3.39 kg' },
      { profile: 'bodyheight', codes: ['8302-2 Body height'], value: '49.7 cm' },
      { profile: 'headcircum', codes: ['9843-4 Head Occipital-frontal circumference'], value: '34 cm' },
    ]);
  });

  test.each([
    { position: 'lying', codes: ['8302-2 Body height', '8306-3 Body height --lying'] },
    { position: 'standing', codes: ['8302-2 Body height', '8308-9 Body height --standing'] },
    { position: null, codes: ['8302-2 Body height'] },
  ] as const)('tell a height by its position: $position', ({ position, codes }) => {
    const [height] = observationsIn({ weightKg: null, headCm: null, position });

    expect(height && codesOf(height)).toEqual(codes);
  });

  test('say where it was measured and that a day was worked out, and nothing where nothing is known', () => {
    const [workedOut] = observationsIn({ place: 'home', note: null, ageGivenInMonthsOnly: true });
    const [bare] = observationsIn({ place: null, note: null });

    expect(workedOut?.note).toEqual([
      { text: 'Measured at home.' },
      { text: 'Only the age in months was given; the day was worked out from it.' },
    ]);
    expect(bare).not.toHaveProperty('note');
  });

  test('have the same ids each time, and another one for each value', () => {
    const ids = observationsIn({}).map(({ id }) => id);

    expect(observationsIn({ weightKg: 4, note: null }).map(({ id }) => id)).toEqual(ids);
    expect(new Set([...ids, ...observationsIn({ id: maya.id }).map(({ id }) => id)]).size).toBe(6);
  });
});

const values = (field: MeasuredField) =>
  fc.option(fc.integer({ min: LIMITS[field].least * 1000, max: LIMITS[field].most * 1000 }).map((n) => n / 1000));
const text = anyText({ maxLength: 80 });
const child = fc.record<FhirChild>({
  id: fc.uuid(),
  firstName: text.map((rest) => `M${rest}`),
  lastName: fc.option(text),
  bornOn: daysFrom('2000-01-01', '2026-11-21').map(day),
  gender: fc.option(fc.constantFrom(...GENDERS)),
});
const measurement = fc.record<FhirMeasurement>({
  id: fc.uuid(),
  measuredOn: daysFrom('2000-01-01', '2026-11-21').map(day),
  ageGivenInMonthsOnly: fc.boolean(),
  weightKg: values('weightKg'),
  heightCm: values('heightCm'),
  position: fc.option(fc.constantFrom('lying', 'standing')),
  headCm: values('headCm'),
  place: fc.option(fc.constantFrom('home', 'doctor')),
  note: fc.option(text),
});

describe('the bundle is as HL7 publishes the structure of FHIR R4', () => {
  test('for any child, measurements and notes', () => {
    const property = fc.property(child, fc.array(measurement, { maxLength: 4 }), (whose, measurements) => {
      const bundle = fhirBundle(whose, measurements, madeAt);
      const measured = measurements.flatMap(({ weightKg, heightCm, headCm }) => [weightKg, heightCm, headCm]);

      expect(fhirFaults(JSON.parse(JSON.stringify(bundle)))).toEqual([]);
      expect(bundle.entry).toHaveLength(1 + measured.filter((value) => value !== null).length);
      expect(new Set(bundle.entry.map(({ fullUrl }) => fullUrl)).size).toBe(bundle.entry.length);
    });
    expect(() => fc.assert(property, { seed: 20261121, numRuns: 300 })).not.toThrow();
  });

  const sound = JSON.stringify(fhirBundle(maya, [atBirth], madeAt));

  test.each([
    { fault: 'a value without a code', from: /"code":\{"coding":\[[^\]]*\]\},/, to: '' },
    { fault: 'a status that there is not', from: '"status":"final"', to: '"status":"done"' },
    { fault: 'a misspelled field', from: '"effectiveDateTime"', to: '"efectiveDateTime"' },
    {
      fault: 'a day as people write it',
      from: '"effectiveDateTime":"2026-07-19"',
      to: '"effectiveDateTime":"7/19/2026"',
    },
    { fault: 'a value as text', from: '"value":3.39', to: '"value":"3.39"' },
    { fault: 'a gender that FHIR does not know', from: '"gender":"female"', to: '"gender":"girl"' },
    { fault: 'a bundle of no kind', from: '"type":"collection"', to: '"type":"pile"' },
    { fault: 'one category in place of a list', from: /"category":\[(\{"coding":\[[^\]]*\]\})\]/, to: '"category":$1' },
  ])('a bundle with $fault is detected', ({ from, to }) => {
    const spoilt = sound.replace(from, to);

    expect(spoilt).not.toBe(sound);
    expect(fhirFaults(JSON.parse(spoilt))).not.toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FhirChild } from '#domain/fhir/patient.ts';
import { day, type Day } from '#domain/time/day.ts';
import { anyText } from '#testing/any-text.ts';
import { daysFrom } from '#testing/attacks/arbitraries.ts';
import { edition, madeAt, maya, mmr, nextMmr, exported } from '#testing/vaccines/fhir-vaccines.ts';
import { codeFaults, emptyOrDangling, fhirFaults } from '#testing/fhir.ts';
import type { Assessment, DoseEvaluation, GivenObservation, GroupForecast } from '../assessment.ts';
import { DISEASES } from './codes.ts';
import type { FhirDose } from './dose.ts';
import { fhirVaccineBundle } from './fhir.ts';

const days: fc.Arbitrary<Day> = daysFrom('2000-01-01', '2026-11-21').map(day);
const text = anyText({ maxLength: 60 });
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values);
const child = fc.record<FhirChild>({
  id: fc.uuid(),
  firstName: text.map((rest) => `M${rest}`),
  lastName: maybe(text),
  bornOn: days,
  gender: maybe(fc.constantFrom('female', 'male')),
});
const dose = fc.record<FhirDose>({
  id: fc.uuid(),
  givenOn: fc.oneof(days, text, fc.constantFrom('0000-01-01', '2026-02-30', '2026-01-10T08:00:00Z')),
  cvx: fc.oneof(fc.constantFrom('03', '08', '999'), text),
  mvx: maybe(text),
  brand: maybe(text),
  ml: maybe(fc.double()),
  lotExpires: maybe(fc.oneof(days, text, fc.constantFrom('2026-05', '2026-13', '0000-01'))),
  isSubStandard: fc.boolean(),
  lot: maybe(text),
  source: maybe(fc.constantFrom('giver', 'provider', 'record', 'recall', 'school', 'registry')),
  subStandardBy: maybe(fc.constantFrom('partial-dose', 'cold-chain-break', 'recall')),
  note: maybe(text),
});
const antigen = fc.constantFrom('Measles', 'Mumps', 'Meningococcal B');
const status = fc.constantFrom('complete', 'not-complete', 'immune', 'contraindicated', 'aged-out', 'not-recommended');
const evaluation = fc.record<DoseEvaluation>({
  dose: fc.nat(5),
  antigen,
  series: fc.constantFrom('2-dose series', 'risk series'),
  seriesType: fc.constantFrom('standard', 'risk', 'evaluation-only'),
  seriesGroup: fc.constantFrom('1', '2'),
  vaccineGroup: fc.constantFrom('MMR', 'HepB'),
  target: maybe(fc.integer({ min: 1, max: 11 })),
  status: fc.constantFrom('valid', 'not-valid', 'extraneous', 'sub-standard'),
  reason: fc.constant(null),
  reasons: fc.subarray(['age-too-young', 'interval-too-short', 'vaccine-not-allowed', 'series-already-complete']),
  isInGrace: fc.boolean(),
  isVolumeLow: fc.boolean(),
  isBestSeries: fc.boolean(),
  seriesStatus: status,
});
const forecast = fc.record<GroupForecast>({
  vaccineGroup: fc.constantFrom('MMR', 'HepB', 'TBE'),
  seriesGroup: fc.constantFrom('1', '2'),
  seriesGroupName: fc.constantFrom('Standard', 'Increased Risk'),
  type: fc.constantFrom('standard', 'risk'),
  status,
  reasons: fc.subarray(['series-complete', 'evidence-of-immunity', 'past-season-end', 'past-maximum-age']),
  dose: maybe(fc.integer({ min: 1, max: 6 })),
  earliest: maybe(days),
  recommended: maybe(days),
  pastDue: maybe(days),
  latest: maybe(days),
  antigensNeeded: fc.subarray(['Measles', 'Mumps', 'Rubella']),
  products: fc.subarray(['03', '94']),
  guidance: fc.array(fc.constantFrom('Ask your doctor.', 'From 6 months on when traveling.')),
  series: fc.subarray(['2-dose series', 'risk series']),
});
const assessment = fc.record<Assessment>({
  edition: fc.constantFrom('cdsi-4.64', 'cdsi-4.64 + delta-4.65 + season-2026'),
  asOf: days,
  forecasts: fc.array(forecast, { maxLength: 3 }),
  evaluations: fc.uniqueArray(evaluation, {
    maxLength: 6,
    selector: (of) => `${of.dose} ${of.antigen} ${of.series}`,
  }),
  findings: fc.constant([]),
});
const observations = fc.array(fc.record<GivenObservation>({ code: fc.constantFrom('003', '999'), on: maybe(days) }));

describe('the bundle of vaccines is as HL7 publishes FHIR R4', () => {
  test('for any child, doses and verdicts', () => {
    const doses = fc.uniqueArray(dose, { maxLength: 4, selector: ({ id }) => id });
    const property = fc.property(child, doses, observations, assessment, (whose, given, facts, assessed) => {
      const record = { child: whose, doses: given, observations: facts };
      const bundle = fhirVaccineBundle(record, assessed, edition, madeAt);

      expect(fhirFaults(JSON.parse(JSON.stringify(bundle)))).toEqual([]);
      expect([...codeFaults(bundle), ...emptyOrDangling(bundle)]).toEqual([]);
      expect(new Set(bundle.entry.map(({ fullUrl }) => fullUrl)).size).toBe(bundle.entry.length);
    });
    expect(() => fc.assert(property, { seed: 20261122, numRuns: 300 })).not.toThrow();
  });

  const sound = JSON.stringify(exported({}, { forecasts: [{ ...nextMmr, reasons: ['past-season-end'] }] }).bundle);

  test.each([
    { fault: 'a dose without a vaccine', from: /"vaccineCode":\{"coding":\[[^\]]*\]\},"patient"/, to: '"patient"' },
    { fault: 'a day as people write it', from: '"occurrenceDateTime":"2026-01-10"', to: '"occurrenceDateTime":"1/10"' },
    { fault: 'a misspelled field', from: '"occurrenceDateTime"', to: '"ocurrenceDateTime"' },
    { fault: 'an evaluation without a dose', from: /"immunizationEvent":\{[^}]*\},/, to: '' },
    { fault: 'a dose number of none', from: '"doseNumberPositiveInt":2', to: '"doseNumberPositiveInt":"two"' },
    {
      fault: 'one date in place of a list',
      from: /"dateCriterion":\[(\{.*?\})\],"desc/,
      to: '"dateCriterion":7,"desc',
    },
    { fault: 'a forecast without a status', from: /"forecastStatus":\{.*?\},"forecastReason"/, to: '"forecastReason"' },
  ])('a bundle with $fault is detected', ({ from, to }) => {
    const spoilt = sound.replace(from, to);

    expect(fhirFaults(JSON.parse(sound))).toEqual([]);
    expect(spoilt).not.toBe(sound);
    expect(fhirFaults(JSON.parse(spoilt))).not.toEqual([]);
  });

  test.each([
    { fault: 'a code that HL7 does not have', from: '"code":"valid"', to: '"code":"fine"' },
    { fault: 'another name for a code', from: '"display":"Date vaccine due"', to: '"display":"Due date"' },
    { fault: 'a system of no list', from: '"http://loinc.org"', to: '"http://loinc.org/"' },
  ])('a bundle with $fault is detected', ({ from, to }) => {
    expect(codeFaults(JSON.parse(sound))).toEqual([]);
    expect(codeFaults(JSON.parse(sound.replace(from, to)))).toHaveLength(1);
  });

  test.each([
    { fault: 'an empty list', from: '"reference":"urn', to: '"identifier":[],"reference":"urn' },
    { fault: 'a reference to nobody', from: '"patient":{"reference":"urn', to: '"patient":{"reference":"urm' },
  ])('a bundle with $fault is detected', ({ from, to }) => {
    expect(emptyOrDangling(JSON.parse(sound))).toEqual([]);
    expect(emptyOrDangling(JSON.parse(sound.replace(from, to)))).toHaveLength(1);
  });
});

test('every entry has the same id each time, and one of its own', () => {
  const ids = () => exported({ doses: [mmr, { ...mmr, id: maya.id.replace('a', 'b') }] }).resources.map(({ id }) => id);

  expect(ids()).toEqual(ids());
  expect(new Set(ids()).size).toBe(ids().length);
});

test('every disease that has a code has one that HL7 published, and each its own', () => {
  const faults = [...DISEASES.values()].flatMap((code) => codeFaults({ system: 'http://snomed.info/sct', code }));

  expect(faults).toEqual([]);
  expect(new Set(DISEASES.values()).size).toBe(DISEASES.size);
});

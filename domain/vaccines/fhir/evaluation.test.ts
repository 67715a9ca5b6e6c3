import { describe, expect, test } from 'vitest';
import { codesOf, counting, mmr, exported, tooYoung } from '#testing/vaccines/fhir-vaccines.ts';
import type { DoseEvaluation, DoseReason } from '../assessment.ts';
import type { FhirDose } from './dose.ts';

describe('what became of a dose', () => {
  const evaluationOf = (evaluation: Partial<DoseEvaluation>, dose: Partial<FhirDose> = {}) =>
    exported({ doses: [{ ...mmr, ...dose }] }, { evaluations: [{ ...tooYoung, ...evaluation }] }).evaluations[0];

  test('names the dose, the disease, the series, the day and the edition', () => {
    expect(exported({}).evaluations).toEqual([
      {
        resourceType: 'ImmunizationEvaluation',
        id: '0f103a60-a561-8c56-acda-dc777a80b11b',
        status: 'completed',
        patient: { reference: 'urn:uuid:0197a000-0000-7000-8000-00000000000a' },
        date: '2026-11-21',
        authority: { display: 'CDC, Clinical Decision Support for Immunization: cdsi-4.64 + delta-4.65' },
        targetDisease: { coding: [{ system: 'http://snomed.info/sct', code: '14189004' }], text: 'Measles' },
        immunizationEvent: { reference: 'urn:uuid:0197a000-0000-7000-8000-000000000001' },
        doseStatus: {
          coding: [
            {
              system: 'http://terminology.hl7.org/CodeSystem/immunization-evaluation-dose-status',
              code: 'valid',
              display: 'Valid',
            },
          ],
          text: 'Valid',
        },
        description: 'Judged by cdsi-4.64 + delta-4.65.',
        series: 'Measles 2-dose series',
        doseNumberPositiveInt: 1,
      },
    ]);
  });

  test.each([
    { status: 'valid', code: 'valid' },
    { status: 'not-valid', code: 'notvalid' },
    { status: 'extraneous', code: 'notvalid' },
    { status: 'sub-standard', code: 'notvalid' },
  ] as const)('has one of the two statuses that FHIR R4 knows: $status', ({ status, code }) => {
    expect(codesOf(evaluationOf({ status })?.doseStatus)).toEqual([code]);
  });

  test.each<{ reason: DoseReason; codes: string[] | undefined }>([
    { reason: 'age-too-young', codes: ['outsidesched', 'tooyoung'] },
    { reason: 'age-too-old', codes: ['outsidesched', 'tooold'] },
    { reason: 'interval-too-short', codes: ['outsidesched', 'toosoon'] },
    { reason: 'live-vaccine-conflict', codes: ['productconflict'] },
    { reason: 'inadvertent-vaccine', codes: ['inappropriate'] },
    { reason: 'vaccine-not-allowed', codes: ['inappropriate'] },
    { reason: 'series-already-complete', codes: undefined },
  ])('gives HL7’s codes for the reason, and words: $reason', ({ reason, codes }) => {
    const reasons = evaluationOf({ reason, reasons: [reason] })?.doseStatusReason;

    expect(reasons?.map(codesOf)).toEqual([codes]);
    expect(reasons?.[0]?.text).toMatch(/^[A-Z]/);
  });

  test.each([
    { dose: { lotExpires: '2025-12' }, codes: ['explot', 'expired'] },
    { dose: { isSubStandard: true }, codes: ['notevaluated'] },
    { dose: { isSubStandard: true, subStandardBy: 'partial-dose' }, codes: ['quantity'] },
    { dose: { isSubStandard: true, subStandardBy: 'cold-chain-break' }, codes: ['coldchbrk', 'storage'] },
    { dose: { isSubStandard: true, subStandardBy: 'recall' }, codes: ['prodrecall', 'recall'] },
  ] as const)('says why a dose must be repeated: $codes', ({ dose, codes }) => {
    const reasons = evaluationOf({ status: 'sub-standard', target: null, reasons: [] }, dose)?.doseStatusReason;

    expect(reasons?.map(codesOf)).toEqual([codes]);
  });

  test('names every possible reason for a dose that must be repeated for an unknown one', () => {
    const spoilt = { status: 'sub-standard', target: null, reasons: [] } as const;

    expect(evaluationOf(spoilt, { isSubStandard: true })?.doseStatusReason?.[0]?.text).toBe(
      'Recalled, not kept cold or not given in full',
    );
  });

  test('says when a dose counts by the days that are allowed, and when its volume was low', () => {
    expect(evaluationOf({ ...counting, isInGrace: true, isVolumeLow: true })?.description).toBe(
      'Given before the minimum age or interval, within the days that are allowed. Less than the volume of the product. Judged by cdsi-4.64 + delta-4.65.',
    );
  });

  test('covers the best series of an antigen, and others only if none is best', () => {
    const risk = { ...counting, series: 'Measles risk series', isBestSeries: false };
    const mumps = { ...risk, antigen: 'Mumps', series: 'Mumps risk series' };
    const series = (evaluations: DoseEvaluation[]) =>
      exported({}, { evaluations }).evaluations.map((one) => one.series);

    expect(series([counting, risk, mumps])).toEqual(['Measles 2-dose series', 'Mumps risk series']);
  });

  test('of a dose that counts for every child and came too early for a risk is the one by which it counts', () => {
    const routine = { ...counting, isBestSeries: false };
    const risk = { ...tooYoung, series: 'Measles risk series', seriesType: 'risk', isBestSeries: true } as const;
    const found = exported({}, { evaluations: [routine, risk] }).evaluations;

    expect(found.map((one) => [one.series, one.doseStatus.text])).toEqual([['Measles 2-dose series', 'Valid']]);
  });

  test('numbers doses as a family counts them, even if target doses were skipped', () => {
    const doses = [1, 2, 3, 4].map((nth) => ({ ...mmr, id: `${mmr.id.slice(0, -1)}${nth}` }));
    const evaluations = [
      { ...counting, dose: 3, target: 1 },
      { ...tooYoung, dose: 2, target: 4 },
      { ...counting, dose: 2, series: 'Measles risk series' },
      { ...counting, dose: 1, antigen: 'Mumps' },
      { ...counting, dose: 1, target: 7 },
      { ...counting, dose: 0, target: 7 },
    ];

    const numbers = exported({ doses }, { evaluations }).evaluations.map((one) => one.doseNumberPositiveInt);

    expect(numbers).toEqual([1, 2, 1, 1, 2, 3]);
    expect(evaluationOf({ status: 'extraneous', target: null })).not.toHaveProperty('doseNumberPositiveInt');
  });

  test('of a dose that was not handed in is left out', () => {
    expect(exported({ doses: [] }, { evaluations: [counting] }).evaluations).toEqual([]);
  });
});

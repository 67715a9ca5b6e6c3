import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { exported } from '#testing/vaccines/fhir-vaccines.ts';
import type { NotGiven } from './not-given.ts';

const declined: NotGiven = {
  vaccine: 'mmr',
  vaccineGroup: 'MMR',
  name: 'Measles, mumps, rubella',
  cvx: '03',
  decision: 'declined',
  until: null,
  reason: null,
  decidedOn: day('2026-11-20'),
};

const reasonOf = (notGiven: Partial<NotGiven>) =>
  exported({ notGiven: [{ ...declined, ...notGiven }] }).immunizations.at(-1)?.statusReason;

describe('[decision 66] a vaccine that was not given', () => {
  test('because the parents declined it has HL7’s code for an objection, and their words', () => {
    expect(reasonOf({ reason: 'We talked with Dr. Lee.' })).toEqual({
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/v3-ActReason',
          code: 'PATOBJ',
          display: 'patient objection',
        },
      ],
      text: 'Declined by the parents: We talked with Dr. Lee.',
    });
  });

  test.each([
    { until: null, reason: null, text: 'Put off by the parents' },
    { until: day('2027-01-05'), reason: 'A cold.', text: 'Put off by the parents until January 5, 2027: A cold.' },
  ])('because it was put off has its reason in words only: $text', ({ text, ...putOff }) => {
    expect(reasonOf({ decision: 'deferred', ...putOff })).toEqual({ text });
  });
});

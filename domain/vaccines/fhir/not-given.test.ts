import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { exported } from '#testing/vaccines/fhir-vaccines.ts';
import { routineSchedule } from '../editions/editions-data.ts';
import { plannedGroups } from '../planned/planned-group.ts';
import { notGivenOn, type DecidedVaccine, type NotGiven } from './not-given.ts';

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
  ])('because it was put off has its reason in words only: $text', ({ text, ...deferral }) => {
    expect(reasonOf({ decision: 'deferred', ...deferral })).toEqual({ text });
  });
});

test('what parents tell of a vaccine that was not given is no record of a clinic', () => {
  expect(exported({ notGiven: [declined] }).immunizations.at(-1)).toMatchObject({
    status: 'not-done',
    occurrenceDateTime: '2026-11-20',
    primarySource: false,
  });
});

describe('what a family decided', () => {
  const today = day('2026-11-21');
  const groups = plannedGroups(routineSchedule());
  const decided = (decision: Partial<DecidedVaccine>, bornOn = day('2026-05-01')) => {
    const rv = { vaccine: 'rv', decision: 'declined', until: null, reason: 'Why.', decidedOn: today } as const;
    return notGivenOn([{ ...rv, ...decision }], groups, bornOn, today);
  };

  test('names the vaccine by its code for no product, and its reason', () => {
    expect(decided({})).toEqual([
      {
        vaccine: 'rv',
        vaccineGroup: 'Rotavirus',
        name: groups.find(({ id }) => id === 'rv')?.vaccines[0].name,
        cvx: '122',
        decision: 'declined',
        until: null,
        reason: 'Why.',
        decidedOn: today,
      },
    ]);
  });

  test.each([
    { what: 'declined', given: { decision: 'declined' }, is: true },
    { what: 'put off until tomorrow', given: { decision: 'deferred', until: day('2026-11-22') }, is: true },
    { what: 'put off until today', given: { decision: 'deferred', until: today }, is: false },
    { what: 'put off without an end', given: { decision: 'deferred' }, is: true },
    { what: 'asked for', given: { decision: 'wanted' }, is: false },
    { what: 'of a vaccine that is no longer planned', given: { vaccine: 'smallpox' }, is: false },
  ] as const)('is told as not given while it holds: $what, $is', ({ given, is }) => {
    expect(decided(given).length === 1).toBe(is);
  });

  test.each([
    { vaccine: 'pcv', cvx: '152' },
    { vaccine: 'ipv', cvx: '10' },
  ])('is told of $vaccine by the code that leaves its product open, else by its usual one', ({ vaccine, cvx }) => {
    expect(decided({ vaccine })[0]?.cvx).toBe(cvx);
  });

  test('of DTaP is about Tdap from 7 years', () => {
    const codes = [day('2020-01-01'), day('2019-01-01')].map((bornOn) => decided({ vaccine: 'dtap' }, bornOn)[0]?.cvx);

    expect(new Set(codes).size).toBe(2);
  });
});

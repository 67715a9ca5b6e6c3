import { describe, expect, test } from 'vitest';
import { OF_SERIES, traced } from '#testing/vaccines/vaccine-trace.ts';
import { anEdition, aSeries } from '#testing/vaccines/vaccines.ts';
import type { AntigenData, DoseData } from '../supporting-data.ts';

const asOf = '2025-06-01';

const ended = (outcome: string, reason: string | null, more: object = {}) => ({
  ...OF_SERIES,
  step: '7.4',
  rule: 'TABLE 7-10',
  outcome,
  saw: { reason },
  ...more,
});

const traceOf = (dose: Partial<DoseData>, doses: readonly string[] = []) =>
  traced(anEdition({ series: [aSeries({ doses: [dose] })] }), { doses, asOf }, '7.2', '7.3', '7.4');

describe('the trace of how a series ends (7.4, table 7-10)', () => {
  test('a dose is due: its number and its earliest day', () => {
    expect(traceOf({ age: [{ min: '9m' }] })).toStrictEqual([
      ended('not-complete', null, { target: 1, date: '2025-10-01' }),
    ]);
  });

  test('a dose is due that may be given up to an age: the age and its day too', () => {
    expect(traceOf({ age: [{ min: '9m', max: '2y' }] })).toStrictEqual([
      ended('not-complete', null, { target: 1, date: '2025-10-01', attr: '2y', limit: '2027-01-01' }),
    ]);
  });

  test('a second dose is due', () => {
    const edition = anEdition({ series: [aSeries({ doses: 2 })] });

    expect(traced(edition, { doses: ['2025-03-01 901'], asOf }, '7.4')).toStrictEqual([
      ended('not-complete', null, { target: 2, date: '2025-03-01' }),
    ]);
  });

  test('a dose is due in a season: its first and last day', () => {
    expect(traceOf({ season: { start: '2025-09-01', end: '2026-06-30' } })).toStrictEqual([
      ended('not-complete', null, {
        target: 1,
        date: '2025-09-01',
        saw: { reason: null, seasonStart: '2025-09-01', seasonEnd: '2026-06-30' },
      }),
    ]);
  });

  test.each([
    { season: { start: '2025-09-01' }, date: '2025-09-01', seen: { seasonStart: '2025-09-01' } },
    { season: { end: '2026-06-30' }, date: '2025-01-01', seen: { seasonEnd: '2026-06-30' } },
  ])('of a season that is open on one side only the other one: $season', ({ season, date, seen }) => {
    expect(traceOf({ season })).toStrictEqual([
      ended('not-complete', null, { target: 1, date, saw: { reason: null, ...seen } }),
    ]);
  });

  test('every dose was given: no target and no day', () => {
    expect(traceOf({}, ['2025-03-01 901'])).toStrictEqual([ended('complete', 'series-complete')]);
  });

  test('no dose was needed', () => {
    const skip = [{ when: 'forecast', sets: [{ if: [{ type: 'age', from: '3m' }] }] }] as const;

    expect(traceOf({ skip })).toStrictEqual([ended('not-recommended', 'past-immunization-history')]);
  });

  test('the season is over: the dose and the season, and no day', () => {
    expect(traceOf({ season: { start: '2024-09-01', end: '2025-05-31' } })).toStrictEqual([
      ended('not-recommended', 'past-season-end', {
        target: 1,
        saw: { reason: 'past-season-end', seasonStart: '2024-09-01', seasonEnd: '2025-05-31' },
      }),
    ]);
  });

  test('the child is too old: the maximum age and its day', () => {
    expect(traceOf({ age: [{ max: '5m' }] })).toStrictEqual([
      ended('aged-out', 'past-maximum-age', { target: 1, attr: '5m', limit: '2025-06-01' }),
    ]);
  });

  test('the child will be too old by the earliest day: the maximum age and its day', () => {
    expect(traceOf({ age: [{ min: '9m', max: '8m' }] })).toStrictEqual([
      ended('aged-out', 'cannot-finish-before-maximum-age', { target: 1, attr: '8m', limit: '2025-09-01' }),
    ]);
  });

  test('each series once, by its own name and antigen', () => {
    const edition = anEdition({ series: [aSeries(), aSeries({ name: 'mossles', antigen: 'Mossles' })] });
    const due = ended('not-complete', null, { target: 1, date: '2025-01-01' });

    expect(traced(edition, { asOf }, '7')).toStrictEqual([due, { ...due, antigen: 'Mossles', series: 'mossles' }]);
  });
});

describe('the trace of immunity (7.2, table 7-3)', () => {
  const immune = (saw: object) => ({ ...OF_SERIES, step: '7.2', rule: 'TABLE 7-3', outcome: 'immune', saw });
  const immunity = {
    history: [
      { obs: '023', title: 'was tested' },
      { obs: '024', title: 'had it' },
    ],
    born: ['2025-01-02', '2025-02-01'].map((before) => ({ before, country: 'U.S.' })),
  };
  const edition = anEdition({
    series: [aSeries({ doses: [{ age: [{ min: '2m', max: '2y' }] }] })],
    antigens: { Fernpox: { immunity } },
  });
  const END = ended('immune', 'evidence-of-immunity', { target: 1, attr: '2y', limit: '2027-01-01' });

  test('by an observation: its code', () => {
    expect(traced(edition, { observations: ['024'], asOf }, '7')).toStrictEqual([immune({ observation: '024' }), END]);
  });

  test('by birth: before which day, the first one of several', () => {
    expect(traced(edition, { country: 'U.S.', asOf }, '7')).toStrictEqual([immune({ bornBefore: '2025-01-02' }), END]);
  });

  test('by both: the observation', () => {
    expect(traced(edition, { country: 'U.S.', observations: ['024', '023'], asOf }, '7.2')).toStrictEqual([
      immune({ observation: '023' }),
    ]);
  });

  test('nothing of immunity that is not known, or of a series that was completed', () => {
    expect(traced(edition, { asOf }, '7.2', '7.3')).toStrictEqual([]);
    expect(traced(edition, { doses: ['2025-03-01 901'], observations: ['024'], asOf }, '7')).toStrictEqual([
      ended('complete', 'series-complete'),
    ]);
  });
});

describe('the trace of contraindications (7.3, tables 7-5 and 7-7)', () => {
  const against = (contraindications: NonNullable<AntigenData['contraindications']>) =>
    anEdition({
      series: [aSeries({ doses: [{ preferable: [{ cvx: '901' }, { cvx: '902' }] }] })],
      antigens: { Fernpox: { contraindications } },
      cvx: { '903': ['Fernpox'] },
    });
  const contraindicated = (rule: string, observation: string) => ({
    ...OF_SERIES,
    step: '7.3',
    rule,
    outcome: 'contraindicated',
    saw: { observation },
  });
  const END = ended('contraindicated', 'contraindication', { target: 1 });
  const antigen = ['278', '279', '280'].map((obs) => ({ obs, title: 'not for this child' }));
  const vaccine = [
    { obs: '080', title: 'allergy', cvx: ['901'] },
    { obs: '081', title: 'another allergy', cvx: ['902'] },
  ];

  test('of the antigen: each one that holds, in the order of the data', () => {
    expect(traced(against({ antigen }), { observations: ['280', '278'], asOf }, '7')).toStrictEqual([
      contraindicated('TABLE 7-5', '278'),
      contraindicated('TABLE 7-5', '280'),
      END,
    ]);
  });

  test('of every product: none that is about other products', () => {
    const edition = against({ vaccine: [...vaccine, { obs: '082', title: 'a third', cvx: ['903'] }] });

    expect(traced(edition, { observations: ['080', '081', '082'], asOf }, '7')).toStrictEqual([
      contraindicated('TABLE 7-7', '080'),
      contraindicated('TABLE 7-7', '081'),
      END,
    ]);
  });

  test('of every product: none that is about its products at another age', () => {
    const products = [
      { cvx: '901', from: '2y', to: '4y' },
      { cvx: '902', from: '2y', to: '4y' },
    ];
    const edition = against({ vaccine: [...vaccine, { obs: '082', title: 'asthma', cvx: products }] });

    expect(traced(edition, { observations: ['080', '081', '082'], asOf }, '7.3')).toStrictEqual([
      contraindicated('TABLE 7-7', '080'),
      contraindicated('TABLE 7-7', '081'),
    ]);
  });

  test('of every product: each one that holds', () => {
    expect(traced(against({ vaccine }), { observations: ['080', '081'], asOf }, '7')).toStrictEqual([
      contraindicated('TABLE 7-7', '080'),
      contraindicated('TABLE 7-7', '081'),
      END,
    ]);
  });

  test('of the antigen and of products: those of the antigen alone', () => {
    const observations = ['080', '081', '279'];

    expect(traced(against({ antigen, vaccine }), { observations, asOf }, '7')).toStrictEqual([
      contraindicated('TABLE 7-5', '279'),
      END,
    ]);
  });

  test('nothing where a product is left', () => {
    expect(traced(against({ vaccine }), { observations: ['080'], asOf }, '7.2', '7.3')).toStrictEqual([]);
  });
});

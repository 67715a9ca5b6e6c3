import { describe, expect, test } from 'vitest';
import { anEdition, aSeries, assess, next, verdicts } from '#testing/vaccines/vaccines.ts';
import type { DoseData, SkipData } from '../supporting-data.ts';

const dates = (assessment: ReturnType<typeof assess>) => {
  const { status, reasons, dose, earliest, recommended, pastDue, latest } = next(assessment);
  return { status, reasons, dose, dates: [earliest, recommended, pastDue, latest] };
};
const NO_DATES = [null, null, null, null];

const noDates = (status: string, reason: string) => ({ status, reasons: [reason], dose: null, dates: NO_DATES });

const oneDose = (dose: Partial<DoseData>) => anEdition({ series: [aSeries({ doses: [dose] })] });
const skipAt = (from: string, to?: string): SkipData => {
  return { when: 'forecast', sets: [{ if: [{ type: 'age', from, ...(to && { to }) }] }] };
};

describe('the status of a series (chapter 7)', () => {
  test('complete once every dose was given (table 7-10)', () => {
    const assessment = assess(oneDose({}), { doses: ['2025-03-01 901'], asOf: '2025-04-01' });

    expect(dates(assessment)).toEqual(noDates('complete', 'series-complete'));
  });

  test('complete where one dose was given and the others are not needed (table 7-10)', () => {
    const edition = anEdition({ series: [aSeries({ doses: [{}, { skip: [skipAt('0d')] }] })] });

    expect(next(assess(edition, { doses: ['2025-03-01 901'], asOf: '2025-04-01' })).status).toBe('complete');
  });

  test('not recommended where no dose was given and none is needed (table 7-10)', () => {
    const assessment = assess(oneDose({ skip: [skipAt('0d')] }), { asOf: '2025-04-01' });

    expect(dates(assessment)).toEqual(noDates('not-recommended', 'past-immunization-history'));
  });

  test.each([
    { asOf: '2025-09-30', status: 'not-complete' },
    { asOf: '2025-10-01', status: 'not-recommended' },
  ])('the season ends with its last day: on $asOf $status (7.4)', ({ asOf, status }) => {
    const assessment = assess(oneDose({ season: { end: '2025-09-30' } }), { asOf });

    expect(next(assessment).status).toBe(status);
  });

  test('a season that is over, or an age that is too high by then, leaves no dates and says why (7.4)', () => {
    const over = assess(oneDose({ season: { end: '2025-09-30' } }), { asOf: '2025-10-01' });
    const tooLate = assess(oneDose({ age: [{ min: '6m', max: '6m' }] }), { asOf: '2025-03-01' });

    expect(dates(over)).toEqual(noDates('not-recommended', 'past-season-end'));
    expect(dates(tooLate)).toEqual(noDates('aged-out', 'cannot-finish-before-maximum-age'));
  });

  test.each([
    { asOf: '2025-06-30', expected: { status: 'not-complete', latest: '2025-06-30' } },
    { asOf: '2025-07-01', expected: { status: 'aged-out', latest: null, reasons: ['past-maximum-age'] } },
  ])('too old from the maximum age on: on $asOf (7.4)', ({ asOf, expected }) => {
    expect(next(assess(oneDose({ age: [{ max: '6m' }] }), { asOf }))).toMatchObject(expected);
  });

  test.each([
    { since: '20w', status: 'not-complete' },
    { since: '21w', status: 'aged-out' },
  ])(
    'too old where the next dose would come at the maximum age or later: $since after February 4',
    ({ since, status }) => {
      const doses = [{}, { interval: [{ from: 'previous', min: since }], age: [{ max: '6m' }] }] as const;
      const edition = anEdition({ series: [aSeries({ doses })] });

      const assessment = assess(edition, { doses: ['2025-02-04 901'], asOf: '2025-03-01' });

      expect(next(assessment).status).toBe(status);
    },
  );

  test('the day itself: a next dose on the day of the maximum age is too late', () => {
    const edition = oneDose({ age: [{ min: '6m', max: '6m' }] });
    const dayEarlier = oneDose({ age: [{ min: '6m-1d', max: '6m' }] });

    expect(next(assess(edition, { asOf: '2025-03-01' })).status).toBe('aged-out');
    expect(next(assess(dayEarlier, { asOf: '2025-03-01' })).status).toBe('not-complete');
  });

  test.each([
    { asOf: '2025-03-31', max: '2025-04-30' },
    { asOf: '2025-04-01', max: '2025-05-31' },
  ])('the maximum age in force on the day of the assessment counts: $asOf', ({ asOf, max }) => {
    const age = [
      { max: '4m', ceases: '2025-03-31' },
      { max: '5m', effective: '2025-04-01' },
    ];

    expect(next(assess(oneDose({ age }), { asOf })).latest).toBe(max);
  });
});

describe('the earliest date is the latest of all that has to be waited for (FORECASTDTCAN-1)', () => {
  const second = (dose: Partial<DoseData>, doses: readonly string[], asOf = '2025-03-02') => {
    const edition = anEdition({ series: [aSeries({ doses: [{}, dose] })], cvx: { '903': [] } });
    return next(assess(edition, { doses, asOf })).earliest;
  };
  const after = { from: 'previous', min: '4w' } as const;

  test('nothing to wait for: the day of birth', () => {
    expect(next(assess(oneDose({}), { asOf: '2025-03-02' })).earliest).toBe('2025-01-01');
  });

  test.each([
    { what: 'the minimum age', dose: { age: [{ min: '6m' }], interval: [after] }, earliest: '2025-07-01' },
    { what: 'an interval', dose: { age: [{ min: '2m' }], interval: [after] }, earliest: '2025-03-29' },
    {
      what: 'the longer of two intervals',
      dose: { interval: [after, { from: 'dose', dose: 1, min: '8w' }] },
      earliest: '2025-04-26',
    },
    {
      what: 'the longer of two intervals, listed first',
      dose: { interval: [{ from: 'dose', dose: 1, min: '8w' }, after] },
      earliest: '2025-04-26',
    },
    {
      what: 'the start of the season',
      dose: { interval: [after], season: { start: '2025-10-01' } },
      earliest: '2025-10-01',
    },
    {
      what: 'not a season that began before',
      dose: { interval: [after], season: { start: '2025-02-15' } },
      earliest: '2025-03-29',
    },
    { what: 'the last dose, where nothing else is later', dose: { age: [{ min: '1w' }] }, earliest: '2025-03-01' },
    {
      what: 'not the absolute minimum',
      dose: { age: [{ absMin: '6m' }], interval: [{ from: 'previous', absMin: '8w' }] },
      earliest: '2025-03-01',
    },
  ] as const)('$what', ({ dose, earliest }) => {
    expect(second(dose, ['2025-03-01 901'])).toBe(earliest);
  });

  test('intervals in force on the day of the assessment', () => {
    const interval = [
      { from: 'previous', min: '4w', ceases: '2025-03-31' },
      { from: 'previous', min: '8w', effective: '2025-04-01' },
    ] as const;

    expect(second({ interval }, ['2025-03-01 901'], '2025-03-31')).toBe('2025-03-29');
    expect(second({ interval }, ['2025-03-01 901'], '2025-04-01')).toBe('2025-04-26');
  });

  test.each([
    { what: 'does not count', dose: '2025-04-10 902' },
    { what: 'was the wrong product', dose: '2025-04-10 904' },
    { what: 'was spoilt', dose: { givenOn: '2025-04-10', cvx: '901', isSubStandard: true } },
  ])('the day of the last dose, although it $what', ({ dose }) => {
    const first = { inadvertent: ['904'] };
    const edition = anEdition({
      series: [aSeries({ doses: [first] })],
      cvx: { '902': ['Fernpox'], '904': ['Fernpox'] },
    });

    expect(next(assess(edition, { doses: [dose], asOf: '2025-05-01' })).earliest).toBe('2025-04-10');
  });

  test('not the day of a dose of another antigen', () => {
    expect(second({}, ['2025-03-01 901', '2025-03-02 903'])).toBe('2025-03-01');
  });

  test('it may lie in the past, and is left there', () => {
    expect(next(assess(oneDose({ age: [{ min: '2m' }] }), { asOf: '2027-01-01' })).earliest).toBe('2025-03-01');
  });
});

describe('a dose that could be skipped by the time it is due is skipped (7.6)', () => {
  test('one that would only be due at an age at which it is not needed', () => {
    const doses = [
      {},
      { interval: [{ from: 'previous', min: '8w' }], skip: [skipAt('4m')] },
      { age: [{ min: '1y' }] },
    ] as const;
    const edition = anEdition({ series: [aSeries({ doses })] });
    const earliest = (given: string) => next(assess(edition, { doses: [given], asOf: '2025-03-10' })).earliest;

    expect(earliest('2025-03-05 901')).toBe('2025-04-30');
    expect(earliest('2025-03-06 901')).toBe('2026-01-01');
  });

  test('also where its date has passed, and it is needed again today', () => {
    const doses = [{ age: [{ min: '3m' }], skip: [skipAt('2m', '4m')] }, { age: [{ min: '5m' }] }];
    const edition = anEdition({ series: [aSeries({ doses })] });

    expect(next(assess(edition, { asOf: '2025-07-01' })).earliest).toBe('2025-06-01');
  });

  test('skipping goes on with the next dose, until none is left', () => {
    const skip = [skipAt('2m')];
    const doses = [{ skip }, { skip }, { age: [{ min: '3m' }], skip: [skipAt('3m')] }, { age: [{ min: '4m' }] }];
    const edition = anEdition({ series: [aSeries({ doses })] });

    expect(next(assess(edition, { asOf: '2025-03-15' }))).toMatchObject({ dose: 1, earliest: '2025-05-01' });
    expect(verdicts(assess(edition, { asOf: '2025-03-15' }))).toEqual([]);
  });

  test('a dose that is not possible any more is not looked ahead for', () => {
    const dose = { age: [{ min: '6m', max: '6m' }], skip: [skipAt('6m')] };
    const edition = anEdition({ series: [aSeries({ doses: [dose, {}] })] });

    expect(next(assess(edition, { asOf: '2025-03-15' })).status).toBe('aged-out');
  });
});

describe('what comes first where several apply', () => {
  const both = {
    Fernpox: {
      immunity: { history: [{ obs: '024', title: 'had it' }] },
      contraindications: { antigen: [{ obs: '278', title: 'not for this child' }] },
    },
  };
  const aged = { age: [{ max: '6m' }], season: { end: '2025-05-31' } };
  const edition = (dose: Partial<DoseData>) => anEdition({ series: [aSeries({ doses: [dose] })], antigens: both });

  test.each([
    { what: 'complete before all others', given: ['2025-03-01 901'], observations: ['024', '278'], status: 'complete' },
    { what: 'immune before contraindicated', given: [], observations: ['278', '024'], status: 'immune' },
    {
      what: 'contraindicated before the season and the age',
      given: [],
      observations: ['278'],
      status: 'contraindicated',
    },
    { what: 'the season before the age', given: [], observations: [], status: 'not-recommended' },
  ])('$what', ({ given, observations, status }) => {
    expect(next(assess(edition(aged), { doses: given, observations, asOf: '2025-08-01' })).status).toBe(status);
  });

  test('a dose that is not needed is skipped before immunity is looked at', () => {
    const assessment = assess(edition({ skip: [skipAt('0d')] }), { observations: ['024'], asOf: '2025-08-01' });

    expect(next(assessment).status).toBe('not-recommended');
  });
});

import { describe, expect, test } from 'vitest';
import { day, laterDay } from '#domain/time/day.ts';
import { anEdition, aSeries, assess, next, verdicts, type MadeGiven } from '#testing/vaccines/vaccines.ts';
import type { IntervalData } from '../supporting-data.ts';

const fourWeeksSince = (from: 'previous' | 'observation', more: Partial<IntervalData> = {}): IntervalData => {
  return { from, absMin: '4w', min: '4w', ...more };
};

describe('the previous dose (CALCDTINT-1)', () => {
  const second = { age: [{ absMin: '2m' }], inadvertent: ['902'], interval: [fourWeeksSince('previous')] };
  const edition = anEdition({ series: [aSeries({ doses: [{}, second] })] });

  test.each([
    { what: 'one that counts', doses: ['2025-02-15 901'], earliest: '2025-03-15' },
    { what: 'one that does not count', doses: ['2025-01-15 901', '2025-02-20 901'], earliest: '2025-03-20' },
    { what: 'not a wrong product', doses: ['2025-01-15 901', '2025-02-20 902'], earliest: '2025-02-20' },
  ])('is $what', ({ doses, earliest }) => {
    const assessment = assess(edition, { doses, asOf: '2025-02-25' });
    expect(next(assessment).earliest).toBe(earliest);

    const dayBefore = assess(edition, { doses: [...doses, '2025-03-14 901'], asOf: '2025-04-01' });
    expect(verdicts(dayBefore).at(-1)).toBe(earliest > '2025-03-14' ? 'not-valid interval-too-short' : 'valid');
    const firstDay = laterDay(day(earliest), day('2025-03-01'));
    const onTheDay = assess(edition, { doses: [...doses, `${firstDay} 901`], asOf: '2025-04-01' });
    expect(verdicts(onTheDay).at(-1)).toBe('valid');
  });

  test('is not a spoilt one, neither in judging nor in the forecast', () => {
    const spoilt = { givenOn: '2025-02-20', cvx: '901', isSubStandard: true };
    const doses: MadeGiven[] = ['2025-01-15 901', spoilt];

    expect(next(assess(edition, { doses, asOf: '2025-02-25' })).earliest).toBe('2025-02-20');
    expect(verdicts(assess(edition, { doses: [...doses, '2025-03-01 901'], asOf: '2025-04-01' }))).toEqual([
      'valid',
      'sub-standard',
      'valid',
    ]);
  });

  test('is not one that came too late, neither in judging nor in the forecast', () => {
    const skip = [{ when: 'both', sets: [{ if: [{ type: 'age', from: '5m' }] }] }] as const;
    const doses = [
      {},
      { age: [{ max: '4m' }], skip },
      { interval: [fourWeeksSince('previous', { absMin: '8w', min: '8w' })] },
    ];
    const late = anEdition({ series: [aSeries({ doses })] });
    const given = ['2025-02-01 901', '2025-05-20 901'];

    const assessment = assess(late, { doses: given, asOf: '2025-06-05' });
    expect(verdicts(assessment)).toEqual(['valid', 'extraneous age-too-old']);
    expect(next(assessment)).toMatchObject({ dose: 2, earliest: '2025-05-20' });

    expect(verdicts(assess(late, { doses: [...given, '2025-06-05 901'], asOf: '2025-06-06' }))[2]).toBe('valid');
  });
});

describe('a dose of the series by its number (CALCDTINT-2)', () => {
  const sinceFirst: IntervalData = { from: 'dose', dose: 1, absMin: '20w', min: '20w' };

  test('is the dose that counted as that one, not the first that was given', () => {
    const doses = [{ age: [{ absMin: '1m' }] }, {}, { interval: [sinceFirst] }];
    const edition = anEdition({ series: [aSeries({ doses })] });

    const assessment = assess(edition, {
      doses: ['2025-01-15 901', '2025-02-05 901', '2025-03-01 901'],
      asOf: '2025-04-01',
    });

    expect(verdicts(assessment)).toEqual(['not-valid age-too-young', 'valid', 'valid']);
    expect(next(assessment).earliest).toBe('2025-06-25');
  });

  test('is the last dose where that one came back', () => {
    const edition = anEdition({
      series: [
        aSeries({
          doses: [{ recurring: true, skip: [skipFrom('3m')] }, { interval: [sinceFirst] }],
        }),
      ],
    });

    const assessment = assess(edition, { doses: ['2025-02-01 901', '2025-03-01 901'], asOf: '2025-04-05' });

    expect(next(assessment)).toMatchObject({ dose: 3, earliest: '2025-07-19' });
  });

  test('is none where that one was skipped', () => {
    const edition = anEdition({
      series: [aSeries({ doses: [{ skip: [skipFrom('0d')] }, {}, { interval: [sinceFirst] }] })],
    });

    const assessment = assess(edition, { doses: ['2025-02-01 901', '2025-02-02 901'], asOf: '2025-04-05' });

    expect(verdicts(assessment)).toEqual(['valid', 'valid']);
  });

  function skipFrom(from: string) {
    return { when: 'both', sets: [{ if: [{ type: 'age', from }] }] } as const;
  }
});

describe('the most recent dose of certain products (CALCDTINT-8)', () => {
  const interval: IntervalData[] = [{ from: 'most-recent', cvx: ['909', '913'], absMin: '8w', min: '8w' }];
  const edition = anEdition({
    series: [aSeries({ doses: [{}, { interval, inadvertent: ['913'] }] })],
    cvx: { '909': ['Mossles'], '913': ['Fernpox'], '914': ['Mossles'] },
  });

  test('may hold another antigen', () => {
    const doses = ['2025-02-01 901', '2025-03-01 909'];

    expect(next(assess(edition, { doses, asOf: '2025-03-05' })).earliest).toBe('2025-04-26');
    expect(verdicts(assess(edition, { doses: [...doses, '2025-04-25 901'], asOf: '2025-06-01' }))[2]).toBe(
      'not-valid interval-too-short',
    );
    expect(verdicts(assess(edition, { doses: [...doses, '2025-04-26 901'], asOf: '2025-06-01' }))[2]).toBe('valid');
  });

  test('may be the first dose of all', () => {
    const doses = ['2025-02-01 909', '2025-02-15 901'];

    expect(next(assess(edition, { doses, asOf: '2025-03-05' })).earliest).toBe('2025-03-29');
    expect(verdicts(assess(edition, { doses: [...doses, '2025-03-28 901'], asOf: '2025-06-01' }))[2]).toBe(
      'not-valid interval-too-short',
    );
  });

  test('is the last of them, and must be one of these products', () => {
    const doses = ['2025-02-01 901', '2025-02-15 909', '2025-03-01 909', '2025-03-15 914'];

    expect(next(assess(edition, { doses, asOf: '2025-03-20' })).earliest).toBe('2025-04-26');
  });

  test('is not a wrong product of this series', () => {
    const doses = ['2025-02-01 901', '2025-02-15 909', '2025-03-01 913'];

    const assessment = assess(edition, { doses, asOf: '2025-03-20' });

    expect(verdicts(assessment)).toEqual(['valid', 'not looked at', 'not-valid inadvertent-vaccine']);
    expect(next(assessment).earliest).toBe('2025-04-12');
  });

  test('is an earlier one, not one given later or the dose itself', () => {
    const same = anEdition({
      series: [aSeries({ doses: [{}, { interval: [{ from: 'most-recent', cvx: ['901', '909'], absMin: '8w' }] }] })],
      cvx: { '909': ['Mossles'] },
    });

    const assessment = assess(same, {
      doses: ['2025-02-01 901', '2025-04-01 901', '2025-05-01 909'],
      asOf: '2025-06-01',
    });

    expect(verdicts(assessment)).toEqual(['valid', 'valid']);
  });
});

describe('a fact about the child (CALCDTINT-9)', () => {
  const edition = anEdition({
    series: [aSeries({ doses: [{ interval: [fourWeeksSince('observation', { obs: '007' })] }] })],
  });

  test('counts from its latest day', () => {
    const observations = ['007 2025-03-01', '007 2025-02-01', '007'];

    const assessment = assess(edition, { observations, doses: ['2025-03-20 901'], asOf: '2025-03-25' });

    expect(verdicts(assessment)).toEqual(['not-valid interval-too-short']);
    expect(next(assessment).earliest).toBe('2025-03-29');
  });

  test('without a day nothing counts from it', () => {
    expect(verdicts(assess(edition, { observations: ['007'], doses: ['2025-01-02 901'], asOf: '2025-03-25' }))).toEqual(
      ['valid'],
    );
  });
});

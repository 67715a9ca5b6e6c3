import { describe, expect, test } from 'vitest';
import type { DoseEvaluation } from '#domain/vaccines/assessment.ts';
import { doseDifference } from './vaccine-doses.ts';

const judged = (of: Partial<DoseEvaluation>): DoseEvaluation => ({
  dose: 0,
  antigen: 'Measles',
  series: 'Measles 2-dose series',
  seriesType: 'standard',
  seriesGroup: '1',
  vaccineGroup: 'MMR',
  target: 1,
  status: 'valid',
  reason: null,
  reasons: [],
  isInGrace: false,
  isVolumeLow: false,
  isBestSeries: true,
  seriesStatus: 'not-complete',
  ...of,
});

const tooSoon = judged({
  antigen: 'Mumps',
  status: 'not-valid',
  reasons: ['interval-too-short', 'live-vaccine-conflict'],
});
const tooOld = judged({ antigen: 'Rubella', status: 'extraneous', reasons: ['age-too-old'] });
const spoilt = judged({ antigen: 'Rubella', status: 'sub-standard' });

describe('a dose of several antigens counts as the best of them:', () => {
  test.each([
    { parts: [tooSoon, tooOld, judged({}), spoilt], status: 'valid' },
    { parts: [tooSoon, spoilt, tooOld], status: 'extraneous' },
    { parts: [tooSoon, spoilt], status: 'sub-standard' },
    { parts: [tooSoon], status: 'not-valid' },
  ] as const)('$status', ({ parts, status }) => {
    expect(doseDifference(parts, { status })).toBeNull();
    for (const other of ['valid', 'extraneous', 'sub-standard', 'not-valid'] as const)
      expect(doseDifference(parts, { status: other }) === null).toBe(other === status);
  });

  test('any of its reasons is a match, but no antigen that counts for less', () => {
    const parts = [tooSoon, judged({ status: 'not-valid', reasons: ['age-too-young'] })];
    for (const reason of ['interval-too-short', 'live-vaccine-conflict', 'age-too-young'] as const)
      expect(doseDifference(parts, { status: 'not-valid', reason })).toBeNull();
    expect(doseDifference([tooSoon, tooOld], { status: 'extraneous', reason: 'interval-too-short' })).toBe(
      'expected extraneous interval-too-short, got extraneous age-too-old',
    );
  });
});

test('a dose that counts has no reason', () => {
  const odd = judged({ reasons: ['age-too-young'] });
  expect(doseDifference([odd], { status: 'valid' })).toBe('expected valid, got valid age-too-young');
});

test('a dose that nothing judged is not what any row expects', () => {
  expect(doseDifference([], { status: 'not-valid' })).toBe('expected not-valid, got no judgment');
});

describe('a dose is judged', () => {
  const inRisk = judged({ seriesType: 'risk', status: 'extraneous', reasons: ['series-already-complete'] });

  test('by the standard series unless the row names another type', () => {
    expect(doseDifference([inRisk, judged({})], { status: 'valid' })).toBeNull();
    expect(doseDifference([inRisk, judged({})], { status: 'extraneous', seriesType: 'risk' })).toBeNull();
  });

  test('by any series if the child has none of the type', () => {
    expect(doseDifference([inRisk], { status: 'extraneous' })).toBeNull();
    expect(doseDifference([inRisk], { status: 'extraneous', seriesType: 'standard' })).toBeNull();
  });

  test('by a series whose time is over only where there is no other of the type', () => {
    const over = judged({ status: 'not-valid', reasons: ['age-too-old'], seriesStatus: 'aged-out' });
    expect(
      doseDifference([judged({ ...over, status: 'valid', reasons: [] }), tooSoon], { status: 'not-valid' }),
    ).toBeNull();
    expect(doseDifference([over, inRisk], { status: 'not-valid' })).toBeNull();
  });
});

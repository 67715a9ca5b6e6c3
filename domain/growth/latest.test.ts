import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { changeText } from './change-text.ts';
import { latestOf, spanText } from './latest.ts';

const measurement = (measuredOn: string, weightKg: number | null, heightCm: number | null = null) => ({
  id: measuredOn,
  measuredOn: day(measuredOn),
  weightKg,
  heightCm,
  position: null,
  headCm: null,
});
const october = measurement('2026-10-22', 6.43, 61.1);
const november = measurement('2026-11-19', 6.94, 63.2);
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

function weightChange(grams: number, units: 'metric' | 'us' = 'metric') {
  const latest = latestOf('weight', [measurement('2026-10-22', 6), measurement('2026-11-19', 6 + grams / 1000)]);
  return latest && plain(changeText('weight', latest, units));
}

describe('the latest value', () => {
  test('is the one of the last day, in any order of the measurements', () => {
    const latest = latestOf('weight', [november, october]);
    expect(latest?.latest.measurement.id).toBe('2026-11-19');
    expect(latest?.previous?.value).toBe(6.43);
  });

  test('skips days on which this was not measured', () => {
    expect(latestOf('height', [october, measurement('2026-11-20', 7)])?.latest.value).toBe(61.1);
    expect(latestOf('head', [october, november])).toBeNull();
  });

  test('of two on one day is the one entered last, and the previous one is of an earlier day', () => {
    const latest = latestOf('weight', [october, november, { ...november, id: 'again', weightKg: 6.95 }]);
    expect(latest?.latest.measurement.id).toBe('again');
    expect(latest?.previous?.measurement.id).toBe('2026-10-22');
  });
});

describe('the change since the previous one', () => {
  test.each([
    { grams: 510, text: 'up 510 g in 4 weeks' },
    { grams: -80, text: 'down 80 g in 4 weeks' },
    { grams: 1250, text: 'up 1.25 kg in 4 weeks' },
    { grams: 0, text: 'unchanged in 4 weeks' },
  ])('of $grams g reads "$text"', ({ grams, text }) => {
    expect(weightChange(grams)).toBe(text);
  });

  test('is given in the family’s units', () => {
    expect(weightChange(510, 'us')).toBe('up 1 lb 2 oz in 4 weeks');
    expect(weightChange(1, 'us')).toBe('unchanged in 4 weeks');
    const height = latestOf('height', [october, november]);
    expect(height && plain(changeText('height', height, 'metric'))).toBe('up 2.1 cm in 4 weeks');
    expect(height && plain(changeText('height', height, 'us'))).toBe('up 0.8 in in 4 weeks');
  });

  test('has no text for a first measurement', () => {
    const latest = latestOf('weight', [november]);
    expect(latest && changeText('weight', latest, 'metric')).toBeNull();
  });

  test.each([
    { days: 1, text: '1 day' },
    { days: 13, text: '13 days' },
    { days: 14, text: '2 weeks' },
    { days: 90, text: '13 weeks' },
    { days: 91, text: '3 months' },
    { days: 365, text: '12 months' },
  ])('$days days are $text', ({ days, text }) => {
    expect(spanText(days)).toBe(text);
  });
});

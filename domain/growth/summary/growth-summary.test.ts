import { expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { chartedOf } from '../line/charted.ts';
import { who2006ToTwoYears } from '../references/who-2006-client-data.ts';
import { NBSP } from '../units.ts';
import { growthSummary } from './growth-summary.ts';

const bornOn = day('2026-07-19');
const girl = {
  firstName: 'Maya',
  gender: 'female' as const,
  bornOn,
  gestationDays: null,
  birthWeightKg: 3.5 as number | null,
};

type Weight = { readonly age: number; readonly kg: number };

function summaryOf(weights: readonly Weight[], child: Partial<Omit<typeof girl, 'gender'>> & { gender?: null } = {}) {
  const about = { ...girl, ...child };
  const measurements = weights.map(({ age, kg }) => ({
    id: `day-${age}`,
    measuredOn: addDays(bornOn, age),
    weightKg: kg,
    heightCm: null,
    position: null,
    headCm: null,
    place: 'doctor' as const,
  }));
  const today = addDays(bornOn, weights.at(-1)?.age ?? 0);
  const charted = chartedOf(about, measurements);
  const summary = growthSummary({
    child: about,
    measurements: charted,
    plan: [who2006ToTwoYears],
    today,
    units: 'metric',
  });
  return (
    summary && { ...summary, gain: summary.gain && { ...summary.gain, text: summary.gain.text.replaceAll(NBSP, ' ') } }
  );
}

test('before the first measurement there is nothing to say', () => {
  expect(summaryOf([], { birthWeightKg: null })).toBeNull();
});

test('of a weight on its line is said what was gained, and its percentile', () => {
  const summary = summaryOf([
    { age: 92, kg: 5.9 },
    { age: 123, kg: 6.4 },
  ]);

  expect(summary).toMatchObject({
    statement: null,
    gain: { text: 'Up 500 g in 4 weeks, about what girls of her age gain.', advice: null, isCompared: true },
    percentile: '48th percentile',
    reasons: [],
  });
  expect(summary?.last).toContain('48th percentile');
});

test('beside what is not calm stand no percentile and no comparison', () => {
  const summary = summaryOf([
    { age: 92, kg: 6.9 },
    { age: 123, kg: 6.4 },
  ]);

  expect(summary).toMatchObject({
    statement: { tone: 'amber', title: 'A weight to show your doctor today.' },
    gain: { text: 'Down 500 g in 4 weeks.', isCompared: false },
    percentile: null,
  });
  expect(`${summary?.last} ${summary?.source}`).not.toContain('percentile');
});

test('of a height alone is said how it has changed', () => {
  const taken = [
    { age: 92, cm: 60.5 },
    { age: 123, cm: 62.5 },
  ].map(({ age, cm }) => ({
    id: `day-${age}`,
    measuredOn: addDays(bornOn, age),
    weightKg: null,
    heightCm: cm,
    position: null,
    headCm: null,
    place: 'home' as const,
  }));
  const facts = { child: { ...girl, birthWeightKg: null }, measurements: taken, plan: [who2006ToTwoYears] };
  const summary = growthSummary({ ...facts, today: addDays(bornOn, 123), units: 'metric' });

  expect(summary?.gain?.text.replaceAll(NBSP, ' ')).toBe('Up 2.0 cm in 4 weeks.');
});

test('a newborn’s weight that asks for a doctor is left to what comes before everything else', () => {
  const lost = summaryOf([{ age: 4, kg: 2.8 }]);
  const stillBelow = summaryOf([{ age: 10, kg: 3.16 }]);

  expect(lost).toMatchObject({ statement: null, gain: { text: 'Down 700 g in 4 days.' }, percentile: null });
  expect(stillBelow).toMatchObject({ statement: { title: 'Still below her birth weight.' }, percentile: null });
});

test('without a percentile is said why', () => {
  expect(summaryOf([{ age: 92, kg: 5.9 }], { gender: null })).toMatchObject({
    percentile: null,
    reasons: [expect.stringContaining('gender')],
  });
});

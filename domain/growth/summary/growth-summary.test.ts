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

type Place = 'home' | 'doctor';

type Weight = { readonly age: number; readonly kg: number; readonly place?: Place };

type Child = Partial<Omit<typeof girl, 'gender' | 'gestationDays'>> & {
  gender?: null;
  gestationDays?: number;
  on?: number;
};

function summaryOf(weights: readonly Weight[], child: Child = {}, everywhere: Place = 'doctor') {
  const { on = weights.at(-1)?.age ?? 0, ...profile } = child;
  const about = { ...girl, ...profile };
  const measurements = weights.map(({ age, kg, place = everywhere }) => ({
    id: `day-${age}`,
    measuredOn: addDays(bornOn, age),
    weightKg: kg,
    heightCm: null,
    position: null,
    headCm: null,
    place,
  }));
  const today = addDays(bornOn, on);
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

test('beside the advice to weigh again stands no percentile', () => {
  const weights = [
    { age: 92, kg: 5.9 },
    { age: 123, kg: 6.05 },
  ];
  const summary = summaryOf(weights, {}, 'home');

  expect(summary).toMatchObject({ statement: null, percentile: null, gain: { isCompared: true } });
  expect(summary?.gain?.advice).toMatch(/^Weigh again today/);
  expect(`${summary?.last} ${summary?.source}`).not.toContain('percentile');
});

test('a low gain is said with its advice though the latest weight is less than the one before', () => {
  const weights = [
    { age: 92, kg: 5.9 },
    { age: 121, kg: 6.06 },
    { age: 123, kg: 6.05 },
  ];

  expect(summaryOf(weights, {}, 'home')?.gain).toMatchObject({
    text: 'Up 150 g in 4 weeks. Nearly all girls of her age gain more.',
    advice: expect.stringMatching(/^Weigh again today/),
  });
});

test.each([
  { what: 'less than before', kg: 6.39, text: 'Down 10 g in 2 days.' },
  { what: 'the same as before', kg: 6.4, text: 'Unchanged in 2 days.' },
])('of a weight that is $what is said what has changed, without a percentile', ({ kg, text }) => {
  const weights = [
    { age: 92, kg: 5.9 },
    { age: 121, kg: 6.4 },
    { age: 123, kg },
  ];

  expect(summaryOf(weights)).toMatchObject({ statement: null, gain: { text, isCompared: false }, percentile: null });
});

test('a child born early has the other age’s percentile beside no weight that asks for a doctor', () => {
  const child = { gestationDays: 240, birthWeightKg: 2.4 };
  const well = summaryOf(
    [
      { age: 92, kg: 5.2 },
      { age: 123, kg: 6 },
    ],
    child,
  );
  const lost = summaryOf(
    [
      { age: 92, kg: 6.2 },
      { age: 123, kg: 6 },
    ],
    child,
  );

  expect(well?.source).toMatch(/By age from birth the same value is at the .* percentile\.$/);
  expect(lost?.source).not.toMatch(/percentile/);
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

test('a newborn’s weight is said here once the panel on top says nothing of it', () => {
  const weights = [
    { age: 18, kg: 3.1 },
    { age: 20, kg: 3.6, place: 'home' as const },
  ];

  expect(summaryOf(weights, { on: 90 })?.statement).toBeNull();
  expect(summaryOf(weights, { on: 91 })?.statement).toMatchObject({
    tone: 'amber',
    title: 'A weight to show your doctor.',
  });
});

test('what was gained since birth does not hide what was gained since a weight in between', () => {
  const gainOf = (...weights: Weight[]) =>
    summaryOf([...weights, { age: 133, kg: 6.78 }], { birthWeightKg: 3.6 })?.gain;

  expect(gainOf({ age: 112, kg: 6.69 })).toMatchObject({
    text: 'Up 3.18 kg in 4 months, about what girls of her age gain.',
  });
  expect(gainOf({ age: 91, kg: 6.6 }, { age: 112, kg: 6.69 })).toMatchObject({ text: 'Up 90 g in 3 weeks.' });
});

test('without a percentile is said why', () => {
  expect(summaryOf([{ age: 92, kg: 5.9 }], { gender: null })).toMatchObject({
    percentile: null,
    reasons: [expect.stringContaining('gender')],
  });
});

import { expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { whoVelocity2009 } from '../references/velocity-client-data.ts';
import { incrementsOf } from '../score/increments.ts';
import { changeSentence } from '../change-text.ts';
import { gainText } from './gain-text.ts';

const bornOn = day('2026-07-20');
const girl = { bornOn, gender: 'female' as const, gestationDays: null, birthWeightKg: null };
const nothing = { heightCm: null, headCm: null, position: null };

/** From the age of 90 days. */
function gain(days: number, kg: number, child: Parameters<typeof gainText>[1] = girl): string | undefined {
  const measurements = [
    { ...nothing, measuredOn: addDays(bornOn, 90), weightKg: 5.8 },
    { ...nothing, measuredOn: addDays(bornOn, 90 + days), weightKg: 5.8 + kg },
  ];
  const [increment] = incrementsOf(whoVelocity2009, { measure: 'weight', child, measurements, most: 1 });
  return increment && gainText(increment, child, 'metric');
}

// Of girls from 3 to 4 months WHO has a median of 585 g, and 383 g and 796 g one standard deviation from it.
test.each([
  { kg: 0.585, says: 'about what girls of her age gain' },
  { kg: 0.384, says: 'about what girls of her age gain' },
  { kg: 0.382, says: 'less than most girls of her age gain' },
  { kg: 0.796, says: 'about what girls of her age gain' },
  { kg: 0.797, says: 'more than most girls of her age gain' },
])('of $kg kg in a month is said: $says', ({ kg, says }) => {
  expect(gain(30, kg)?.split(', ')[1]).toBe(`${says}.`);
});

test('a boy is compared with boys, and a child born early by the corrected age', () => {
  expect(gain(30, 0.6, { ...girl, gender: 'male' })).toMatch(/^Up 600\sg in 4 weeks, .* boys of his age gain\.$/);
  expect(gain(30, 0.6, { ...girl, gestationDays: 224 })).toMatch(/girls of her corrected age gain\.$/);
});

// Two standard deviations below the median are about 190 g.
test.each([
  { kg: 0.25, says: /^Up 250\sg in 4 weeks, less than most girls of her age gain\.$/ },
  { kg: 0.05, says: /^Up 50\sg in 4 weeks\. Nearly all girls of her age gain more\.$/ },
  { kg: 0, says: /^Unchanged in 4 weeks\. Nearly all girls of her age gain more\.$/ },
  { kg: -0.1, says: /^Down 100\sg in 4 weeks\. Nearly all girls of her age gain more\.$/ },
  { kg: -1.5, says: /^Down 1\.50\skg in 4 weeks\. Nearly all girls of her age gain more\.$/ },
])('of a gain below that of nearly all is said that they gain more: $kg kg', ({ kg, says }) => {
  expect(gain(30, kg)).toMatch(says);
});

test('a loss that some have at that age is compared with nobody’s gain', () => {
  const weighed = (measuredOn: Day, weightKg: number) => {
    return { measurement: { ...nothing, measuredOn, weightKg }, measuredOn, value: weightKg };
  };
  const [from, to] = [weighed(addDays(bornOn, 335), 9), weighed(addDays(bornOn, 365), 8.9)];
  const row = { months: 1, fromMonth: 11, lms: { l: 1, m: 1, s: 1 }, delta: 0 };
  const loss = { from, to, change: -0.1, row, score: { z: -1.9, percentile: 2.9 } };

  expect(gainText(loss, girl, 'metric')).toMatch(/^Down 100\sg in 4 weeks\.$/);
});

test('the first weight has no change', () => {
  const latest = { measurement: { ...nothing, measuredOn: bornOn, weightKg: 3.4 }, measuredOn: bornOn, value: 3.4 };

  expect(changeSentence('weight', { latest, previous: null }, 'metric')).toBeNull();
});

import { expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { whoVelocity2009 } from '../references/velocity-client-data.ts';
import { incrementsOf } from '../score/increments.ts';
import { weightChangeText } from '../latest.ts';
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

test('a loss is compared with nobody’s gain', () => {
  expect(gain(30, -0.1)).toMatch(/^Down 100\sg in 4 weeks\.$/);
});

test('the first weight has no change', () => {
  const latest = { measurement: { ...nothing, measuredOn: bornOn, weightKg: 3.4 }, measuredOn: bornOn, value: 3.4 };

  expect(weightChangeText({ latest, previous: null }, 'metric')).toBeNull();
});

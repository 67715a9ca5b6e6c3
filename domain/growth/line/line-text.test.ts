import { expect, test } from 'vitest';
import { plain, point } from '#testing/growth/line-input.ts';
import { measureName, pointText, possessive } from './line-text.ts';

test.each([
  { ageDays: 730, name: 'Length' },
  { ageDays: 731, name: 'Height' },
])('on day $ageDays it is called $name', ({ ageDays, name }) => {
  expect(measureName('height', { ageDays })).toBe(name);
});

test.each([
  { gender: 'female', said: 'her' },
  { gender: 'male', said: 'his' },
  { gender: null, said: 'their' },
] as const)('of a child of gender $gender it is $said', ({ gender, said }) => {
  expect(possessive(gender)).toBe(said);
});

test.each([
  { place: 'home', z: 0.33, said: 'Weight on Apr 30, 2026, at home: 5.00 kg, 63rd percentile, z-score +0.33' },
  { place: 'doctor', z: null, said: 'Weight on Apr 30, 2026, at the doctor: 5.00 kg' },
  { place: null, z: Infinity, said: 'Weight on Apr 30, 2026: 5.00 kg' },
] as const)('a weight reads $said', ({ said, ...of }) => {
  expect(plain(pointText('weight', point({ age: 60, ...of }), 'metric'))).toBe(said);
});

test('a weight for length is named by the weight, in the units of the family', () => {
  const said = (units: 'metric' | 'us') =>
    plain(pointText('weight-for-length', point({ age: 60, z: null, place: null }), units));

  expect(said('metric')).toBe('Weight for length on Apr 30, 2026: 5.00 kg');
  expect(said('us')).toBe('Weight for length on Apr 30, 2026: 11 lb 0.4 oz');
});

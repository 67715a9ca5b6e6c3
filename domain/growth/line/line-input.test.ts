import { expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { lineInput } from './line-input.ts';
import { lineWords } from './line-words.ts';
import { referencePlan } from '../references/reference-plan.ts';
import { references } from '../references/references-client-data.ts';
import { who2006ToTwoYears } from '../references/who-2006-client-data.ts';

const bornOn = day('2026-03-01');
const maya = { firstName: 'Maya', gender: 'female', bornOn, gestationDays: null, birthWeightKg: 3.4 } as const;

function measured(age: number, weightKg: number, place: 'home' | 'doctor') {
  return { measuredOn: addDays(bornOn, age), weightKg, heightCm: null, position: null, headCm: null, place };
}

function facts(measurements: readonly ReturnType<typeof measured>[], child: typeof maya | object = maya) {
  return {
    child: { ...maya, ...child },
    measurements,
    plan: [who2006ToTwoYears],
    today: addDays(bornOn, 200),
    units: 'metric' as const,
  };
}

test('every value is judged at its age, with the place where it was measured', () => {
  const { series, birthWeightZ } = lineInput(facts([measured(61, 5.1, 'doctor')]));

  expect(series.weight).toEqual([
    {
      measuredOn: addDays(bornOn, 61),
      value: 5.1,
      place: 'doctor',
      z: expect.closeTo(-0.04, 1),
      ageDays: 61,
      reference: 'WHO Child Growth Standards',
    },
  ]);
  expect(series.head).toEqual([]);
  expect(birthWeightZ).toBeCloseTo(0.36, 1);
});

test('weight for length is read to 24 months, body mass index after', () => {
  const plan = referencePlan(references, 'cdc');
  const sized = (age: number, weightKg: number, heightCm: number) => ({
    ...measured(age, weightKg, 'doctor'),
    heightCm,
    position: age < 731 ? ('lying' as const) : ('standing' as const),
  });
  const measurements = [sized(730, 11.5, 86), sized(731, 11.5, 85.3), sized(1100, 9, 95)];
  const input = lineInput({ ...facts([]), measurements, plan, today: addDays(bornOn, 1100) });

  expect(input.series['weight-for-length']?.map(({ ageDays }) => ageDays)).toEqual([730]);
  expect(input.series.bmi?.map(({ ageDays, value }) => [ageDays, value.toFixed(1)])).toEqual([
    [731, '15.8'],
    [1100, '10.0'],
  ]);
  expect(lineWords(input)).toMatchObject({ kind: 'beyond', title: 'A value to ask your doctor about soon.' });
});

test('a weight measured on the day of birth is the birth weight where none was entered', () => {
  const input = lineInput(facts([measured(0, 3.2, 'doctor')], { birthWeightKg: null }));

  expect(input.birthWeightKg).toBe(3.2);
  expect(input.birthWeightZ).toBeLessThan(0.1);
});

test('a child that follows a line gets a sentence about it', () => {
  const steady = [measured(30, 4.2, 'doctor'), measured(61, 5.2, 'home'), measured(122, 6.5, 'doctor')];

  expect(lineWords(lineInput(facts(steady)))).toMatchObject({ kind: 'follows', tone: 'fern' });
});

test('a weight that fell across two spaces at the doctor’s is shown with its numbers', () => {
  const falling = [measured(61, 5.2, 'doctor'), measured(183, 5.9, 'doctor')];
  const words = lineWords(lineInput(facts(falling)));

  expect(words).toMatchObject({ kind: 'crossed', tone: 'amber' });
  expect(words?.forDoctor.length).toBeGreaterThan(1);
});

test.each([
  { weight: 'doctor', height: 'doctor', place: 'doctor' },
  { weight: 'home', height: 'home', place: 'home' },
  { weight: 'doctor', height: 'home', place: 'home' },
  { weight: 'home', height: 'doctor', place: 'home' },
] as const)('weight for length, weighed at $weight and measured at $height: $place', ({ weight, height, place }) => {
  const weighed = measured(61, 5.1, weight);
  const length = { ...weighed, weightKg: null, heightCm: 57, place: height };
  const together = lineInput({ ...facts([]), measurements: [weighed, length] }).series['weight-for-length'];

  expect(together).toEqual([
    {
      measuredOn: addDays(bornOn, 61),
      value: 5.1,
      place,
      z: expect.closeTo(0.2, 0),
      ageDays: 61,
      reference: 'WHO Child Growth Standards',
    },
  ]);
});

test('a child of unknown gender has values without a place, by no reference', () => {
  const { series, birthWeightZ } = lineInput(facts([measured(61, 5.1, 'doctor')], { gender: null }));

  expect(series.weight).toMatchObject([{ value: 5.1, z: null, reference: '' }]);
  expect(birthWeightZ).toBeNull();
});

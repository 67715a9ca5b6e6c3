import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn, maya, plain, point, lineKind } from '#testing/growth/line-input.ts';
import type { LineInput, LineMeasure } from './line-point.ts';
import { lineWords } from './line-words.ts';

describe('a value beyond the cut-offs', () => {
  const cases: readonly { measure: LineMeasure; z: number; says: string | null }[] = [
    { measure: 'weight', z: -2.01, says: 'beyond amber' },
    { measure: 'weight', z: -2, says: null },
    { measure: 'weight', z: 2.5, says: null },
    { measure: 'height', z: -2.01, says: 'beyond amber' },
    { measure: 'height', z: -2, says: null },
    { measure: 'height', z: 3, says: null },
    { measure: 'head', z: -2.01, says: 'beyond amber' },
    { measure: 'head', z: -2, says: null },
    { measure: 'head', z: 2, says: null },
    { measure: 'head', z: 2.01, says: 'beyond amber' },
    { measure: 'weight-for-length', z: -2.01, says: 'beyond amber' },
    { measure: 'weight-for-length', z: 2, says: null },
    { measure: 'weight-for-length', z: 2.01, says: 'beyond amber' },
  ];
  const usual = { weight: 5, height: 55, head: 39, 'weight-for-length': 5, bmi: 16 };
  const alone = { ...maya, birthWeightZ: null };

  test.each(cases)('$measure at z $z: $says', ({ measure, z, says }) => {
    expect(lineKind({ ...alone, series: { [measure]: [point({ age: 20, z, value: usual[measure] })] } })).toBe(says);
  });

  test.each(['weight', 'height', 'head', 'weight-for-length'] as const)(
    '%s at home waits for a second day that agrees',
    (measure) => {
      const first = point({ age: 40, z: -2.5, place: 'home', value: usual[measure] });
      const second = point({ age: 44, z: -2.4, place: null, value: usual[measure] });

      expect(lineWords({ ...alone, series: { [measure]: [first] } })).toBeNull();
      expect(lineWords({ ...alone, series: { [measure]: [first, { ...second, z: -1 }] } })?.kind).not.toBe('beyond');
      const contradicted = lineWords({ ...alone, series: { [measure]: [first, { ...second, z: 2.4 }] } });
      expect(contradicted?.kind ?? null).toBe(measure === 'head' ? 'head' : null);
      expect(lineKind({ ...alone, series: { [measure]: [first, second] } })).toBe('beyond amber');
    },
  );

  test.each([
    { name: 'of unknown gender', child: { gender: null }, age: 40, says: null },
    { name: 'in the first two weeks', child: {}, age: 13, says: null },
    { name: 'from 24 months on, not beyond 3', child: {}, age: 731, says: null },
    { name: 'born early, by its corrected age', child: { gestationDays: 230 }, age: 40, says: 'beyond amber' },
  ])('a child $name: $says', ({ child, age, says }) => {
    const series = { height: [point({ age, z: -2.5, value: 50 })] };

    expect(lineKind({ ...alone, today: addDays(bornOn, age + 40), ...child, series })).toBe(says);
  });

  test('gives the numbers and no meaning', () => {
    const words = lineWords({ ...alone, series: { head: [point({ age: 60, z: 2.2, value: 41 })] } });

    expect(words?.title).toBe('Numbers to show your doctor.');
    expect(plain(words?.text)).toBe(
      "On April 30, 2026 Maya's head circumference, 41.0 cm, was at the 99th percentile. " +
        'Doctors look again above the 97.7th percentile, where about 2 of 100 healthy children are; your doctor sees the whole picture. Show this to your doctor.',
    );
    expect(words?.forDoctor.map(plain)).toEqual([
      'Head circumference on Apr 30, 2026, at the doctor: 41.0 cm, 99th percentile, z-score +2.20',
      'Compared with: WHO Child Growth Standards; published cut-offs: z-score −2.00 and +2.00',
    ]);
    expect(words?.sources[0]?.publisher).toBe('CDC, MMWR 59(RR-9)');
  });

  test('far outside reads without a false percentile', () => {
    const words = lineWords({ ...alone, series: { 'weight-for-length': [point({ age: 60, z: -3.4 })] } });

    expect(plain(words?.text)).toContain("Maya's weight for length, with 5.00 kg, was below P0.1.");
  });

  test.each([
    { z: -3, title: 'Numbers to show your doctor.', says: 'about 2 of 100 healthy children are' },
    { z: -3.01, title: 'A value to ask your doctor about soon.', says: 'about 1 of 1,000 healthy children are' },
    { z: 3, title: 'Numbers to show your doctor.', says: 'about 2 of 100 healthy children are' },
    { z: 3.01, title: 'A value to ask your doctor about soon.', says: 'about 1 of 1,000 healthy children are' },
  ])('a head at z $z reads $says', ({ z, title, says }) => {
    const words = lineWords({ ...alone, series: { head: [point({ age: 60, z, value: 41 })] } });

    expect(words?.title).toBe(title);
    expect(words?.text).toContain(says);
  });

  test('from 24 months on a value beyond 3 gives the threshold as ours, by the reference of that age', () => {
    const older = { ...alone, today: addDays(bornOn, 1200) };
    const cdc = { age: 1100, reference: 'CDC growth charts' };
    const series = {
      weight: [point({ ...cdc, z: -4.6, value: 9 })],
      height: [point({ ...cdc, z: -3.2, value: 84 })],
      bmi: [point({ ...cdc, z: -3.1, value: 12.8 })],
    };
    const words = lineWords({ ...older, series });

    expect(plain(words?.text)).toBe(
      "On March 5, 2029 Maya's weight, 9.00 kg, was below P0.1. That is where about 1 of 1,000 healthy children are. " +
        'Have it measured again, and call your doctor in the next few days.',
    );
    expect(words?.forDoctor.at(-1)).toBe(
      'Compared with: CDC growth charts; a threshold of our own: z-score −3.00 and +3.00',
    );
    expect(words?.sources).toEqual([]);
    const { height, bmi } = series;
    expect(lineWords({ ...older, series: { height } })?.text).toContain("Maya's height, 84.0");
    expect(plain(lineWords({ ...older, series: { bmi } })?.text)).toContain("Maya's body mass index, 12.8 kg/m²");
    expect(
      lineWords({ ...older, series: { height: [...height, point({ ...cdc, age: 1150, z: -2.9, value: 86 })] } }),
    ).toBeNull();
  });

  test('the value that is farthest out speaks, whichever measure it is', () => {
    const series = {
      weight: [point({ age: 60, z: -2.53 })],
      'weight-for-length': [point({ age: 60, z: -3.48 })],
      head: [point({ age: 60, z: 2.6, value: 41 })],
    };

    expect(lineWords({ ...alone, series })?.text).toContain("Maya's weight for length");
  });

  test('of values equally far out a low weight comes first', () => {
    const low = [point({ age: 60, z: -2.5, value: 12 })];
    const words = lineWords({ ...alone, series: { head: low, height: low, weight: low, 'weight-for-length': low } });

    expect(words?.forDoctor[0]).toContain('Weight on');
  });

  test('the farthest is named, also where it is not the first that is looked at', () => {
    const series = { weight: [point({ age: 60, z: -2.1 })], head: [point({ age: 60, z: 2.8, value: 41 })] };

    expect(lineWords({ ...alone, series })?.text).toContain("Maya's head circumference");
  });

  test.each([
    { measure: 'weight', value: 3.5, named: 'weight, 3.50 kg,' },
    { measure: 'height', value: 50, named: 'length, 50.0 cm,' },
  ] as const)('$measure is named with its number: $named', ({ measure, value, named }) => {
    const series = { [measure]: [point({ age: 60, z: -2.5, value })] };

    expect(plain(lineWords({ ...alone, series })?.text)).toContain(`Maya's ${named} was`);
  });

  test.each([
    { z: -2.5, says: 'below the 2.3rd' },
    { z: -3.5, says: 'below the 2.3rd' },
    { z: 2.5, says: 'above the 97.7th' },
    { z: 3.5, says: 'above the 97.7th' },
  ])('a head at z $z is looked at again $says percentile', ({ z, says }) => {
    const series = { head: [point({ age: 60, z, value: 41 })] };

    expect(lineWords({ ...alone, series })?.text).toContain(`Doctors look again ${says} percentile`);
  });

  test('a weight that fell comes after a value beyond 3 standard deviations, and before one beyond 2', () => {
    const fallen = (z: number) => lineKind({ ...alone, birthWeightZ: 0, series: { weight: [point({ age: 60, z })] } });

    expect([-2.9, -3, -3.01].map(fallen)).toEqual(['crossed amber', 'crossed amber', 'beyond amber']);
  });

  test.each([
    { measure: 'weight-for-length', age: 91, z: 3.07, value: 8 },
    { measure: 'weight-for-length', age: 91, z: 5.5, value: 9 },
    { measure: 'bmi', age: 1461, z: 4, value: 24 },
  ] as const)('a high $measure, z $z, is a topic for the next visit and frightens nobody', ({ measure, ...given }) => {
    const today = addDays(bornOn, given.age);
    const words = lineWords({ ...alone, today, series: { [measure]: [point(given)] } });

    expect(words?.title).toBe('Numbers to show your doctor.');
    expect(words?.text).toMatch(/Show this to your doctor at the next visit\.$/);
    expect(words?.text).not.toMatch(/of 1,000|of 100|without waiting|Have it measured/);
  });

  test.each([
    { z: -3.25, value: 4.9, title: 'A value to measure again.' },
    { z: -3, value: 5, title: null },
  ])('a weight at z $z once at home at 6 months: $title', ({ z, value, title }) => {
    const weight = [point({ age: 183, z, value, place: 'home' })];
    const words = lineWords({ ...alone, birthWeightKg: 3.4, series: { weight } });

    expect(words?.title ?? null).toBe(title);
  });

  test('a value at home that asks to be measured again gives its numbers, and ends with one that is not as far out', () => {
    const first = point({ age: 183, z: -3.25, value: 4.9, place: 'home' });
    const again = (z: number) => [first, point({ age: 184, z, value: 5.5, place: 'home' })];

    const says = (days: number) =>
      lineWords({ ...alone, today: addDays(first.measuredOn, days), series: { weight: [first] } })?.text;

    expect(plain(says(0))).toBe(
      "On August 31, 2026 Maya's weight, 4.90 kg, was below P0.1. A scale or a tape at home can be off. Measure Maya again today; if the value is as far out, call your doctor the same day.",
    );
    expect([14, 15, 300].map((days) => says(days)?.includes('Measure Maya again today'))).toEqual([true, false, false]);
    expect(says(15)).toContain('Measure Maya again; if');
    expect(lineWords({ ...alone, series: { weight: again(-1) } })).toBeNull();
    expect(lineWords({ ...alone, series: { weight: again(-3.2) } })?.title).toBe(
      'A value to ask your doctor about soon.',
    );
  });
});

describe('a year after the value', () => {
  const said = (series: LineInput['series'], days: number) =>
    lineWords({ ...maya, birthWeightKg: null, birthWeightZ: 0, today: addDays(bornOn, 200 + days), series });

  test.each([
    { what: 'a value to ask about soon', given: { measure: 'weight', z: -3.2, place: 'doctor' } },
    { what: 'a value to measure again', given: { measure: 'weight', z: -3.2, place: 'home' } },
    { what: 'numbers to show', given: { measure: 'head', z: -2.2, place: 'doctor' } },
    { what: 'a fall across lines', given: { measure: 'weight', z: -1.5, place: 'doctor' } },
  ] as const)('$what is not said any longer', ({ given: { measure, z, place } }) => {
    const series = { [measure]: [point({ age: 200, z, place, value: measure === 'head' ? 40 : 5 })] };

    expect([365, 366].map((days) => said(series, days)?.tone ?? null)).toEqual(['amber', null]);
  });

  test('a head that rose fast is not said any longer', () => {
    const head = [60, 200].map((age, index) => point({ age, z: 2.5 * index - 1, value: 40 }));

    expect([365, 366].map((days) => said({ head }, days)?.kind ?? null)).toEqual(['head', null]);
  });

  test('an old value that is farther out does not silence a newer one', () => {
    const series = {
      head: [point({ age: 200, z: -4, value: 38 })],
      weight: [point({ age: 560, z: -3.2, value: 6.5 })],
    };

    expect(said(series, 366)?.text).toContain("Maya's weight");
  });

  test('nothing is praised beside it', () => {
    const series = {
      head: [point({ age: 200, z: -4, value: 38 })],
      weight: [200, 560].map((age) => point({ age, z: 0, value: 8 })),
    };

    expect(said(series, 366)).toBeNull();
  });
});

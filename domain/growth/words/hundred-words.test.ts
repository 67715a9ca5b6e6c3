import { describe, expect, test } from 'vitest';
import { who2006ToTwoYears } from '../references/who-2006-client-data.ts';
import { INDICATORS, type Indicator } from '../score/reference.ts';
import { hundredWords } from './hundred-words.ts';

function words(indicator: Indicator, percentile: number, gender: 'female' | 'male' = 'female', isCorrected = false) {
  const reading = {
    reference: who2006ToTwoYears,
    indicator,
    gender,
    at: { ageDays: 122, lengthCm: null },
    lms: { l: 1, m: 1, s: 1 },
  };
  return hundredWords({ percentile, reading }, { firstName: 'Maya', isCorrected });
}

describe('[GRO-03] a percentile in words', () => {
  test.each([
    ['weight-for-age', 'Of 100 girls of her age, about 47 weigh less than Maya and 53 weigh more.'],
    ['length-for-age', 'Of 100 girls of her age, about 47 are shorter than Maya and 53 taller.'],
    ['head-for-age', 'Of 100 girls of her age, about 47 have a smaller head than Maya and 53 a larger one.'],
    ['weight-for-length', 'Of 100 girls of her length, about 47 weigh less than Maya and 53 weigh more.'],
    ['bmi-for-age', 'Of 100 girls of her age, about 47 have a lower body mass index than Maya and 53 a higher one.'],
  ] as const)('says of %s how many of 100 are on either side', (indicator, text) => {
    expect(words(indicator, 47.4)).toEqual({ text, below: 47 });
  });

  test('compares a boy with boys, and a child born early with others of its corrected age', () => {
    expect(words('weight-for-age', 47, 'male').text).toMatch(/^Of 100 boys of his age, /);
    expect(words('weight-for-age', 47, 'female', true).text).toMatch(/^Of 100 girls of her corrected age, /);
    expect(words('weight-for-length', 47, 'female', true).text).toMatch(/^Of 100 girls of her length, /);
  });

  test.each([
    [0.05, 'fewer than 1 weighs less than Maya.', 0],
    [0.49, 'fewer than 1 weighs less than Maya.', 0],
    [0.5, 'about 1 weighs less than Maya and 99 weigh more.', 1],
    [1.4, 'about 1 weighs less than Maya and 99 weigh more.', 1],
    [99.4, 'about 99 weigh less than Maya and 1 weighs more.', 99],
    [99.5, 'fewer than 1 weighs more than Maya.', 99],
    [99.99, 'fewer than 1 weighs more than Maya.', 99],
  ])('at the ends says that fewer than one is beyond: %s', (percentile, text, below) => {
    expect(words('weight-for-age', percentile)).toEqual({ text: `Of 100 girls of her age, ${text}`, below });
  });

  test('says it of every measure at both ends', () => {
    expect(words('length-for-age', 99.8).text).toContain('fewer than 1 is taller than Maya.');
    expect(words('head-for-age', 99.8).text).toContain('fewer than 1 has a larger head than Maya.');
    expect(words('bmi-for-age', 0.2).text).toContain('fewer than 1 has a lower body mass index than Maya.');
    for (const indicator of INDICATORS) expect(words(indicator, 99.8).text).toMatch(/fewer than 1 .* Maya\.$/);
  });
});

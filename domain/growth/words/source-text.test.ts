import { expect, test } from 'vitest';
import { sourceText } from './source-text.ts';
import { who2006ToTwoYears as reference } from '../references/who-2006-client-data.ts';
import { referencePlan } from '../references/reference-plan.ts';
import { references } from '../references/references-client-data.ts';

test('a percentile names its reference, edition, whose it is, the ages and the age used', () => {
  expect(
    sourceText({ references: [reference], indicator: 'weight-for-age', gender: 'female', ageUsed: '4 months 0 days' }),
  ).toBe(
    'Reference: WHO Child Growth Standards (2006), girls, birth to 24 months, as CDC advises for these ages. Age used: 4 months 0 days.',
  );
});

test('head circumference has an edition of its own', () => {
  expect(
    sourceText({
      references: [references.who2006.to60Months],
      indicator: 'head-for-age',
      gender: 'male',
      ageUsed: null,
    }),
  ).toBe('Reference: WHO Child Growth Standards (2007, head circumference), boys, birth to 60 months.');
});

test('lines that are a girl’s by assumption say so', () => {
  expect(sourceText({ references: [reference], indicator: 'weight-for-age', gender: null, ageUsed: null })).toContain(
    'girls, because the gender is not entered',
  );
});

test('names both references and the ages at which the lines change', () => {
  expect(
    sourceText({
      references: referencePlan(references, 'cdc'),
      indicator: 'weight-for-age',
      gender: 'male',
      ageUsed: '33 months 18 days',
    }),
  ).toBe(
    'Reference: WHO Child Growth Standards (2006), boys, to 24 months; CDC growth charts (2000), boys, from 24 months. Age used: 33 months 18 days.',
  );
});

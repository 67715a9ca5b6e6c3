import { expect, test } from 'vitest';
import { noScoreText } from './no-score-text.ts';
import { references } from '../references/references-client-data.ts';

const { who2006, cdc2000 } = references;

test.each([
  { reason: 'length-out-of-range', reference: who2006.to60Months, says: 'length is outside 45 to 110 cm' },
  { reason: 'height-out-of-range', reference: who2006.to60Months, says: 'height is outside 65 to 120 cm' },
  { reason: 'height-out-of-range', reference: cdc2000, says: 'height is outside 77 to 121.5 cm' },
  {
    reason: 'age-out-of-range',
    reference: cdc2000,
    says: 'these lines cover 2 to 20 years, head circumference to 36 months',
  },
  { reason: 'age-out-of-range', reference: who2006.to24Months, says: 'these lines cover birth to 24 months' },
] as const)('without a percentile by $reference.shortName a parent reads: $says', ({ reason, reference, says }) => {
  expect(noScoreText({ reason, reference })).toBe(`No percentile: ${says}.`);
});

test.each([77, 121.5])('by CDC a height of %d cm has a weight, and one beyond it has none', (end) => {
  const outside = end === 77 ? 76.9 : 121.6;
  const rowAt = (lengthCm: number) => cdc2000.rowAt('weight-for-length', 'male', { ageDays: 1500, lengthCm });

  expect(rowAt(end)).not.toBeNull();
  expect(rowAt(outside)).toBeNull();
});

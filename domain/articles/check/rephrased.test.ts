import { expect, test } from 'vitest';
import { vocabulary } from '#testing/chat/library-passages.ts';
import { rephrased } from './rephrased.ts';

const ours = 'The weight of 8.2 kg is at the 45th percentile for 7 months.';
const made = (theirs: string) => rephrased(ours, theirs, { vocabulary, ageMonths: 7 });

test.each([
  'At 7 months, a weight of 8.2 kg is at the 45th percentile.',
  'For 7 months, the weight of 8.2 kg is at the 45th percentile.',
])('[AI-01] a sentence with all our figures and no other may stand in the place of ours: %s', (theirs) => {
  expect(made(theirs)).toBe(theirs);
});

test.each([
  'The weight of 8.2 kg is at the 54th percentile for 7 months.',
  'The weight of 8.2 kg is at the 45th percentile.',
  'The weight of 8.2 kg is at the 45th percentile for 7 months, which is perfectly normal.',
  'The weight of 8.2 kg is at the 45th percentile for 7 months, so give 5 mL.',
  'The weight is not 8.2 kg at the 45th percentile for 7 months.',
  'The weight of 8.2 kg is at the 45th percentile for 7 months. [2]',
  '',
])('[AI-01] any other stays ours: %s', (theirs) => {
  expect(made(theirs)).toBeNull();
});

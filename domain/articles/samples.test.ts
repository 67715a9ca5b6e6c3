import { expect, test } from 'vitest';
import { isSample } from './sample.ts';
import { samples } from './samples-data.ts';

test('[PUB-05] every sample is known by its short id, and no article is', () => {
  expect(samples.length).toBeGreaterThanOrEqual(3);
  expect(samples.filter((sample) => !isSample(sample))).toEqual([]);
  expect(isSample({ id: '14958497-5fe9-5535-b6a6-e9281cc4919f' })).toBe(false);
  expect(isSample({ id: `sample-${'a'.repeat(28)}` })).toBe(true);
});

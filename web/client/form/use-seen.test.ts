import { expect, test } from 'vitest';
import { Measurement } from '#contract/growth.ts';
import { measured } from '#testing/web/replies.ts';
import { storedAs } from '../calls/stored-as.ts';

test('reads the stored version from a refusal, only if it is about this form', () => {
  const stored = measured('2026-10-22', { weightKg: 6.43 });

  expect(storedAs(Measurement)(structuredClone(stored))).toEqual(stored);
  expect(storedAs(Measurement)({ id: 'x' })).toBeNull();
  expect(storedAs(Measurement)(undefined)).toBeNull();
});

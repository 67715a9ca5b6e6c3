import { expect, test } from 'vitest';
import { waitAskedFor } from './failures.ts';

const now = Date.parse('2026-12-01T10:00:00Z');
const asked = (responseHeaders: object) => waitAskedFor({ responseHeaders }, now);

test.each([
  ['12', 12_000],
  ['0.5', 500],
  ['Tue, 01 Dec 2026 10:00:30 GMT', 30_000],
  ['Tue, 01 Dec 2026 09:00:00 GMT', 0],
])('[AI-04] Retry-After may be seconds or a date: %s', (header, waitMs) => {
  expect(asked({ 'retry-after': header })).toBe(waitMs);
});

test.each(['-5', 'soon', '', '1.5.3', '120 seconds'])(
  "[AI-04] a Retry-After that says nothing is none: '%s'",
  (header) => {
    expect(asked({ 'retry-after': header })).toBeNull();
  },
);

test('[AI-04] milliseconds are more exact', () => {
  expect(asked({ 'retry-after-ms': '250', 'retry-after': '1' })).toBe(250);
  expect(asked({ 'retry-after-ms': '', 'retry-after': '1' })).toBe(1000);
});

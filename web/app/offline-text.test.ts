import { expect, test } from 'vitest';
import { newestAnswerAtMs, offlineText } from './offline-text.ts';

const now = new Date('2026-11-21T08:00:00Z');
const atMs = (instant: string) => Date.parse(instant);

test.each([
  { at: '2026-11-21T07:41:00Z', says: 'What you see is from 2:41 a.m. What you type stays.' },
  { at: '2026-11-21T05:05:00Z', says: 'What you see is from 12:05 a.m. What you type stays.' },
  { at: '2026-11-20T19:41:00Z', says: 'What you see is from Nov 20, 2:41 p.m. What you type stays.' },
])('an offline parent reads how old the data is: $says', ({ at, says }) => {
  expect(offlineText(atMs(at), now, 'America/New_York').replaceAll('\u00a0', ' ')).toBe(says);
});

test('before anything was loaded only what is typed is spoken of', () => {
  expect(offlineText(null, now)).toBe('What you type stays.');
});

test('the newest answer counts, and what never had one does not', () => {
  const kept = (...times: number[]) => times.map((dataUpdatedAt) => ({ state: { dataUpdatedAt } }));

  expect(newestAnswerAtMs(kept(0, 1_700_000_000_000, 1_600_000_000_000))).toBe(1_700_000_000_000);
  expect(newestAnswerAtMs(kept(0))).toBeNull();
  expect(newestAnswerAtMs([])).toBeNull();
});

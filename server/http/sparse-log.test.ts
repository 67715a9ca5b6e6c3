import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { SparseLog } from './sparse-log.ts';

const at = { route: '/api/children', requestId: 'r' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aSparseLog() {
  const lines: unknown[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, log, sparse: new SparseLog() };
}

test('while something is out of service, a line in five seconds says so and counts the rest', () => {
  const { lines, log, sparse } = aSparseLog();

  for (let ms = 0; ms < 10_000; ms += 10) {
    sparse.tell(log, 'error', 'away', at);
    vi.advanceTimersByTime(10);
  }
  sparse.tell(log, 'error', 'full', at);

  expect(lines).toMatchObject([at, { ...at, more: 499 }, { ...at, more: 500 }, at]);
  expect(lines).toHaveLength(4);
});

test('[ASVS-16.3] a burst that ends is told in full, and nothing is told of silence', () => {
  const { lines, log, sparse } = aSparseLog();

  for (let n = 0; n < 500; n++) sparse.tell(log, 'warn', 'limit', at);
  expect(lines).toEqual([expect.not.objectContaining({ more: expect.anything() })]);
  vi.advanceTimersByTime(60_000);

  expect(lines).toMatchObject([at, { ...at, more: 499 }]);
  expect(lines).toHaveLength(2);
});

test('[ASVS-16.3] what a server that stops has not told yet is told first', () => {
  const { lines, log, sparse } = aSparseLog();

  for (let n = 0; n < 3; n++) sparse.tell(log, 'warn', 'limit', at);
  sparse.end(log);
  vi.advanceTimersByTime(60_000);

  expect(lines).toMatchObject([at, { ...at, more: 2 }]);
  expect(lines).toHaveLength(2);
});

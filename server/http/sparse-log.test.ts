import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { SparseLog } from './sparse-log.ts';

const at = { route: '/api/children', requestId: 'r' };

test('while something is out of service, a line in five seconds says so and counts the rest', () => {
  const lines: unknown[] = [];
  const log = createLog('error', { write: (line) => void lines.push(JSON.parse(line)) });
  let now = 0;
  const sparse = new SparseLog(() => now);

  for (; now < 10_000; now += 10) sparse.tell(log, 'error', 'away', at);
  sparse.tell(log, 'error', 'full', at);

  expect(lines).toMatchObject([at, { ...at, alsoRefused: 499 }, at]);
  expect(lines).toHaveLength(3);
});

import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { OutageLog } from './outage-log.ts';

const away = { name: 'DatabaseUnavailable' };
const full = { name: 'Error', code: 'ERR_SQLITE_ERROR', errcode: 13 };
const at = { route: '/api/children', requestId: 'r' };

test('while something is out of service, a line in five seconds says so and counts the rest', () => {
  const lines: unknown[] = [];
  const log = createLog('error', { write: (line) => void lines.push(JSON.parse(line)) });
  let now = 0;
  const outages = new OutageLog(() => now);

  for (; now < 10_000; now += 10) outages.tell(log, { ...at, err: away });
  outages.tell(log, { ...at, err: full });

  expect(lines).toMatchObject([{ err: away }, { err: away, alsoRefused: 499 }, { err: full }]);
});

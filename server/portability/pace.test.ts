import { expect, test } from 'vitest';
import { Pace } from './pace.ts';
import { Interrupted } from './transfers.ts';

test('long work rests as long as it has worked', async () => {
  const pace = new Pace();
  const from = performance.now();
  while (performance.now() - from < 20);

  const restsFrom = performance.now();
  await pace.rest();

  expect(performance.now() - restsFrom).toBeGreaterThanOrEqual(19);
});

test('at a rest it ends when the server stops', async () => {
  const stopping = new AbortController();
  const pace = new Pace(stopping.signal);
  await pace.rest();

  stopping.abort();

  await expect(pace.rest()).rejects.toBeInstanceOf(Interrupted);
});

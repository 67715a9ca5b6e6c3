import { expect, test } from 'vitest';
import { Pace } from './pace.ts';
import { Interrupted } from './transfers.ts';

// One attempt can lose the processor to other processes.
const severalAttempts = { retry: 5 };

test('long work rests as long as it has worked', async () => {
  const restsFrom = await new Pace().turn(async () => {
    keepBusy(20);
    return performance.now();
  });

  expect(performance.now() - restsFrom).toBeGreaterThanOrEqual(19);
});

test('it does not rest for time that passed before its turn', severalAttempts, async () => {
  const pace = new Pace();
  keepBusy(200);

  const from = performance.now();
  await pace.turn(async () => {});

  expect(performance.now() - from).toBeLessThan(190);
});

test('no rest is longer than 200 ms', severalAttempts, async () => {
  const restsFrom = await new Pace().turn(async () => {
    keepBusy(600);
    return performance.now();
  });

  expect(performance.now() - restsFrom).toBeLessThan(500);
});

test('a rest ends at once when the server stops', severalAttempts, async () => {
  const stopping = new AbortController();
  const pace = new Pace(stopping.signal);
  let restsFrom = 0;

  const turn = pace.turn(async () => {
    keepBusy(200);
    setTimeout(() => stopping.abort(), 1);
    restsFrom = performance.now();
  });

  await expect(turn).rejects.toBeInstanceOf(Interrupted);
  expect(performance.now() - restsFrom).toBeLessThan(190);
});

test('no turn begins after the server was told to stop', async () => {
  const stopping = new AbortController();
  const pace = new Pace(stopping.signal);
  stopping.abort();
  let isDone = false;

  const turn = pace.turn(async () => {
    isDone = true;
  });

  await expect(turn).rejects.toBeInstanceOf(Interrupted);
  expect(isDone).toBe(false);
});

function keepBusy(ms: number): void {
  const from = performance.now();
  while (performance.now() - from < ms);
}

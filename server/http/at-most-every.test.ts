import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('what is asked for by everybody at once is found out once, and again after a while', async () => {
  let asked = 0;
  const count = atMostEvery(3000, async () => (asked += 1));

  expect(await Promise.all([count(), count(), count()])).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(2999);
  expect(await count()).toBe(1);
  vi.advanceTimersByTime(1);

  expect(await count()).toBe(2);
});

test('a failure is told to everybody, and tried again after a while', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve('back')];
  const ask = atMostEvery(3000, () => answers.shift() ?? Promise.resolve('never'));

  await expect(Promise.all([ask(), ask()])).rejects.toThrow('away');
  vi.advanceTimersByTime(3000);

  expect(await ask()).toBe('back');
});

import { afterEach, expect, test, vi } from 'vitest';
import { clearKeptAnswersHourly, clearWithOthers } from './kept-answers.ts';

afterEach(() => vi.useRealTimers());

test('what families were answered is kept for an hour at most', () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const cache = { clear: vi.fn<() => void>() };
  clearWithOthers(cache);

  clearKeptAnswersHourly();

  expect(cache.clear).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60 * 60_000);
  expect(cache.clear).toHaveBeenCalledOnce();
});

import { expect, test } from 'vitest';
import { createTooltipTiming } from './tooltip-timing.ts';

test('[UI-01] a tooltip opens after 700 ms, and within 300 ms of the last one at once', () => {
  const timing = createTooltipTiming();
  expect(timing.waitMs(0)).toBe(700);

  timing.noteClosed(5000);

  expect(timing.waitMs(5300)).toBe(0);
  expect(timing.waitMs(5301)).toBe(700);
});

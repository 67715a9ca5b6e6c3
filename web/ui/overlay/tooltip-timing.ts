import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '../constants.ts';

/** Delay before a tooltip opens; none right after another one. */
export function createTooltipTiming() {
  let closedAtMs = Number.NEGATIVE_INFINITY;
  return {
    /** @returns ms until the next one may open */
    waitMs: (nowMs: number): number => (nowMs - closedAtMs <= TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS),
    noteClosed: (nowMs: number): void => {
      closedAtMs = nowMs;
    },
  };
}

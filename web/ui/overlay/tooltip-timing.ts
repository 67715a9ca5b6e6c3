import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '../constants.ts';

/** How long the pointer rests before a tooltip opens; who has seen one a moment ago waits no second time. */
export function createTooltipTiming() {
  let closedAtMs = Number.NEGATIVE_INFINITY;
  return {
    /** @returns ms until the next one opens */
    waitMs: (nowMs: number): number => (nowMs - closedAtMs <= TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS),
    noteClosed: (nowMs: number): void => {
      closedAtMs = nowMs;
    },
  };
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as constants from './constants.ts';

test('[UI-01] toasts, tooltips and phones keep the figures of the specification', () => {
  expect({ ...constants }).toEqual({
    TOASTS_HELD: 1,
    TOASTS_SHOWN: 3,
    TOAST_MS: 4000,
    TOAST_GAP_PX: 14,
    TOOLTIP_DELAY_MS: 700,
    TOOLTIP_SKIP_DELAY_MS: 300,
    PHONE_BELOW_PX: 768,
  });
});

test('[UI-01] the style sheet draws a toast 356 px wide, 14 px from the next', () => {
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain('--toast-width: 356px;');
  expect(tokens).toContain('--toast-gap: 14px;');
});

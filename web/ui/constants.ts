/** A newer toast replaces the older one. */
export const TOASTS_HELD = 1;
export const TOASTS_SHOWN = 3;
export const TOAST_MS = 4000;
export const TOAST_GAP_PX = 14;

/** Hover time before a tooltip opens. Within the same time after one closes, the next opens at once. */
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** Screens narrower than this are phones. */
export const PHONE_BELOW_PX = 768;

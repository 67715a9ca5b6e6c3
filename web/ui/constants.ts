/** Toasts kept at a time; a newer one takes the older one's place. */
export const TOASTS_HELD = 1;
/** Toasts drawn at a time, at most. */
export const TOASTS_SHOWN = 3;
export const TOAST_MS = 4000;
export const TOAST_GAP_PX = 14;

/** How long the pointer rests before a tooltip opens, and within which the next one opens at once. */
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** Screens narrower than this are phones. */
export const PHONE_BELOW_PX = 768;

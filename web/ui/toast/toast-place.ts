/** Below the bar, which is 64 px high. */
const UNDER_BAR_PX = 72;
const EDGE_PX = 16;
/** Above what a phone keeps for its own gestures. */
const OVER_EDGE = `max(${EDGE_PX}px, env(safe-area-inset-bottom))`;

/** At the bottom: the corner at the inline end, the middle on phones. The style sheet keeps it off an open dialog. */
export function toastPlace(isPhone: boolean, isRightToLeft: boolean) {
  const edge = { top: UNDER_BAR_PX, right: EDGE_PX, bottom: OVER_EDGE, left: EDGE_PX };
  if (isPhone) return { position: 'bottom-center', offset: edge, mobileOffset: edge } as const;
  return { position: isRightToLeft ? 'bottom-left' : 'bottom-right', offset: edge, mobileOffset: edge } as const;
}

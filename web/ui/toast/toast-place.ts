/** Below the bar, which is 64 px high. */
const UNDER_BAR_PX = 72;
const EDGE_PX = 16;

/** Bottom corner at the inline end; at the top on phones, where sheets with their buttons come up from the bottom. */
export function toastPlace(isPhone: boolean, isRightToLeft: boolean) {
  const edge = { top: UNDER_BAR_PX, right: EDGE_PX, bottom: EDGE_PX, left: EDGE_PX };
  if (isPhone) return { position: 'top-center', offset: edge, mobileOffset: edge } as const;
  return { position: isRightToLeft ? 'bottom-left' : 'bottom-right', offset: edge, mobileOffset: edge } as const;
}

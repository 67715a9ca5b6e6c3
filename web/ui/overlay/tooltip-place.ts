export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
export type Size = { readonly width: number; readonly height: number };

const GAP_PX = 6;
const EDGE_PX = 16;

/**
 * Centered above its anchor, below if there is no room.
 *
 * @param window the viewport, in the same pixels
 */
export function tooltipPlace(named: Box, tip: Size, window: Size): { readonly left: number; readonly top: number } {
  const middle = named.left + named.width / 2 - tip.width / 2;
  const above = named.top - GAP_PX - tip.height;
  return {
    left: Math.max(EDGE_PX, Math.min(middle, window.width - EDGE_PX - tip.width)),
    top: above >= EDGE_PX ? above : named.top + named.height + GAP_PX,
  };
}

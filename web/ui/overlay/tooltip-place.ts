export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
export type Size = { readonly width: number; readonly height: number };

const GAP_PX = 6;
const EDGE_PX = 16;

/**
 * Where a tooltip lies: above the middle of what it names, below it where there is no room, and never over the edge.
 *
 * @param window what can be seen, in the same pixels
 */
export function tooltipPlace(named: Box, tip: Size, window: Size): { readonly left: number; readonly top: number } {
  const middle = named.left + named.width / 2 - tip.width / 2;
  const above = named.top - GAP_PX - tip.height;
  return {
    left: Math.max(EDGE_PX, Math.min(middle, window.width - EDGE_PX - tip.width)),
    top: above >= EDGE_PX ? above : named.top + named.height + GAP_PX,
  };
}

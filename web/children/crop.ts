export type PictureSize = { readonly width: number; readonly height: number };

/** A square of a picture, in its pixels. */
export type Crop = { readonly left: number; readonly top: number; readonly side: number };

export const MOST_ZOOM = 4;

/** The largest square; of an upright picture above the middle, where a face is more often. */
export function firstCrop({ width, height }: PictureSize): Crop {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 4, side };
}

/** 1 for the largest square. */
export function zoomOf({ width, height }: PictureSize, { side }: Crop): number {
  return Math.min(width, height) / side;
}

/** About the middle of the square. */
export function zoomedTo(size: PictureSize, { left, top, side }: Crop, zoom: number): Crop {
  const next = Math.min(size.width, size.height) / Math.min(Math.max(zoom, 1), MOST_ZOOM);
  const grown = (next - side) / 2;
  return inside(size, { left: left - grown, top: top - grown, side: next });
}

/** @param across and @param down how far the square moves, in sides of it */
export function movedBy(size: PictureSize, { left, top, side }: Crop, across: number, down: number): Crop {
  return inside(size, { left: left + across * side, top: top + down * side, side });
}

function inside({ width, height }: PictureSize, { left, top, side }: Crop): Crop {
  return { left: Math.min(Math.max(left, 0), width - side), top: Math.min(Math.max(top, 0), height - side), side };
}

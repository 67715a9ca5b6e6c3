/** The surface a drawing stands on: fern, apricot, sky or heather, as in art.css. */
export type Ground = 'a' | 'e' | 'g' | 'h';

/** A color of art.css, or the ground, as though cut out. */
export type Ink = Ground | 'b' | 'c' | 'd' | 'f' | 'i' | 'm';

/** Flat shapes in 400 × 225, the hindmost first; each is a path. */
export type Drawing = { readonly ground: Ground; readonly shapes: readonly (readonly [Ink, path: string])[] };

export const DRAWING_WIDTH = 400;
export const DRAWING_HEIGHT = 225;

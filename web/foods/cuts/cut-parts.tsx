import type { ReactNode } from 'react';

/** A drawing of 96 by 96, and the words that say the same. */
export type CutDrawing = {
  readonly tone: 'green' | 'gold' | 'rust' | 'blue' | 'cream';
  readonly says: string;
  readonly parts: ReactNode;
};

type Places = {
  /** '48 72 45, 61 69 45': x, y and a turn in degrees, or a scale. */
  at: string;
};

function placesIn(at: string): string[][] {
  return at.split(', ').map((place) => place.split(' '));
}

/** Long quarters of a round food, each with its skin. */
export function Quarters({ at }: Places) {
  return placesIn(at).map(([x, y, scale = '1']) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="k" d="M-3-19C15-14 15 14-3 19Z" />
      <path className="l ed" d="M-3-18C4-11 4 11-3 18C-9 10-9-10-3-18Z" />
    </g>
  ));
}

/** One piece in several places. */
export function Pieces({ at, children }: Places & { children: ReactNode }) {
  return placesIn(at).map(([x, y, turn = '0']) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
      {children}
    </g>
  ));
}

/** From the whole food to its pieces. */
export function Arrow({ at }: Places) {
  return placesIn(at).map(([x, y, turn = '0']) => (
    <path key={x} className="to" transform={`translate(${x} ${y}) rotate(${turn})`} d="M-7 0H6M2-4 6 0 2 4" />
  ));
}

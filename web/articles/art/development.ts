import type { Drawing } from './drawing.ts';
import { box, disc } from './shapes.ts';

const rings: Drawing = {
  ground: 'a',
  shapes: [
    ['f', box(70, 186, 260, 8, 4)],
    ['c', box(120, 152, 160, 32, 16)],
    ['d', box(138, 118, 124, 32, 16)],
    ['b', box(154, 84, 92, 32, 16)],
    ['c', box(170, 52, 60, 30, 15)],
    ['d', disc(318, 164, 20)],
    ['f', disc(311, 157, 6)],
  ],
};

const blocks: Drawing = {
  ground: 'e',
  shapes: [
    ['f', box(80, 188, 240, 8, 4)],
    ['c', `${box(110, 126, 62, 62, 10)}${box(144, 58, 62, 62, 10)}`],
    ['b', box(178, 126, 62, 62, 10)],
    ['d', box(246, 126, 62, 62, 10)],
    ['f', 'M128 176C120.9 161.8 136.7 146.4 158.7 144.4C158.1 162.3 141.5 179.9 128 176Z'],
    ['f', `M162 108C154.9 93.8 170.7 78.4 192.7 76.4C192.1 94.3 175.5 111.9 162 108Z${disc(277, 157, 14)}`],
    ['c', 'M196 176C188.9 161.8 204.7 146.4 226.7 144.4C226.1 162.3 209.5 179.9 196 176Z'],
  ],
};

/** A board book without words. */
const book: Drawing = {
  ground: 'g',
  shapes: [
    ['c', box(84, 72, 232, 120, 12)],
    ['f', 'M96 54c36-8 74-6 104 10c30-16 68-18 104-10v122c-36-8-74-6-104 10c-30-16-68-18-104-10z'],
    ['g', 'M198 64h4v122h-4z'],
    ['d', disc(168, 84, 12)],
    ['b', 'M112 134c14-18 30-22 44-6 8-8 20-8 30 0v36c-24-10-50-12-74-8z'],
    ['c', 'M250 156C228 138 232 102 262 78C286 104 282 142 250 156Z'],
  ],
};

export const developmentDrawings = { 'development-1': rings, 'development-2': blocks, 'development-3': book } as const;

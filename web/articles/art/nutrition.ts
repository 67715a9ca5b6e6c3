import type { Drawing } from './drawing.ts';
import { bar, disc, oval } from './shapes.ts';

const bowl: Drawing = {
  ground: 'e',
  shapes: [
    ['f', oval(200, 186, 140, 12)],
    ['d', 'M110 112h180c0 46-38 76-90 76s-90-30-90-76z'],
    ['c', 'M126 112c18-26 44-34 74-30s58 8 74 30z'],
    ['b', 'M160 112c10-18 30-24 48-18s26 10 34 18z'],
    ['c', `${bar(303.8, 62.9, 262.4, 140.6, 8)}M322.5 27.6A17 24 28 0 1 300 70A17 24 28 0 1 322.5 27.6z`],
  ],
};

const avocado: Drawing = {
  ground: 'a',
  shapes: [
    ['f', oval(200, 190, 130, 11)],
    ['c', 'M200 34c40 0 74 66 74 104 0 36-32 56-74 56s-74-20-74-56c0-38 34-104 74-104z'],
    ['m', 'M200 54c30 0 56 54 56 84 0 28-24 42-56 42s-56-14-56-42c0-30 26-84 56-84z'],
    ['d', disc(200, 140, 28)],
  ],
};

/** An open cup with two handles. */
const cup: Drawing = {
  ground: 'g',
  shapes: [
    ['f', oval(200, 190, 130, 11)],
    ['d', `${disc(134, 116, 38)}${disc(266, 116, 38)}`],
    ['g', `${disc(134, 116, 22)}${disc(266, 116, 22)}`],
    ['c', 'M132 62h136l-12 114c-1 10-9 16-18 16h-76c-9 0-17-6-18-16z'],
    ['f', oval(200, 62, 68, 14)],
    ['b', 'M196 158C184 130 204 104 238 100C244 130 226 158 196 158Z'],
  ],
};

export const nutritionDrawings = { 'nutrition-1': bowl, 'nutrition-2': avocado, 'nutrition-3': cup } as const;

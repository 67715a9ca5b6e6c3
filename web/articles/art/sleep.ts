import type { Drawing } from './drawing.ts';
import { bar, box, disc } from './shapes.ts';

/** An empty crib, since nothing but the child belongs in it. */
const crib: Drawing = {
  ground: 'h',
  shapes: [
    ['m', disc(280, 54, 36)],
    ['h', disc(296, 45, 33)],
    ['b', `${box(80, 104, 240, 10, 5)}M70 200V96a10 10 0 0 1 20 0v104zM310 200V96a10 10 0 0 1 20 0v104z`],
    ['c', box(80, 170, 240, 16, 4)],
    ['f', box(92, 158, 216, 14, 6)],
    ['b', [112, 142, 172, 202, 232, 262, 292].map((x) => box(x, 112, 6, 48)).join('')],
    ['f', `${disc(120, 48, 3)}${disc(176, 32, 2.4)}${disc(220, 62, 2.4)}`],
  ],
};

/** Three leaves on strings. */
const mobile: Drawing = {
  ground: 'g',
  shapes: [
    ['b', `${box(198.75, 0, 2.5, 118)}${box(118.75, 56, 2.5, 22)}${box(278.75, 56, 2.5, 36)}`],
    ['c', bar(96, 56, 304, 56, 6)],
    ['c', 'M120 76C146.9 73.7 161.1 107.9 150.2 143.5C122.5 131.6 105.3 94.7 120 76Z'],
    ['d', 'M200 116C220 131.7 207.8 164.5 177.4 182.2C166 156.2 177.8 119.5 200 116Z'],
    ['b', 'M280 90C307 89 319.4 123.9 306.8 159C279.8 145.7 264.4 108 280 90Z'],
  ],
};

/** The moon behind a window. */
const moonWindow: Drawing = {
  ground: 'a',
  shapes: [
    ['f', 'M128 196V98a72 72 0 0 1 144 0v98z'],
    ['h', 'M140 188V98a60 60 0 0 1 120 0v90z'],
    ['d', disc(214, 92, 24)],
    ['h', disc(225, 85, 21)],
    ['f', `${box(196, 40, 8, 150)}${box(104, 188, 192, 14, 7)}`],
    ['c', 'M128 96c-34 20-44 60-40 106h34c-6-40 0-74 14-96zM272 96c34 20 44 60 40 106h-34c6-40 0-74-14-96z'],
  ],
};

export const sleepDrawings = { 'sleep-1': crib, 'sleep-2': mobile, 'sleep-3': moonWindow } as const;

import type { Drawing } from './drawing.ts';
import { bar, disc } from './shapes.ts';

/** A heart of two leaves. */
const heart: Drawing = {
  ground: 'g',
  shapes: [
    ['c', 'M200 186c-60-34-86-66-86-98 0-28 20-46 44-46 20 0 34 12 42 30z'],
    ['b', 'M200 186c60-34 86-66 86-98 0-28-20-46-44-46-20 0-34 12-42 30z'],
    [
      'g',
      [
        bar(200, 186, 200, 92, 4),
        bar(200, 150, 166, 120, 4),
        bar(200, 150, 234, 120, 4),
        bar(200, 122, 176, 98, 4),
        bar(200, 122, 224, 98, 4),
      ].join(''),
    ],
  ],
};

const thermometer: Drawing = {
  ground: 'g',
  shapes: [
    ['f', bar(115.2, 164.9, 276.4, 64.1, 40)],
    ['d', `${disc(108.4, 169.2, 32)}${bar(118.6, 162.9, 215.3, 102.4, 16)}`],
    [
      'b',
      [
        bar(172.4, 162.2, 178.8, 172.4, 5),
        bar(196.2, 147.4, 200.4, 154.2, 5),
        bar(219.9, 132.6, 226.3, 142.7, 5),
        bar(243.7, 117.7, 247.9, 124.5, 5),
        bar(267.4, 102.9, 273.8, 113.1, 5),
      ].join(''),
    ],
  ],
};

/** A bandage and a young leaf. */
const bandage: Drawing = {
  ground: 'a',
  shapes: [
    ['d', bar(132, 142, 268, 84, 68)],
    ['m', 'M159.5 90L217.5 65L242.5 124L184.5 149Z'],
    ['m', `${disc(128, 129, 4)}${disc(140, 158, 4)}${disc(262, 72, 4)}${disc(274, 101, 4)}`],
    ['c', 'M300 200C274 190 272 156 294 128C318 148 322 182 300 200Z'],
    ['b', 'M300 200C306 176 330 166 356 172C350 196 326 210 300 200Z'],
  ],
};

export const healthDrawings = { 'health-1': heart, 'health-2': thermometer, 'health-3': bandage } as const;

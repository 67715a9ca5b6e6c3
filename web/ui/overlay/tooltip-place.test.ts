import { expect, test } from 'vitest';
import { tooltipPlace } from './tooltip-place.ts';

const window = { width: 1000, height: 800 };
const tip = { width: 200, height: 30 };

test.each([
  { where: 'above the middle', left: 400, top: 300, place: { left: 322, top: 264 } },
  { where: 'below, at the top of the page', left: 400, top: 20, place: { left: 322, top: 70 } },
  { where: 'inside, at the start of the line', left: 0, top: 300, place: { left: 16, top: 264 } },
  { where: 'inside, at the end of the line', left: 956, top: 300, place: { left: 784, top: 264 } },
])('a tooltip of a button lies $where', ({ left, top, place }) => {
  expect(tooltipPlace({ left, top, width: 44, height: 44 }, tip, window)).toEqual(place);
});

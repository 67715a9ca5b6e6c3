import { expect, test } from 'vitest';
import { hiddenPx } from './above-keyboard.ts';

const screen = { top: 0, bottom: 844 };

test.each([
  { what: 'no keyboard', seen: { offsetTop: 0, height: 844, scale: 1 }, hidden: { above: 0, below: 0 } },
  { what: 'a keyboard', seen: { offsetTop: 0, height: 500, scale: 1 }, hidden: { above: 0, below: 344 } },
  {
    what: 'a keyboard, with the page moved up for the field',
    seen: { offsetTop: 60, height: 430, scale: 1 },
    hidden: { above: 60, below: 354 },
  },
  { what: 'a parent who zooms in', seen: { offsetTop: 90, height: 422, scale: 2 }, hidden: { above: 0, below: 0 } },
  {
    what: 'a bar of the browser that slides away',
    seen: { offsetTop: 0, height: 900, scale: 1 },
    hidden: { above: 0, below: 0 },
  },
])('of a sheet, $what hides $hidden.below px at the bottom', ({ seen, hidden }) => {
  expect(hiddenPx(screen, seen)).toEqual(hidden);
});

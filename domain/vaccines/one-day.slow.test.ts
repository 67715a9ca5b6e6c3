import { expect, test } from 'vitest';
import { bookedChildren, dosesSaid, dosesThatAreUrgent, dosesThatWait } from '#testing/vaccines/booked-children.ts';

test.each([20_261_130, 11, 12, 13])(
  '[decision 73] of many children, each dose is given on one day, which every screen says (seed %i)',
  (seed) => {
    const children = bookedChildren(seed, 400);

    expect(dosesThatWait(children).wrong).toEqual([]);
    expect(dosesThatAreUrgent(children).wrong).toEqual([]);
    expect(dosesSaid(children).wrong).toEqual([]);
  },
);

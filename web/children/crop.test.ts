import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstCrop, MOST_ZOOM, movedBy, zoomedTo, zoomOf } from './crop.ts';

const upright = { width: 3000, height: 4000 };
const wide = { width: 4000, height: 3000 };

describe('[CHILD-03] [decision 81] the part of a picture that is shown', () => {
  test('is the largest square at first, above the middle of an upright picture', () => {
    expect(firstCrop(upright)).toEqual({ left: 0, top: 250, side: 3000 });
    expect(firstCrop(wide)).toEqual({ left: 500, top: 0, side: 3000 });
  });

  test('is enlarged about its middle', () => {
    const crop = zoomedTo(upright, firstCrop(upright), 2);

    expect(crop).toEqual({ left: 750, top: 1000, side: 1500 });
    expect(zoomOf(upright, crop)).toBe(2);
  });

  test('moves by parts of its side, to the edge at most', () => {
    const crop = zoomedTo(wide, firstCrop(wide), 2);

    expect(movedBy(wide, crop, 0.1, -0.1)).toEqual({ left: 1400, top: 600, side: 1500 });
    expect(movedBy(wide, crop, -9, 9)).toEqual({ left: 0, top: 1500, side: 1500 });
  });

  test('is always a square inside the picture', () => {
    const step = fc.record({
      zoom: fc.double({ min: 0, max: 9, noNaN: true }),
      across: fc.double({ min: -3, max: 3, noNaN: true }),
      down: fc.double({ min: -3, max: 3, noNaN: true }),
    });
    const length = fc.integer({ min: 1, max: 9000 });
    fc.assert(
      fc.property(length, length, fc.array(step), (width, height, steps) => {
        const size = { width, height };
        const crop = steps.reduce(
          (at, { zoom, across, down }) => movedBy(size, zoomedTo(size, at, zoom), across, down),
          firstCrop(size),
        );
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.side).toBeLessThanOrEqual(width + 1e-6);
        expect(crop.top + crop.side).toBeLessThanOrEqual(height + 1e-6);
        expect(zoomOf(size, crop)).toBeLessThanOrEqual(MOST_ZOOM + 1e-6);
      }),
    );
  });
});

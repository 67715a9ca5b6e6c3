import { expect, test } from 'vitest';
import { leafletPaths, leafletShare, stemPath } from './frond-geometry.ts';

const numbersOf = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const pointsOf = (path: string) => {
  const numbers = numbersOf(path);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? Number.NaN }] : []));
};

test('the first leaflet of twelve lies where the design drew it', () => {
  const [first] = leafletPaths({ total: 12, width: 360, height: 78 });
  expect(first).toBe('M19.56 50.06C14.08 43.6 20.49 32.16 31.82 26.88C33.71 36.77 27.15 49.62 19.56 50.06Z');
});

test.each([8, 12, 24])('%i leaflets stay inside the drawing, from foot to tip', (total) => {
  const paths = leafletPaths({ total, width: 360, height: 78 });
  const points = paths.flatMap(pointsOf);
  const feet = paths.map((path) => numbersOf(path)[0]);

  expect(paths).toHaveLength(total);
  expect(feet).toEqual(feet.toSorted((a = 0, b = 0) => a - b));
  expect(points.every(({ x, y }) => x >= 0 && x <= 360 && y >= 0 && y <= 78)).toBe(true);
});

test('leaflets are longest in the middle of the frond', () => {
  const shares = Array.from({ length: 12 }, (_, index) => leafletShare(index, 12));
  const longest = shares.indexOf(Math.max(...shares));
  expect(longest).toBeGreaterThan(4);
  expect(longest).toBeLessThan(8);
});

test('the stem runs from the foot into a curled tip without leaving the drawing', () => {
  const points = pointsOf(stemPath({ total: 12, width: 360, height: 78 }));
  expect(points[0]).toEqual({ x: 6, y: 51.48 });
  expect(points.every(({ x, y }) => x >= 0 && x <= 360 && y >= 0 && y <= 78)).toBe(true);
});

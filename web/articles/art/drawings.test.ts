import { expect, test } from 'vitest';
import { drawings } from './drawings.ts';

const named = Object.entries(drawings);

test.each(named)('[ART-02] a drawing is calm, with four colors at most on its ground: %s', (_, { ground, shapes }) => {
  const colors = new Set(shapes.map(([ink]) => ink).filter((ink) => ink !== ground));

  expect(colors.size).toBeGreaterThan(1);
  expect(colors.size).toBeLessThanOrEqual(4);
});

test.each(named)('[ART-02] every shape of a drawing is whole: %s', (_, { shapes }) => {
  const paths = shapes.map(([, path]) => path);

  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^(M-?\d[-\d. AaCcHhLlSsVv]*[Zz](?=M|$))+$/);
});

test('[ART-02] no two drawings are the same', () => {
  expect(new Set(named.map(([, drawing]) => JSON.stringify(drawing))).size).toBe(named.length);
});

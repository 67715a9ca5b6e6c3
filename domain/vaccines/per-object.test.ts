import { expect, test } from 'vitest';
import { perObject } from './per-object.ts';

test('what is made of an object is made once for each, and nought is made as well', () => {
  const asked: string[][] = [];
  const length = perObject((names: string[]) => {
    asked.push(names);
    return names.length;
  });
  const [none, one]: [string[], string[]] = [[], ['MMR']];

  expect([none, one, none, one].map(length)).toEqual([0, 1, 0, 1]);
  expect(asked).toEqual([none, one]);
  expect(length(['MMR'])).toBe(1);
  expect(asked).toHaveLength(3);
});

import { expect, test } from 'vitest';
import { leaksIn } from './leaks.ts';

test('a description that the build left in a script is found, with its file', () => {
  const scripts = new Map([
    ['boot.js', 'const a={path:"/vaccines"}'],
    ['care.js', 'const b={summary:"Adds a dose."}'],
  ]);

  expect(leaksIn(['Adds a dose.', 'Every vaccine of your child.'], scripts)).toEqual([
    "care.js contains 'Adds a dose.'",
  ]);
});

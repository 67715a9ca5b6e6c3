import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['Hannah Brooks', 'Hannah Brooks'],
  ['J.R. Smith-O’Neil', 'J. R. Smith-O’Neil'],
  ['https://evil.example/win', 'https evil. example win'],
  ['www.evil.example', 'www. evil. example'],
  ['evil。example', 'evil. example'],
  ['call@evil.example', 'call evil. example'],
  ['\u202eHannah\u200b', 'Hannah'],
  ['Two\nlines', 'Two lines'],
  ['x'.repeat(100), `${'x'.repeat(60)}…`],
])('[PAR-02] the name %j appears in a mail as %j, which no program turns into a link', (name, shown) => {
  expect(plainName(name)).toBe(shown);
});

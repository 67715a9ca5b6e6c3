import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['Hannah Brooks', 'Hannah Brooks'],
  ['J.R. Smith-O’Neil', 'J R Smith-O’Neil'],
  ['Zoë Müller', 'Zoë Müller'],
  ['山田 花子', '山田 花子'],
  ['https://evil.example/win', 'https evil example win'],
  ['www.evil.example', 'www evil example'],
  ['evil。example', 'evil example'],
  ['call@evil.example', 'call evil example'],
  ['Call +49 170 1234567 now!', 'Call now'],
  ['\u202eHannah\u200b', 'Hannah'],
  ['Two\nlines', 'Two lines'],
  ['12345', 'Somebody'],
  ['x'.repeat(100), `${'x'.repeat(60)}…`],
])('[PAR-02] the name %j appears in a mail as %j, which is no link, no number and no message', (name, shown) => {
  expect(plainName(name)).toBe(shown);
});

import { expect, test } from 'vitest';
import { mergedChecks } from './checked-here.ts';

test.each([
  {
    what: 'what another parent noted is kept beside what was checked here',
    seen: [],
    checked: ['asthma'],
    stored: ['hiv'],
    is: ['asthma', 'hiv'],
  },
  {
    what: 'what was unchecked here stays unchecked',
    seen: ['asthma'],
    checked: [],
    stored: ['asthma', 'hiv'],
    is: ['hiv'],
  },
  {
    what: 'what another parent took out is not noted again',
    seen: ['asthma', 'hiv'],
    checked: ['asthma', 'hiv', 'scid'],
    stored: ['hiv'],
    is: ['hiv', 'scid'],
  },
  { what: 'what both noted is noted once', seen: [], checked: ['hiv'], stored: ['hiv'], is: ['hiv'] },
])('$what', ({ seen, checked, stored, is }) => {
  expect([...mergedChecks(seen, new Set(checked), stored)].toSorted()).toEqual(is);
});

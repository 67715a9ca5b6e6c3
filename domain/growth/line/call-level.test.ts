import { expect, test } from 'vitest';
import { callLevel } from './call-level.ts';

test.each([
  ['Weigh again, and call your doctor today.', 'More than 10% is lost.', [], 'call_now'],
  ['A weight to show your doctor.', 'Have Maya weighed again, and call your doctor today.', [], 'call_now'],
  [
    'Still below his birth weight.',
    'Have Maya weighed by your doctor today; with more than 10%, call your doctor the same day.',
    [],
    'call_now',
  ],
  ['A weight.', 'It is lower.', ['Yellow legs.'], 'call_now'],
  ['Not yet at his birth weight.', 'Weigh again, and call your doctor today or tomorrow.', [], 'call_soon'],
  [
    'A weight to check again.',
    'Weigh Maya again today on the same scale; if it is still lower, call your doctor today.',
    [],
    null,
  ],
  [
    'A value to ask your doctor about soon.',
    'Have it measured again, and call your doctor in the next few days.',
    [],
    null,
  ],
  ['Numbers to show your doctor.', 'Show this to your doctor at the next visit.', [], null],
])("'%s %s' asks for a call as soon as it says", (title, text, callNow, level) => {
  expect(callLevel({ title, text, callNow })).toBe(level);
});

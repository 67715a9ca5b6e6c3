import { expect, test } from 'vitest';
import { guideLines } from './guide-lines.ts';

test('a line is one thing, whatever ends it, and what is said twice is said once', () => {
  expect(guideLines('One tip\r\nOne tip\n\n  First\u2028Second \u2029Third')).toEqual([
    'One tip',
    'First',
    'Second',
    'Third',
  ]);
  expect(guideLines(' \n')).toEqual([]);
});

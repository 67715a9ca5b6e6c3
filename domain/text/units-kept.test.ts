import { expect, test } from 'vitest';
import { unitsKept } from './units-kept.ts';

test('a number and its unit stay on one line', () => {
  expect(unitsKept('call at 101 F (38.3 C). Give 400 IU, or 2 ounces')).toBe(
    'call at 101\u00A0F (38.3\u00A0C). Give 400\u00A0IU, or 2\u00A0ounces',
  );
});

test('words after a number that only begin like a unit may stand on the next line', () => {
  expect(unitsKept('at 6 Feeds, 3 Cups, 4 gums and 2 months')).toBe('at 6 Feeds, 3 Cups, 4 gums and 2 months');
});

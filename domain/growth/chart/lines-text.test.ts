import { expect, test } from 'vitest';
import { linesText } from './lines-text.ts';

test('what the lines mean is said beside any latest value but one that asks for a doctor today', () => {
  const without = (reason: 'newborn-loss' | 'sex-unknown') => ({ scored: false, reason, reference: null }) as const;

  expect(linesText(without('newborn-loss'))).toBeNull();
  expect(linesText(without('newborn-loss'), 'z-scores')).toBeNull();
  expect(linesText(without('sex-unknown'))).toMatch(/^Three of 100 .* a line is a guide, not a grade\.$/);
  expect(linesText(undefined, 'seven')).toMatch(/^Three of 100/);
  expect(linesText(null, 'z-scores')).toMatch(/^Lines at whole standard deviations/);
});

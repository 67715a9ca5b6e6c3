import { expect, test } from 'vitest';
import { callRulesIn } from './call-words.ts';

test('[ART-04] signs of danger are found in any place of a long text, the most urgent first', () => {
  const calm = 'Offer the spoon and wait. '.repeat(60);

  const found = callRulesIn(`${calm}\n\n- Trouble breathing\n\n${calm}\n\n**Fever** of 101 in a baby of 2 months.`);

  expect(found[0]).toBe('rf-breathing');
  expect(found.length).toBeGreaterThan(1);
  expect(callRulesIn(calm)).toEqual([]);
});

test('[ART-04] words of two points of a list are not read as one sentence', () => {
  expect(callRulesIn('- Wash the blue cup\n- Wipe the lips')).toEqual([]);
  expect(callRulesIn('- Look for blue or gray lips')).toContain('rf-blue');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inLineRanges, lineRangesText } from './line-ranges.ts';

test.each([
  { lines: [], text: '' },
  { lines: [7], text: '7' },
  { lines: [9, 3, 7, 8, 8], text: '3,7-9' },
])('[GRO-01] lines $lines in short are “$text”', ({ lines, text }) => {
  expect(lineRangesText(lines)).toBe(text);
});

test('[GRO-01] exactly the lines that were written are among them', () => {
  const line = fc.integer({ min: 1, max: 60 });
  const property = fc.property(fc.uniqueArray(line), line, (lines, one) => {
    expect(inLineRanges(lineRangesText(lines))(one)).toBe(lines.includes(one));
  });
  expect(() => fc.assert(property)).not.toThrow();
});

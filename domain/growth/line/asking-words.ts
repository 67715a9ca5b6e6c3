import type { LineInput } from './line-point.ts';
import { lineWords, type LineWords } from './line-words.ts';

/** What is said of the child's line that is not calm, and beside which nothing calms; null if there is nothing. */
export function askingWords(input: LineInput): LineWords | null {
  const words = lineWords(input);
  return words && words.tone !== 'fern' ? words : null;
}

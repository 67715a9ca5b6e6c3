import { lineInput, type LineFacts } from './line-input.ts';
import { lineWords, type LineWords } from './line-words.ts';

/** What is said of the child's line that is not calm, and beside which nothing calms; null if there is nothing. */
export function askingWords(facts: LineFacts): LineWords | null {
  const words = lineWords(lineInput(facts));
  return words && words.tone !== 'fern' ? words : null;
}

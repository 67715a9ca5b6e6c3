import { lineInput, type LineFacts } from '#domain/growth/line/line-input.ts';
import { lineWords } from '#domain/growth/line/line-words.ts';
import { LineWords } from './line-words.tsx';

/** One sentence about the child's line; nothing if there is none. */
export function LineStatement(facts: LineFacts) {
  const words = lineWords(lineInput(facts));
  return words && <LineWords words={words} />;
}

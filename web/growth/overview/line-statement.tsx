import { lineInput, type LineFacts } from '#domain/growth/line/line-input.ts';
import { lineWords } from '#domain/growth/line/line-words.ts';
import { LineWords } from './line-words.tsx';

/** The one sentence about a child's line; nothing where there is none to say. */
export function LineStatement(facts: LineFacts) {
  const words = lineWords(lineInput(facts));
  return words && <LineWords words={words} />;
}

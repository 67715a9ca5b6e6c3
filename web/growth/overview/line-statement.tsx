import { lineInput, type LineFacts } from '#domain/growth/line/line-input.ts';
import { firstWeeksWords } from '#domain/growth/line/first-weeks-words.ts';
import { lineWords } from '#domain/growth/line/line-words.ts';
import { LineWords } from './line-words.tsx';

/** One sentence about the child's line; nothing if there is none. */
export function LineStatement(facts: LineFacts) {
  const words = lineWords(lineInput(facts));
  return words && <LineWords words={words} />;
}

/** What a newborn's weight asks for, which waits for no reference; nothing if it asks for nothing. */
export function NewbornStatement(facts: Omit<LineFacts, 'plan'>) {
  const words = firstWeeksWords(lineInput({ ...facts, plan: [] }));
  return words && <LineWords words={words} />;
}

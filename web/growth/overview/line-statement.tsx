import { lineInput, type LineFacts } from '#domain/growth/line/line-input.ts';
import { firstWeeksWords } from '#domain/growth/line/first-weeks-words.ts';
import { LineWords } from './line-words.tsx';

/** What a newborn's weight asks for, which waits for no reference; nothing if it asks for nothing. */
export function NewbornStatement(facts: Omit<LineFacts, 'plan'>) {
  const words = firstWeeksWords(lineInput({ ...facts, plan: [] }));
  return words && <LineWords words={words} />;
}

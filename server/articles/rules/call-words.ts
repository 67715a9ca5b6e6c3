import { emergenciesIn } from '#domain/articles/emergency.ts';
import { plainLines } from '#domain/articles/markup.ts';
import { redFlagsOf } from '#domain/articles/red-flags-data.ts';

/** Ids of the rules whose signs a text tells of, the most urgent first. Patterns look at a sentence at a time. */
export function callRulesIn(text: string): string[] {
  const sentences = plainLines(text).flatMap((line) => line.split(/(?<=[.?!])\s+/));
  const found = new Set(sentences.flatMap((sentence) => emergenciesIn(sentence, null).map(({ id }) => id)));
  return redFlagsOf([...found]).map(({ id }) => id);
}

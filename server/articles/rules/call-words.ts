import { plainLines } from '#domain/articles/markup.ts';
import { redFlags, redFlagsOf } from '#domain/articles/red-flags-data.ts';

/** In characters: a pattern looks for words that stand near each other. */
const LONGEST_SENTENCE = 500;

/** Ids of the rules whose words a text holds, the most urgent first. */
export function callRulesIn(text: string): string[] {
  const sentences = plainLines(text)
    .flatMap((line) => line.split(/(?<=[.?!])\s+/))
    .map((sentence) => sentence.slice(0, LONGEST_SENTENCE));
  const found = rules().filter(({ patterns }) => patterns.some((one) => sentences.some((each) => one.test(each))));
  return redFlagsOf(found.map(({ id }) => id)).map(({ id }) => id);
}

type Rule = { readonly id: string; readonly patterns: readonly RegExp[] };

function rules(): readonly Rule[] {
  compiled ??= redFlags.map(({ id, patterns }) => ({ id, patterns: patterns.map((one) => new RegExp(one, 'i')) }));
  return compiled;
}

let compiled: readonly Rule[] | undefined;

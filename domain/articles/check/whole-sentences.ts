/** What a text that still grows has of whole sentences, and the rest. */
export type Whole = { readonly sentences: readonly string[]; readonly rest: string };

/**
 * Where a sentence ends: at the end of a line, or behind its mark, the citations that belong to it, and the space before
 * the next. So 'Wait. [1] Then' is whole as 'Wait. [1]'. The number of a step and short forms end nothing.
 */
const END =
  /\n+|(?<![\n^]\s{0,4}\d{1,2})(?<!^\d{1,2})(?<!\b(?:dr|mr|mrs|ms|vs|e\.g|i\.e|a\.m|p\.m|approx|no))[.!?]["')]?(?:[ \t]*\[[\d, ]{1,12}\])*[ \t]+(?=[^\s[])/i;

export function wholeSentences(text: string): Whole {
  const sentences: string[] = [];
  let rest = text;
  for (let end = END.exec(rest); end; end = END.exec(rest)) {
    const sentence = rest.slice(0, end.index + end[0].length).trim();
    if (sentence !== '') sentences.push(sentence);
    rest = rest.slice(end.index + end[0].length);
  }
  return { sentences, rest };
}

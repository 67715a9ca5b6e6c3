/** What is put into patterns by name, as `<him>`: words that mean the same, as 'him|her|them'. */
export type WordClasses = Readonly<Record<string, string>>;

/** `<him>`, a class; `<25>`, a gap of at most 25 letters in one sentence; `<25.?>`, one that goes past '.' and '?'. */
const REFERENCE = /<(?:([a-z]+)|(\d+)([.?]*))>/g;
const ENDS = '.?!';

/**
 * Puts classes and gaps into a pattern; one that has neither stays as it is. A class that is unknown is a SyntaxError.
 */
export function patternReader(classes: WordClasses): (pattern: string) => string {
  const whole = (pattern: string): string =>
    pattern.replaceAll(REFERENCE, (_, name: string | undefined, letters?: string, passed?: string) =>
      name === undefined ? gap(letters ?? '0', passed ?? '') : `(?:${whole(wordsOf(name))})`,
    );
  const wordsOf = (name: string): string => {
    const words = classes[name];
    if (words === undefined) throw new SyntaxError(`no class of words is named ${name}`);
    return words;
  };
  return whole;
}

/** From the end of a word to the beginning of one. */
function gap(letters: string, passed: string): string {
  const ends = Array.from(ENDS).filter((end) => !passed.includes(end));
  return String.raw`\b[^${ends.join('')}]{0,${letters}}\b`;
}

/** Of several phrases any, in whole words. */
export function anyOf(phrases: readonly string[]): string {
  return String.raw`\b(?:${phrases.join('|')})(?!\w)`;
}

import { readingGrade, sentencesOf, wordsOf } from './reading-grade.ts';

/** A text that parents read: one string for each piece that stands by itself, such as an item of a list. */
export type ShownText = { readonly where: string; readonly pieces: readonly string[] };

const HIGHEST_GRADE = 6;
const MOST_WORDS = 24;

/**
 * Texts harder than the sixth US grade, and sentences of more than 24 words. A formula says nothing of three words
 * ('Scribbles' alone would be grade 8), so the pieces of a text are judged together, as they are read, and each
 * sentence by its length too, which a mean would hide.
 */
export function gradeProblems(texts: readonly ShownText[]): string[] {
  const grades = texts.flatMap(({ where, pieces }) => {
    const grade = readingGrade(pieces.join('\n'));
    return grade <= HIGHEST_GRADE ? [] : [`${where}: grade ${grade.toFixed(1)}`];
  });
  return [...grades, ...sentenceProblems(texts)];
}

/** Sentences of more than 24 words. */
export function sentenceProblems(texts: readonly ShownText[]): string[] {
  return texts.flatMap(({ where, pieces }) =>
    sentencesOf(pieces.join('\n'))
      .filter((sentence) => wordsOf(sentence).length > MOST_WORDS)
      .map((sentence) => `${where}: a sentence of ${wordsOf(sentence).length} words: ${sentence}`),
  );
}

const NEVER = [
  'behind',
  'normal(?:ly)?',
  'abnormal(?:ly)?',
  'fail(?:s|ed|ing|ure)?',
  'at risk',
  'oops',
  'just',
  'simply',
  'delayed',
  'retarded',
  'late bloomer',
];

/** @param meant words that mean something else where they stand, by where: 'just' of time */
export function wordProblems(texts: readonly ShownText[], meant: Readonly<Record<string, string>> = {}): string[] {
  return texts.flatMap(({ where, pieces }) => {
    const found = pieces.join('\n').match(new RegExp(`\\b(?:${NEVER.join('|')})\\b`, 'gi')) ?? [];
    return found.filter((word) => word.toLowerCase() !== meant[where]).map((word) => `${where}: '${word}'`);
  });
}

/** Blanks at an end or doubled, and quotes that are not straight. */
export function styleProblems(texts: readonly ShownText[]): string[] {
  return texts.flatMap(({ where, pieces }) =>
    pieces
      .filter((piece) => piece.trim() === '' || /^\s|\s$|\s{2}|[’‘“”–—]/.test(piece))
      .map((piece) => `${where}: '${piece}'`),
  );
}

import { sentencesOf as sentencesOfLine } from '#domain/text/sentences.ts';

/**
 * Flesch-Kincaid grade of a text: 0.39 × words per sentence + 11.8 × syllables per word − 15.59 (Kincaid and others,
 * 1975). 6 is what a reader of the sixth US grade follows. NaN without words.
 */
export function readingGrade(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentencesOf(text).length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Of all lines, those with a word. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap(sentencesOfLine)
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** Of letters or figures. A hyphen parts two words, an apostrophe or the point in a number does not. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:['.][\p{L}\d]+)*/gu) ?? [];
}

/**
 * Syllables of an English word, guessed from its letters: groups of the vowels a, e, i, o, u and y, at least one, where
 *
 * - a last 'e', '-es' or '-ed' is silent, unless a hissing sound comes before '-es' ('noises'), t or d before '-ed'
 *   ('wanted'), or a consonant and l or r before it ('little'); so is the 'e' before '-ly', '-ty', '-ment', '-thing',
 *   '-one' and '-work' ('safety');
 * - vowels that are said one by one count each: 'ia' and 'iu' but not after c or t ('social'), 'eo' but not before p
 *   ('people'), 'io' but not in '-tion' and its like, 'ua' but not after q or g, 'ie' before t or '-nce' ('quiet'), a last
 *   'ea' that is not the only vowel ('idea'), and any before '-ing';
 * - a number has as many as it has figures, and four borrowed words keep their last 'e' ('sesame').
 *
 * In a word it misses it mostly counts one too many, which makes a text look harder, never easier: 'every' has three.
 */
export function syllablesOf(word: string): number {
  if (/^[\d.]+$/.test(word)) return word.replaceAll('.', '').length;
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (LAST_E_HEARD.has(letters)) return syllablesOf(letters.slice(0, -1)) + 1;
  const heard = letters
    .replace(/(?<![csxzg]|[cs]h)es$|(?<![td])ed$|e$/, (ending) => (isAfterSyllable(letters, ending) ? '' : ending))
    .replace(/(?<=[aeiouy][^aeiouy]{1,2})e(?=(?:ly|ty|ment|thing|on|work)s?$)/, '');
  const groups = heard.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = heard.match(APART)?.length ?? 0;
  return Math.max(1, groups + apart);
}

const LAST_E_HEARD = new Set(['sesame', 'edamame', 'guacamole', 'recipe']);

const APART =
  /(?<![ct])i[au]|eo(?!p)|(?<![tscgx])io|(?<![qg])ua(?!r)|ie(?=t|nce?)|(?<=[aeiouy][^aeiouy])ea$|[aeiouy](?=ing)/g;

/** Not 'the', whose vowel is its only one, nor 'little', whose 'l' needs it. */
function isAfterSyllable(letters: string, ending: string): boolean {
  const stem = letters.slice(0, letters.length - ending.length);
  return /[aeiouy]/.test(stem) && !/[^aeiouylr][lr]$/.test(stem);
}

/** Of a shorter word one slip may make any other. */
const FEWEST_LETTERS = 5;

/** No vaccine has a longer one, and the pattern of such a word takes seconds to try. */
const MOST_LETTERS = 20;

/** Of fewer one slip may make the beginning of any other: 'fever' that of 'severe'. */
const FEWEST_OF_BEGINNING = 6;

/**
 * A pattern of what a word may mean when it has a slip: a letter that is missing, wrong or too many, or two swapped. It
 * follows `\b`; a word of fewer than five letters, or of more than twenty, is taken as it is.
 *
 * @param between what may stand between two letters
 */
export function spelledLike(word: string, between = ''): string {
  const letters = word.split('');
  if (letters.length < FEWEST_LETTERS || letters.length > MOST_LETTERS) return letters.join(between);
  const ways = letters.flatMap((letter, at) => [
    letters.with(at, `\\w?${letter}?`),
    letters.toSpliced(at, 2, letters[at + 1] ?? '', letter),
  ]);
  const end = letters.length < FEWEST_OF_BEGINNING ? '\\b' : '';
  return `(?:${ways.map((way) => way.join(between)).join('|')})${end}`;
}

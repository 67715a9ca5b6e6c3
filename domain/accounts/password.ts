export const shortestPassword = 8;
/** Enough for any sentence, quick to hash. */
export const longestPassword = 128;

/** @param common in lower case */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  return common.has(password.normalize('NFKC').trim().toLowerCase());
}

const LEAST_OTHER_LETTERS = 4;

/**
 * Whether a password is little more than a word that anybody would try first for this account, or one character
 * repeated. Source: OWASP ASVS 5.0, 6.1.2 and 6.2.11; how much more it needs is ours.
 *
 * @param words such as the product's name, the host's, and the account's address
 */
export function isOwnWord(password: string, words: readonly string[]): boolean {
  // Before folding, which would leave nothing of a password made of signs.
  if (new Set(password.normalize('NFKC').toLowerCase()).size < 2) return true;
  const folded = foldedLetters(password);
  const known = words.map(foldedLetters).filter((word) => word.length >= LEAST_OTHER_LETTERS);
  const longestFirst = known.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), folded);
  return rest !== folded && new Set(rest).size < LEAST_OTHER_LETTERS;
}

function foldedLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export type PasswordRule = { readonly needs: string; readonly isKept: (password: string) => boolean };

export const lengthRule: PasswordRule = {
  needs: 'at least 8 characters',
  isKept: (password) => password.length >= shortestPassword,
};

export const compositionRules: readonly PasswordRule[] = [
  { needs: 'at least 1 uppercase letter', isKept: (password) => /\p{Lu}/u.test(password) },
  { needs: 'at least 1 number', isKept: (password) => /\p{Nd}/u.test(password) },
  { needs: 'at least 1 special character', isKept: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
];

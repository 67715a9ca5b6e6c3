/** Fewest characters of a new password. */
export const shortestPassword = 8;
/** Most characters of a new password: enough for any sentence, little enough to hash at once. */
export const longestPassword = 128;

/**
 * Whether a password is one that strangers try first.
 *
 * @param common such passwords in lower case
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  return common.has(password.normalize('NFKC').trim().toLowerCase());
}

/** One thing that a password has to have. */
export type PasswordRule = { readonly needs: string; readonly isKept: (password: string) => boolean };

/** What every new password has to have. */
export const lengthRule: PasswordRule = {
  needs: 'at least 8 characters',
  isKept: (password) => password.length >= shortestPassword,
};

/** What else one has to have that is set by a mailed link. */
export const compositionRules: readonly PasswordRule[] = [
  { needs: 'at least 1 uppercase letter', isKept: (password) => /\p{Lu}/u.test(password) },
  { needs: 'at least 1 number', isKept: (password) => /\p{Nd}/u.test(password) },
  { needs: 'at least 1 special character', isKept: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
];

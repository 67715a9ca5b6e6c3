export const shortestPassword = 8;
/** Enough for any sentence, quick to hash. */
export const longestPassword = 128;

/** @param common in lower case */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  return common.has(password.normalize('NFKC').trim().toLowerCase());
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

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

import { readFileSync } from 'node:fs';

const file = new URL('../../content/accounts/common-passwords.txt', import.meta.url);
let known: ReadonlySet<string> | undefined;

/** The passwords in lower case, read on first use. */
export function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(readFileSync(file, 'utf8').trimEnd().split('\n'));
  return known;
}

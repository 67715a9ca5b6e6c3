import { readFileSync } from 'node:fs';

const file = new URL('../../content/accounts/common-passwords.txt', import.meta.url);
let known: ReadonlySet<string> | undefined;

/** Passwords that many people use, in lower case. Read once, when they are needed first. */
export function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(readFileSync(file, 'utf8').trimEnd().split('\n'));
  return known;
}

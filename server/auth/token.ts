import { hash, randomBytes } from 'node:crypto';

/** A secret nobody can guess: 256 random bits as 43 letters, digits, `-` and `_`. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: its SHA-256 in hex. Whoever reads the database cannot use it. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}

import { hash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in hex, so that reading the database reveals no usable token. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}

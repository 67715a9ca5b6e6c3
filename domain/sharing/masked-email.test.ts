import { expect, test } from 'vitest';
import { maskedEmail } from './masked-email.ts';

test.each([
  ['maria@example.org', 'm…@example.org'],
  ['m@example.org', 'm…@example.org'],
  ['😀x@example.org', '😀…@example.org'],
])('[PAR-03] of the address %s a stranger sees %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

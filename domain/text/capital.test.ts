import { expect, test } from 'vitest';
import { capital, uncapital } from './capital.ts';

test('a text begins a sentence, or stands within one; all but its first letter stays', () => {
  expect(capital('tree nut and IPV')).toBe('Tree nut and IPV');
  expect(uncapital('Turns toward Maya')).toBe('turns toward Maya');
  expect(capital('')).toBe('');
  expect(uncapital('')).toBe('');
});

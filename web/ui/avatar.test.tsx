import { expect, test } from 'vitest';
import { initialOf } from './avatar.tsx';

test.each([
  { name: 'maya', initial: 'M' },
  { name: '  Özlem', initial: 'Ö' },
  { name: '𠮷野', initial: '𠮷' },
  { name: '', initial: '' },
])('the initial of "$name" is "$initial"', ({ name, initial }) => {
  expect(initialOf(name)).toBe(initial);
});

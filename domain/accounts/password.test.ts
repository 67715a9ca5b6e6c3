import { expect, test } from 'vitest';
import { isCommonPassword } from './password.ts';

const common = new Set(['sunshine', 'iloveyou']);

test.each([
  ['sunshine', true],
  ['SunShine', true],
  [' sunshine ', true],
  ['ｓｕｎｓｈｉｎｅ', true],
  ['sunshine1', false],
  ['seven quiet owls', false],
])('[AUTH-01] %s is a common password: %s', (password, isCommon) => {
  expect(isCommonPassword(password, common)).toBe(isCommon);
});

import { expect, test } from 'vitest';
import { compositionRules, isCommonPassword, isOwnWord, lengthRule } from './password.ts';

const rules = [lengthRule, ...compositionRules];
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

const words = [
  'Fernling',
  'family.example.org',
  'family',
  'hannah.brooks@example.org',
  'hannah.brooks',
  'Hannah Brooks',
];

test.each([
  'fernling',
  'Fernling2026',
  'FERNLING!!!!',
  'fernling.family',
  'family.example.org',
  'hannah.brooks@example.org',
  'HannahBrooks1',
  'hannah-brooks-2',
  'aaaaaaaa',
  '        ',
  '11111111111',
  '🦉🦉🦉🦉🦉🦉🦉🦉',
])('[AUTH-01] %j is a word of this account', (password) => {
  expect(isOwnWord(password, words)).toBe(true);
});

test.each([
  '🦉🌙🍼🌿🧸🌧️⭐🪺',
  '!?%&/()=+*',
  '1!$%&/()',
  'seven quiet owls',
  'a fernling in the quiet wood',
  'newborn and two owls',
  'Owls at 7!',
  'abababab',
])('[AUTH-01] %j is not', (password) => {
  expect(isOwnWord(password, words)).toBe(false);
});

test.each([
  { password: 'Owls at 7!', missing: [] },
  { password: 'Ünder 1 Ast.', missing: [] },
  { password: 'OWLS 7!', missing: ['at least 8 characters'] },
  { password: 'owls at 7!', missing: ['at least 1 uppercase letter'] },
  { password: 'Owls at dusk!', missing: ['at least 1 number'] },
  { password: 'Owls at 7 pm', missing: ['at least 1 special character'] },
  { password: '', missing: rules.map(({ needs }) => needs) },
])('[AUTH-07] of what a mailed link asks for, “$password” lacks $missing', ({ password, missing }) => {
  expect(rules.filter(({ isKept }) => !isKept(password)).map(({ needs }) => needs)).toEqual(missing);
});

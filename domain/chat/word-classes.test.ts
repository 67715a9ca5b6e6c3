import { expect, test } from 'vitest';
import { anyOf, patternReader } from './word-classes.ts';

const whole = patternReader({ him: 'him|her', wet: 'drenched|<him> wet' });
const finds = (phrase: string, text: string) => new RegExp(whole(anyOf([phrase])), 'i').test(text);

test.each([
  ['saw <him>', 'we saw her', true],
  ['saw <him>', 'we saw hers', false],
  ['saw <him>', 'we foresaw her', false],
  ['saw <wet>', 'i saw him wet', true],
  ['ate<10>soap', 'ate the soap', true],
  ['ate<10>soap', 'ate all of the green soap', false],
  ['ate<10>soap', 'ate. soap', false],
  ['ate<10.>soap', 'ate. soap', true],
  ['ate<10.>soap', 'ate? soap', false],
  ['ate<10.?>soap', 'ate? soap', true],
  ['ate<10>soap', 'plate soap', false],
  ['(?<!not )limp', 'not limp', false],
])("'%s' in '%s': %s", (phrase, text, isThere) => {
  expect(finds(phrase, text)).toBe(isThere);
});

test('any of several phrases', () => {
  expect(new RegExp(anyOf(['a b', 'c'])).exec('bc c')?.[0]).toBe('c');
});

test('a class that is not there is refused', () => {
  expect(() => whole('<hin>')).toThrow('hin');
});

import { describe, expect, test } from 'vitest';
import { hashesOf, isCopied } from './copied.ts';

const published = hashesOf([
  'Shows him an apple, like a red one (or a green one)',
  'Waves "bye-bye"',
  'Carries the small blue bucket of sand over to the old wooden bench',
  'Holds a cup; for example, a mug',
]);

describe('a copy of what somebody else published is found', () => {
  test.each([
    'Shows him an apple, like a red one (or a green one)',
    'shows her an apple',
    "Waves 'bye-bye'.",
    'Waves bye bye, such as at the door',
    'Holds a cup',
    'Then carries the small blue bucket of sand home',
    'Slowly over to the old wooden bench: of sand over to the old wooden bench',
  ])('%s', (text) => {
    expect(isCopied(text, published)).toBe(true);
  });

  test.each(['Shows you an apple', 'Waves goodbye', 'Carries the small blue bucket of water', 'Holds a mug'])(
    'not %s',
    (text) => {
      expect(isCopied(text, published)).toBe(false);
    },
  );

  test('no words of it are kept', () => {
    expect([...published.sentences, ...published.runs].every((hash) => /^[0-9a-f]{12}$/.test(hash))).toBe(true);
  });
});

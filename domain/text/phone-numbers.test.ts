import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phonePieces } from './phone-numbers.ts';

test('a phone number in a text can be called from it', () => {
  expect(phonePieces('Call Poison Help now at 1-800-222-1222. 911 if very sleepy.')).toEqual([
    { text: 'Call Poison Help now at ', dial: null },
    { text: '1-800-222-1222', dial: 'tel:+1-800-222-1222' },
    { text: '. ', dial: null },
    { text: '911', dial: 'tel:911' },
    { text: ' if very sleepy.', dial: null },
  ]);
  expect(phonePieces('call or text 988').at(-1)).toEqual({ text: '988', dial: 'tel:988' });
});

test.each(['9110 steps', 'in 1911', 'A-911', '1-800-222-12223', '2-1-800-222-1222', '988th'])(
  'what only looks like one is text: %s',
  (text) => {
    expect(phonePieces(text)).toEqual([{ text, dial: null }]);
  },
);

test('no letter of a text is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('911', ' ', '1-800-222-1222', '988', 'a', '-', '.')), (parts) => {
      const text = parts.join('');
      expect(
        phonePieces(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { storedLength, storedWeight } from './stored-value.ts';

const noneBefore = [null, null] as const;

describe('[GRO-01] what is stored of a value and its text', () => {
  test('the number in grams or tenths of a millimeter, and the text with its unit', () => {
    expect(storedWeight([5.925, '13 lb 1 oz'], 'metric', noneBefore)).toEqual({ amount: 5925, text: '13 lb 1 oz' });
    expect(storedWeight([5.897, '13'], 'us', noneBefore)).toEqual({ amount: 5897, text: '13 lb' });
    expect(storedLength([60.96, '24 in'], 'metric', noneBefore)).toEqual({ amount: 6096, text: '24 in' });
  });

  test('a number with more digits agrees with the text it was typed as', () => {
    expect(storedWeight([5.92514, '13 lb 1 oz'], 'us', noneBefore)).toEqual({ amount: 5925, text: '13 lb 1 oz' });
  });

  test.each([null, undefined])('a number alone, or nothing, where the text is %s', (text) => {
    expect(storedWeight([5.9, text], 'metric', noneBefore)).toEqual({ amount: 5900, text: null });
    expect(storedWeight([5.9, text], 'metric', [5900, '5.9 kg'])).toEqual({ amount: 5900, text: null });
    expect(storedLength([text, text], 'metric', noneBefore)).toEqual({ amount: null, text: null });
  });

  test.each<{ value: number | null; text: string }>([
    { value: 5.9, text: '9.5 kg' },
    { value: 5.9, text: '5.901 kg' },
    { value: 5.9, text: 'heavy' },
    { value: null, text: '5.9 kg' },
    { value: null, text: 'heavy' },
  ])('nothing if "$text" does not match $value', ({ value, text }) => {
    expect(storedWeight([value, text], 'metric', noneBefore)).toBeNull();
  });

  test('a stored text that would be refused today stays with its number, and with no other', () => {
    const before = [5216, '10 lb 24 oz'] as const;

    expect(storedWeight([5.216, '10 lb 24 oz'], 'metric', before)).toEqual({ amount: 5216, text: '10 lb 24 oz' });
    expect(storedWeight([5.217, '10 lb 24 oz'], 'metric', before)).toBeNull();
    expect(storedWeight([5.216, '10 lb 24 oz'], 'metric', noneBefore)).toBeNull();
  });
});

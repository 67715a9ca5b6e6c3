import { describe, expect, test } from 'vitest';
import { birthWeightInput, birthWeightOf } from './birth-weight.ts';

describe('the field of a birth weight', () => {
  test.each([
    { text: '3.41 kg', input: '3.41' },
    { text: '3,41kg', input: '3,41' },
    { text: '3410 g', input: '3.41' },
    { text: '7 lb 8.3 oz', input: '3.41' },
    { text: null, input: '3.41' },
  ])('in kilograms shows $text as $input, since its unit is beside it', ({ text, input }) => {
    expect(birthWeightInput({ birthWeightKg: 3.41, birthWeightText: text }, 'metric')).toBe(input);
  });

  test.each([
    { text: '7 lb 8.3 oz', input: '7 lb 8.3 oz' },
    { text: '7.52 lb', input: '7.52 lb' },
    { text: '120 oz', input: '120 oz' },
    { text: '3.41 kg', input: '7\u00a0lb\u00a08.3\u00a0oz' },
    { text: null, input: '7\u00a0lb\u00a08.3\u00a0oz' },
  ])('in pounds shows $text as $input', ({ text, input }) => {
    expect(birthWeightInput({ birthWeightKg: 3.41, birthWeightText: text }, 'us')).toBe(input);
  });

  test('is empty when nothing is known', () => {
    expect(birthWeightInput({ birthWeightKg: null, birthWeightText: null }, 'metric')).toBe('');
  });

  test('emptied, takes the weight away', () => {
    const opened = { birthWeightKg: 3.41, birthWeightText: '3.41 kg' };

    expect(birthWeightOf('', opened, 'metric')).toEqual({ birthWeightKg: null, birthWeightText: null });
  });

  test('retyped, sends the new text', () => {
    const opened = { birthWeightKg: 3.41, birthWeightText: '7 lb 8.3 oz' };

    expect(birthWeightOf('3.410', opened, 'metric')).toEqual({ birthWeightKg: 3.41, birthWeightText: '3.410 kg' });
  });
});

import { describe, expect, test } from 'vitest';
import { lengthInput, lengthOf, stepped, unitsOfText, weightInputs, weightOf } from './quantity.ts';

describe('[GRO-01] what was typed for a weight', () => {
  test.each([
    { weight: '6.94', ounces: '', units: 'metric', value: 6.94, text: '6.94 kg' },
    { weight: '6,94', ounces: '', units: 'metric', value: 6.94, text: '6,94 kg' },
    { weight: '3,400 g', ounces: '', units: 'metric', value: 3.4, text: '3,400 g' },
    { weight: '15', ounces: '4.8', units: 'us', value: 6.94, text: '15 lb 4.8 oz' },
    { weight: '15', ounces: '', units: 'us', value: 6.804, text: '15 lb' },
    { weight: '', ounces: '112', units: 'us', value: 3.175, text: '112 oz' },
  ] as const)('$weight and $ounces in $units is $value kg', ({ weight, ounces, units, value, text }) => {
    expect(weightOf({ weight, ounces }, units)).toEqual({ value, text });
  });

  test('-3 is a number below the limit', () => {
    expect(weightOf({ weight: '-3', ounces: '' }, 'metric')).toEqual({ value: -3, text: '-3' });
  });

  test.each(['abc', '-', '--3', '7 4', '1e3'])('%s is no weight, and stays as typed', (weight) => {
    expect(weightOf({ weight, ounces: '' }, 'metric')).toEqual({ value: NaN, text: weight });
  });

  test('nothing typed is nothing measured', () => {
    expect(weightOf({ weight: ' ', ounces: '' }, 'us')).toEqual({ value: null, text: null });
    expect(lengthOf('', 'metric')).toEqual({ value: null, text: null });
  });
});

describe('[GRO-01] what a field shows', () => {
  test.each([
    { value: 6.94, text: '6.94 kg', units: 'metric', shown: { weight: '6.94', ounces: '' } },
    { value: 6.9, text: '6.9 kg', units: 'metric', shown: { weight: '6.9', ounces: '' } },
    { value: 3.4, text: '3,400 g', units: 'metric', shown: { weight: '3,400 g', ounces: '' } },
    { value: 6.94, text: '15 lb 4.8 oz', units: 'us', shown: { weight: '15', ounces: '4.8' } },
    { value: 6.94, text: '15 lb 4.8 oz', units: 'metric', shown: { weight: '6.94', ounces: '' } },
    { value: 6.94, text: '6.94 kg', units: 'us', shown: { weight: '15', ounces: '4.8' } },
    { value: 3.175, text: '112 oz', units: 'us', shown: { weight: '', ounces: '112' } },
    { value: 6.94, text: null, units: 'metric', shown: { weight: '6.94', ounces: '' } },
    { value: null, text: null, units: 'us', shown: { weight: '', ounces: '' } },
  ] as const)('$value kg typed as $text shows in $units as $shown', ({ value, text, units, shown }) => {
    expect(weightInputs({ value, text }, units)).toEqual(shown);
  });

  test.each([
    { value: 63.2, text: '63.2 cm', units: 'metric', shown: '63.2' },
    { value: 63.2, text: '632 mm', units: 'metric', shown: '632 mm' },
    { value: 63.25, text: '24.9 in', units: 'us', shown: '24.9' },
    { value: 63.18, text: '24 7/8"', units: 'us', shown: '24 7/8"' },
    { value: 63.2, text: '63.2 cm', units: 'us', shown: '24.9' },
    { value: 63.25, text: '24.9 in', units: 'metric', shown: '63.25' },
    { value: 41, text: null, units: 'metric', shown: '41.0' },
    { value: null, text: null, units: 'metric', shown: '' },
  ] as const)('$value cm typed as $text shows in $units as $shown', ({ value, text, units, shown }) => {
    expect(lengthInput({ value, text }, units)).toBe(shown);
  });

  test('unreadable text stays as typed', () => {
    expect(weightInputs({ value: NaN, text: 'abc' }, 'us')).toEqual({ weight: 'abc', ounces: '' });
    expect(lengthInput({ value: NaN, text: 'abc' }, 'metric')).toBe('abc');
  });

  test.each([
    { text: '15 lb 4.8 oz', units: 'us' },
    { text: '24 7/8"', units: 'us' },
    { text: '24.9 in', units: 'us' },
    { text: '6.94 kg', units: 'metric' },
    { text: '632 mm', units: 'metric' },
    { text: null, units: null },
  ] as const)('$text was typed in $units units', ({ text, units }) => {
    expect(unitsOfText(text)).toBe(units);
  });
});

describe('[GRO-01] arrow keys step by 0.1', () => {
  test.each([
    { text: '6.94', direction: 1, after: '7.04' },
    { text: '6.9', direction: 1, after: '7.0' },
    { text: '6,9', direction: -1, after: '6.8' },
    { text: '7', direction: 1, after: '7.1' },
    { text: '', direction: 1, after: '0.1' },
    { text: '0.05', direction: -1, after: '0.00' },
    { text: '24 7/8"', direction: 1, after: null },
    { text: '6.9 kg', direction: 1, after: null },
  ] as const)('$text by $direction is $after', ({ text, direction, after }) => {
    expect(stepped(text, direction)).toBe(after);
  });

  test('pounds step by one, without a point', () => {
    expect(stepped('15', 1, 1)).toBe('16');
    expect(stepped('0', -1, 1)).toBe('0');
  });
});

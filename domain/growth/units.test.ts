import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTypedIn, parseLength, parseWeight } from './typed.ts';
import { cmOfTenthMm, gramsOfKg, kgOfGrams, tenthMmOfCm } from './units.ts';
import { lengthText, poundsAndOunces, valueText, weightNumberText, weightText } from './value-text.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('[GRO-01] a weight as typed', () => {
  test.each([
    { typed: '3.4', grams: 3400, text: '3.4 kg' },
    { typed: '3,4', grams: 3400, text: '3,4 kg' },
    { typed: ' 3.4 kg ', grams: 3400, text: '3.4 kg' },
    { typed: '6.945', grams: 6945, text: '6.945 kg' },
    { typed: '3400 g', grams: 3400, text: '3400 g' },
    { typed: '3,400 g', grams: 3400, text: '3,400 g' },
    { typed: '3400', grams: 3_400_000, text: '3400 kg' },
    { typed: '7 lb 4 oz', grams: 3289, text: '7 lb 4 oz' },
    { typed: '7lbs, 4.5oz', grams: 3303, text: '7lbs, 4.5oz' },
    { typed: '7.25 LB', grams: 3289, text: '7.25 LB' },
    { typed: '116 oz', grams: 3289, text: '116 oz' },
    { typed: '.5', grams: 500, text: '.5 kg' },
  ])('"$typed" is $grams g', ({ typed, grams, text }) => {
    expect(parseWeight(typed, 'metric')).toEqual({ value: kgOfGrams(grams), text });
  });

  test('without a unit is in pounds for a family that counts in them', () => {
    expect(parseWeight('7.25', 'us')).toEqual({ value: 3.289, text: '7.25 lb' });
  });

  test.each(['', 'heavy', '-3.4', '3.4.5', '1e3', '3 stone', '63 cm', '3.4 kg 2', 'NaN', 'Infinity', '7 lb four'])(
    '"%s" is none',
    (typed) => {
      expect(parseWeight(typed, 'metric')).toBeNull();
    },
  );
});

describe('[GRO-01] a length as typed', () => {
  test.each([
    { typed: '63.2', tenthMm: 6320, text: '63.2 cm' },
    { typed: '63,25 cm', tenthMm: 6325, text: '63,25 cm' },
    { typed: '632 mm', tenthMm: 6320, text: '632 mm' },
    { typed: '24.9 in', tenthMm: 6325, text: '24.9 in' },
    { typed: '24 7/8"', tenthMm: 6318, text: '24 7/8"' },
    { typed: '25 inches', tenthMm: 6350, text: '25 inches' },
  ])('"$typed" is $tenthMm tenths of a millimeter', ({ typed, tenthMm, text }) => {
    expect(parseLength(typed, 'metric')).toEqual({ value: cmOfTenthMm(tenthMm), text });
  });

  test('without a unit is in inches for a family that counts in them', () => {
    expect(parseLength('24.9', 'us')).toEqual({ value: 63.25, text: '24.9 in' });
  });

  test.each(['', 'tall', '-63', '3.4 kg', '24 7/0"'])('"%s" is none', (typed) => {
    expect(parseLength(typed, 'metric')).toBeNull();
  });
});

describe('what is stored', () => {
  test('any value to a gram or a tenth of a millimeter survives a round trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150_000 }), (whole) => {
        expect(gramsOfKg(kgOfGrams(whole))).toBe(whole);
        expect(tenthMmOfCm(cmOfTenthMm(whole))).toBe(whole);
        expect(parseWeight(`${whole / 1000}`, 'metric')?.value).toBe(whole / 1000);
        expect(parseLength(`${whole / 100}`, 'metric')?.value).toBe(whole / 100);
      }),
    );
  });

  test('half a gram is rounded as it is written, not as binary numbers have it', () => {
    expect(gramsOfKg(1.0005)).toBe(1001);
  });
});

describe('a value as shown', () => {
  test.each([
    { kg: 6.94, metric: '6.94 kg', us: '15 lb 4.8 oz' },
    { kg: 6.945, metric: '6.945 kg', us: '15 lb 5 oz' },
    { kg: 3.4, metric: '3.40 kg', us: '7 lb 7.9 oz' },
    { kg: 0.4, metric: '0.40 kg', us: '14.1 oz' },
    { kg: 0.4535, metric: '0.454 kg', us: '1 lb 0 oz' },
  ])('$kg kg is $metric or $us', ({ kg, metric, us }) => {
    expect(plain(weightText(kg, 'metric'))).toBe(metric);
    expect(plain(weightText(kg, 'us'))).toBe(us);
  });

  test('lengths have a digit after the point, a second only when it was measured', () => {
    expect(plain(valueText('height', 41, 'metric'))).toBe('41.0 cm');
    expect(plain(valueText('head', 63.25, 'metric'))).toBe('63.25 cm');
    expect(plain(lengthText(63.2, 'us'))).toBe('24.9 in');
  });

  test('number and unit are held together by a no-break space', () => {
    expect(weightText(6.94, 'metric')).toBe('6.94\u00a0kg');
    expect(weightNumberText(6.9)).toBe('6.90');
  });

  test('ounces never reach a whole pound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150_000 }), (grams) => {
        expect(poundsAndOunces(grams / 1000).ounces).toBeLessThan(16);
      }),
    );
  });

  test('a weight shown in pounds and typed back is off by less than 2 g', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 150_000 }), (grams) => {
        const back = parseWeight(plain(weightText(grams / 1000, 'us')), 'us')?.value ?? 0;
        expect(Math.abs(gramsOfKg(back) - grams)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

test('ounces beside pounds stay below a pound', () => {
  expect(parseWeight('14 lb 15.9 oz', 'us')).not.toBeNull();
  expect(parseWeight('14 lb 16 oz', 'us')).toBeNull();
});

test.each([
  { text: '3,400 g', metric: true, us: false },
  { text: '63.2 cm', metric: true, us: false },
  { text: '7 lb 4 oz.', metric: false, us: true },
  { text: '24 7/8"', metric: false, us: true },
  { text: '3.4', metric: false, us: false },
  { text: null, metric: false, us: false },
])('$text is typed in metric units: $metric, in US units: $us', ({ text, metric, us }) => {
  expect(isTypedIn(text, 'metric')).toBe(metric);
  expect(isTypedIn(text, 'us')).toBe(us);
});

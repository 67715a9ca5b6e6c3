import { CM_PER_INCH, GRAMS_PER_OUNCE, NBSP, OUNCES_PER_POUND, type Units } from './units.ts';

export type Measure = 'weight' | 'height' | 'head';

export const MEASURES = ['weight', 'height', 'head'] as const satisfies readonly Measure[];

/** '6.94 kg', '63.2 cm', '15 lb 4.8 oz', '24.9 in'. */
export function valueText(measure: Measure, value: number, units: Units): string {
  return measure === 'weight' ? weightText(value, units) : lengthText(value, units);
}

export function weightText(weightKg: number, units: Units): string {
  if (units === 'metric') return `${weightNumberText(weightKg)}${NBSP}kg`;
  const { pounds, ounces } = poundsAndOunces(weightKg);
  const ouncesText = `${numberText(ounces, 0, 1)}${NBSP}oz`;
  return pounds === 0 ? ouncesText : `${pounds}${NBSP}lb${NBSP}${ouncesText}`;
}

export function lengthText(lengthCm: number, units: Units): string {
  return units === 'metric'
    ? `${lengthNumberText(lengthCm)}${NBSP}cm`
    : `${numberText(lengthCm / CM_PER_INCH, 1, 1)}${NBSP}in`;
}

/** '6.94', with a third digit only if it was measured. */
export function weightNumberText(weightKg: number): string {
  return numberText(weightKg, 2, 3);
}

/** '63.2', with a second digit only if it was measured. */
export function lengthNumberText(lengthCm: number): string {
  return numberText(lengthCm, 1, 2);
}

/** Ounces to a tenth. */
export function poundsAndOunces(weightKg: number): { readonly pounds: number; readonly ounces: number } {
  const tenthOunces = Math.round((weightKg * 10_000) / GRAMS_PER_OUNCE);
  const pounds = Math.floor(tenthOunces / (10 * OUNCES_PER_POUND));
  return { pounds, ounces: (tenthOunces - pounds * 10 * OUNCES_PER_POUND) / 10 };
}

function numberText(number: number, leastDigits: number, mostDigits: number): string {
  const short = number.toFixed(leastDigits);
  const long = number.toFixed(mostDigits);
  return Number(short) === Number(long) ? short : long;
}

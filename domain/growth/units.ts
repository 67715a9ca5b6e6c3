/** Kg and cm, or lb, oz and inches. */
export type Units = 'metric' | 'us';

/** Keeps a number and its unit on one line. */
export const NBSP = '\u00a0';

export const GRAMS_PER_POUND = 453.59237;

export const OUNCES_PER_POUND = 16;

export const GRAMS_PER_OUNCE = GRAMS_PER_POUND / OUNCES_PER_POUND;

export const CM_PER_INCH = 2.54;

export function gramsOfKg(kg: number): number {
  return roundAsWritten(kg * 1000);
}

export function kgOfGrams(grams: number): number {
  return grams / 1000;
}

export function tenthMmOfCm(cm: number): number {
  return roundAsWritten(cm * 100);
}

export function cmOfTenthMm(tenthMm: number): number {
  return tenthMm / 100;
}

/** Rounds decimal digits: 1.0005 kg is 1001 g although 1.0005 * 1000 is below 1000.5 in binary. */
export function roundAsWritten(number: number): number {
  return Math.round(Number(number.toFixed(6)));
}

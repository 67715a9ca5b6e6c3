import {
  CM_PER_INCH,
  cmOfTenthMm,
  GRAMS_PER_OUNCE,
  GRAMS_PER_POUND,
  kgOfGrams,
  OUNCES_PER_POUND,
  roundAsWritten,
  type Units,
} from './units.ts';

/** `value` is in kg, to a gram, or in cm, to a tenth of a millimeter; `text` is as typed, with its unit. */
export type Typed = { readonly value: number; readonly text: string };

const GRAMS = new Map([
  ['kg', 1000],
  ['g', 1],
  ['lb', GRAMS_PER_POUND],
  ['lbs', GRAMS_PER_POUND],
  ['oz', GRAMS_PER_OUNCE],
]);

const TENTH_MM = new Map([
  ['cm', 100],
  ['mm', 10],
  ['in', CM_PER_INCH * 100],
  ['inch', CM_PER_INCH * 100],
  ['inches', CM_PER_INCH * 100],
  ['"', CM_PER_INCH * 100],
]);

const ENDS_IN: Readonly<Record<Units, RegExp>> = {
  metric: /(k?g|[cm]m)\.?$/i,
  us: /(lbs?|oz|in|inch|inches|")\.?$/i,
};

export function isTypedIn(text: string | null, units: Units): text is string {
  return text !== null && ENDS_IN[units].test(text);
}

/**
 * Reads '3.4', '3,4', '3.4 kg', '3,400 g', '7 lb 4 oz', '7.25 lb'; null for anything else. Limits are not checked, but
 * ounces beside pounds must be below a pound.
 *
 * @param units of a number without a unit: kg, or lb
 */
export function parseWeight(typed: string, units: Units): Typed | null {
  const text = typed.trim();
  const both = /^(\d+)\s*lbs?\.?,?\s*(\d+(?:[.,]\d+)?)\s*oz\.?$/i.exec(text);
  if (both) {
    const [, pounds = '', ounces = ''] = both;
    if (number(ounces) >= OUNCES_PER_POUND) return null;
    return weightOf(number(pounds) * GRAMS_PER_POUND + number(ounces) * GRAMS_PER_OUNCE, text);
  }
  const quantity = quantityOf(text, units === 'metric' ? 'kg' : 'lb');
  const grams = GRAMS.get(quantity?.unit ?? '');
  if (!quantity || grams === undefined) return null;
  const amount = quantity.unit === 'g' ? quantity.amount.replace(/^(\d{1,3}),(\d{3})$/, '$1$2') : quantity.amount;
  return weightOf(number(amount) * grams, quantity.text);
}

function weightOf(grams: number, text: string): Typed {
  return { value: kgOfGrams(roundAsWritten(grams)), text };
}

/**
 * Reads '63.2', '63,2 cm', '632 mm', '24.9 in', '24 7/8"'; null for anything else. Limits are not checked.
 *
 * @param units of a number without a unit: cm, or inches
 */
export function parseLength(typed: string, units: Units): Typed | null {
  const quantity = quantityOf(typed.trim(), units === 'metric' ? 'cm' : 'in');
  const tenthMm = TENTH_MM.get(quantity?.unit ?? '');
  if (!quantity || tenthMm === undefined) return null;
  return { value: cmOfTenthMm(roundAsWritten(number(quantity.amount) * tenthMm)), text: quantity.text };
}

function quantityOf(text: string, unitMeant: string) {
  const found = /^(\d+ [1-9]\d?\/[1-9]\d?|\d+(?:[.,]\d*)?|[.,]\d+)\s*([a-z]*|")\.?$/i.exec(text);
  if (!found) return null;
  const [, amount = '', unit = ''] = found;
  return unit === ''
    ? { amount, unit: unitMeant, text: `${text} ${unitMeant}` }
    : { amount, unit: unit.toLowerCase(), text };
}

function number(amount: string): number {
  const [whole = '', fraction] = amount.split(' ');
  const [above, below] = fraction?.split('/') ?? ['0', '1'];
  return Number(whole.replace(',', '.')) + Number(above) / Number(below);
}

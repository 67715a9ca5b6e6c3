import { parseLength, parseWeight, type Typed } from './typed.ts';
import { gramsOfKg, tenthMmOfCm, type Units } from './units.ts';

type Sent = readonly [value: number | null | undefined, text: string | null | undefined];

/** Whole grams or tenths of a millimeter, and the text with its unit; null for none. */
export type Stored = { readonly amount: number | null; readonly text: string | null };

type Before = readonly [amount: number | null | undefined, text: string | null | undefined];

export const OTHER_VALUE_PROBLEM = 'This is not the value that was entered';

/**
 * Checks a weight against the text it was typed as.
 *
 * @param units of a text without a unit
 * @param before its text is not parsed again, since earlier rules may have accepted it
 * @returns null when the text says another weight, or none
 */
export const storedWeight = storing(parseWeight, gramsOfKg);

/** As `storedWeight`, for a length. */
export const storedLength = storing(parseLength, tenthMmOfCm);

function storing(parse: (typed: string, units: Units) => Typed | null, amountOf: (value: number) => number) {
  return ([value, text]: Sent, units: Units, [amountBefore, textBefore]: Before): Stored | null => {
    const amount = value == null ? null : amountOf(value);
    if (text == null) return { amount, text: null };
    if (text === textBefore) return amount === amountBefore ? { amount, text } : null;
    const typed = parse(text, units);
    return typed && amountOf(typed.value) === amount ? { amount, text: typed.text } : null;
  };
}

import { isTypedIn, parseLength, parseWeight, type Typed } from '#domain/growth/typed.ts';
import type { Units } from '#domain/growth/units.ts';
import {
  lengthNumberText,
  poundsAndOunces,
  valueText,
  weightNumberText,
  type Measure,
} from '#domain/growth/value-text.ts';

export type Quantity = {
  /** In kg or cm; null if empty, NaN if unreadable. */
  readonly value: number | null;
  /** As typed, with its unit; null if never typed or empty. */
  readonly text: string | null;
};

export type WeightInputs = { readonly weight: string; readonly ounces: string };

const nothing: Quantity = { value: null, text: null };

export function weightOf({ weight, ounces }: WeightInputs, units: Units): Quantity {
  const text = units === 'metric' ? weight : poundsText({ weight, ounces });
  if (text.trim() === '') return nothing;
  return signed(text, (amount) => parseWeight(amount, units)) ?? { value: NaN, text };
}

function poundsText({ weight, ounces }: WeightInputs): string {
  const rest = ounces.trim() === '' ? '' : `${ounces.trim()} oz`;
  if (weight.trim() === '') return rest;
  return rest === '' ? weight : `${weight.trim()} lb ${rest}`;
}

export function lengthOf(input: string, units: Units): Quantity {
  if (input.trim() === '') return nothing;
  return signed(input, (amount) => parseLength(amount, units)) ?? { value: NaN, text: input };
}

/** Below zero is a number, too, so that it is the limit that is named. */
function signed(text: string, parse: (amount: string) => Typed | null): Quantity | null {
  const [, amount] = /^\s*[-−](.+)$/.exec(text) ?? [];
  if (amount === undefined) return parse(text);
  const typed = parse(amount);
  return typed && { value: -typed.value, text };
}

/** The inputs' text for a weight: as typed if in these units, else converted. */
export function weightInputs({ value, text }: Quantity, units: Units): WeightInputs {
  if (value === null) return { weight: '', ounces: '' };
  if (Number.isNaN(value)) return { weight: text ?? '', ounces: '' };
  return units === 'metric' ? { weight: kilograms(value, text), ounces: '' } : pounds(value, text);
}

function kilograms(weightKg: number, text: string | null): string {
  if (!isTypedIn(text, 'metric')) return weightNumberText(weightKg);
  return text.replace(/\s*kg\.?$/i, '');
}

function pounds(weightKg: number, text: string | null): WeightInputs {
  const [, weight = '', ounces = ''] = /^(?:([\d.,]+)\s*lbs?\.?,?)?\s*(?:([\d.,]+)\s*oz\.?)?$/i.exec(text ?? '') ?? [];
  if (weight !== '' || ounces !== '') return { weight, ounces };
  const converted = poundsAndOunces(weightKg);
  return { weight: `${converted.pounds}`, ounces: `${converted.ounces}` };
}

/** The input's text for a length: as typed if in these units, else converted. */
export function lengthInput({ value, text }: Quantity, units: Units): string {
  if (value === null) return '';
  if (Number.isNaN(value)) return text ?? '';
  if (isTypedIn(text, units)) return text.replace(units === 'metric' ? /\s*cm\.?$/i : /\s*in\.?$/i, '');
  // The field shows the unit itself.
  return units === 'metric' ? lengthNumberText(value) : valueText('height', value, units).replace(/\s*in$/, '');
}

/** The units a text was typed in; null if it has none. */
export function unitsOfText(text: string | null): Units | null {
  if (text === null) return null;
  return isTypedIn(text, 'us') ? 'us' : 'metric';
}

/** 'That is 6.94 kg.', in both units. Null without a value. */
export function metricText(measure: Measure, { value }: Quantity): string | null {
  return value === null || Number.isNaN(value) ? null : valueText(measure, value, 'metric');
}

/**
 * Steps a typed number by `step`, keeping its digits: '6.94' becomes '7.04'.
 *
 * @returns null if the text is not a plain number; never below 0
 */
export function stepped(text: string, direction: 1 | -1, step = 0.1): string | null {
  const plain = text.trim().replace(',', '.');
  if (plain !== '' && !/^\d+(\.\d*)?$/.test(plain)) return null;
  const digits = Math.max(step < 1 ? 1 : 0, plain.split('.')[1]?.length ?? 0);
  return Math.max(0, Number(plain) + direction * step).toFixed(digits);
}

import { isTypedIn, parseLength, parseWeight } from '#domain/growth/typed.ts';
import { cmOfTenthMm, kgOfGrams, type Units } from '#domain/growth/units.ts';
import {
  lengthNumberText,
  poundsAndOunces,
  valueText,
  weightNumberText,
  type Measure,
} from '#domain/growth/words/value-text.ts';

/** What a field of the form holds. */
export type Quantity = {
  /** In kg or cm; null when nothing was measured, NaN when the text cannot be read. */
  readonly value: number | null;
  /** As it was typed, with its unit; null when nobody typed it, or nothing was measured. */
  readonly text: string | null;
};

/** The inputs of a weight: kilograms alone, or pounds with ounces beside them. */
export type WeightInputs = { readonly weight: string; readonly ounces: string };

const nothing: Quantity = { value: null, text: null };

/** What the inputs of a weight say. */
export function weightOf({ weight, ounces }: WeightInputs, units: Units): Quantity {
  const text = units === 'metric' ? weight : poundsText({ weight, ounces });
  if (text.trim() === '') return nothing;
  const typed = parseWeight(text, units);
  return typed ? { value: kgOfGrams(typed.grams), text: typed.text } : { value: NaN, text };
}

function poundsText({ weight, ounces }: WeightInputs): string {
  const rest = ounces.trim() === '' ? '' : `${ounces.trim()} oz`;
  if (weight.trim() === '') return rest;
  return rest === '' ? weight : `${weight.trim()} lb ${rest}`;
}

/** What the input of a length says. */
export function lengthOf(input: string, units: Units): Quantity {
  if (input.trim() === '') return nothing;
  const typed = parseLength(input, units);
  return typed ? { value: cmOfTenthMm(typed.tenthMm), text: typed.text } : { value: NaN, text: input };
}

/** What the inputs of a weight show: the text as typed where its unit is theirs, and otherwise the value in their units. */
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

/** What the input of a length shows: the text as typed where its unit is the form's, and otherwise the value in it. */
export function lengthInput({ value, text }: Quantity, units: Units): string {
  if (value === null) return '';
  if (Number.isNaN(value)) return text ?? '';
  if (isTypedIn(text, units)) return text.replace(units === 'metric' ? /\s*cm\.?$/i : /\s*in\.?$/i, '');
  // The number alone: the unit stands in the field's end.
  return units === 'metric' ? lengthNumberText(value) : valueText('height', value, units).replace(/\s*in$/, '');
}

/** The units in which a measurement was typed; null when no text says so. */
export function unitsOfText(text: string | null): Units | null {
  if (text === null) return null;
  return isTypedIn(text, 'us') ? 'us' : 'metric';
}

/** A value in both units, for the line under a field: 'That is 6.94 kg.' Null when there is no value. */
export function metricText(measure: Measure, { value }: Quantity): string | null {
  return value === null || Number.isNaN(value) ? null : valueText(measure, value, 'metric');
}

/**
 * A number as typed, one step of 0.1 (or of `step`) up or down, with the digits that it has: '6.94' up is '7.04'.
 *
 * @returns null when the text is no plain number; never below 0
 */
export function stepped(text: string, direction: 1 | -1, step = 0.1): string | null {
  const plain = text.trim().replace(',', '.');
  if (plain !== '' && !/^\d+(\.\d*)?$/.test(plain)) return null;
  const digits = Math.max(step < 1 ? 1 : 0, plain.split('.')[1]?.length ?? 0);
  return Math.max(0, Number(plain) + direction * step).toFixed(digits);
}

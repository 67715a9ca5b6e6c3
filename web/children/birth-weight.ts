import type { Child } from '#contract/children.ts';
import { isTypedIn, parseWeight } from '#domain/growth/typed.ts';
import { kgOfGrams, type Units } from '#domain/growth/units.ts';
import { weightNumberText, weightText } from '#domain/growth/words/value-text.ts';

/** A birth weight as it is kept: in kg, and as it was typed. */
export type BirthWeight = Pick<Child, 'birthWeightKg' | 'birthWeightText'>;

const nothing: BirthWeight = { birthWeightKg: null, birthWeightText: null };

/**
 * What the field shows of a birth weight: the text as typed where its unit is the field's, and otherwise the
 * value in that unit. Kilograms stand without their unit, which the field itself has at its end.
 */
export function birthWeightInput(
  { birthWeightKg: weightKg, birthWeightText: text }: BirthWeight,
  units: Units,
): string {
  if (weightKg === null) return '';
  if (units === 'us') return isTypedIn(text, 'us') ? text : weightText(weightKg, 'us');
  return text !== null && /kg\.?$/i.test(text) ? text.replace(/\s*kg\.?$/i, '') : weightNumberText(weightKg);
}

/**
 * What the field says; NaN as its kilograms when it cannot be read.
 *
 * @param opened what the field was opened with: untouched, it says exactly this again
 */
export function birthWeightOf(typed: string, opened: BirthWeight | null, units: Units): BirthWeight {
  if (opened && typed === birthWeightInput(opened, units)) return birthWeightIn(opened);
  if (typed === '') return nothing;
  const weight = parseWeight(typed, units);
  return weight
    ? { birthWeightKg: kgOfGrams(weight.grams), birthWeightText: weight.text }
    : { birthWeightKg: Number.NaN, birthWeightText: null };
}

function birthWeightIn({ birthWeightKg, birthWeightText }: BirthWeight): BirthWeight {
  return { birthWeightKg, birthWeightText };
}

import type { Child } from '#contract/children.ts';
import { isTypedIn, parseWeight } from '#domain/growth/typed.ts';
import type { Units } from '#domain/growth/units.ts';
import { weightNumberText, weightText } from '#domain/growth/value-text.ts';

/** A saved birth weight: in kg, and as typed. */
export type BirthWeight = Pick<Child, 'birthWeightKg' | 'birthWeightText'>;

const nothing: BirthWeight = { birthWeightKg: null, birthWeightText: null };

/** As typed if the unit matches, else converted. Kilograms come without the unit, which the field shows itself. */
export function birthWeightInput(
  { birthWeightKg: weightKg, birthWeightText: text }: BirthWeight,
  units: Units,
): string {
  if (weightKg === null) return '';
  if (units === 'us') return isTypedIn(text, 'us') ? text : weightText(weightKg, 'us');
  return text !== null && /kg\.?$/i.test(text) ? text.replace(/\s*kg\.?$/i, '') : weightNumberText(weightKg);
}

/**
 * Kilograms are NaN if unreadable.
 *
 * @param opened returned exactly if the field is untouched
 */
export function birthWeightOf(typed: string, opened: BirthWeight | null, units: Units): BirthWeight {
  if (opened && typed === birthWeightInput(opened, units)) return birthWeightIn(opened);
  if (typed === '') return nothing;
  const weight = parseWeight(typed, units);
  return { birthWeightKg: weight?.value ?? Number.NaN, birthWeightText: weight?.text ?? null };
}

function birthWeightIn({ birthWeightKg, birthWeightText }: BirthWeight): BirthWeight {
  return { birthWeightKg, birthWeightText };
}

import { OUNCES_PER_POUND } from '#domain/growth/units.ts';
import type { Written } from './read-measurement.ts';

/** The fields that can be at fault, by the id of their input, in the order of the form. */
export const fieldLabel: Readonly<Record<string, string>> = {
  measuredOn: 'Date measured',
  weightKg: 'Weight',
  heightCm: 'Height',
  headCm: 'Head circumference',
  note: 'Note',
};

type Errors = Readonly<Record<string, string>>;

/**
 * What stands under each field. A text that is too long is its field's fault, and once any value is there,
 * an empty weight is no fault any more.
 */
export function errorsByField(errors: Errors, fields: Written): Readonly<Record<string, string | undefined>> {
  const isWeightOptional = fields.weight === '' && fields.ounces === '' && !hasNoValue(fields);
  return {
    ...errors,
    weightKg: isWeightOptional ? undefined : weightError(errors, fields),
    heightCm: errors['heightCm'] ?? errors['heightText'],
    headCm: errors['headCm'] ?? errors['headText'],
  };
}

function weightError(errors: Errors, { weight, ounces }: Written): string | undefined {
  const error = errors['weightKg'] ?? errors['weightText'];
  const isOdd = ounces !== '' && (Number(ounces.replace(',', '.')) >= OUNCES_PER_POUND || !/^\d*$/.test(weight.trim()));
  return error !== undefined && isOdd ? `Write whole pounds, and ounces below ${OUNCES_PER_POUND}.` : error;
}

/** Whether nothing measured stands in the form. */
export function hasNoValue({ weight, ounces, height, head }: Written): boolean {
  return [weight, ounces, height, head].every((text) => text.trim() === '');
}

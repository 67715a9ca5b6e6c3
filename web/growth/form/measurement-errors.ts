import { OUNCES_PER_POUND } from '#domain/growth/units.ts';
import type { FieldTexts } from './read-measurement.ts';

export const fieldLabel: Readonly<Record<string, string>> = {
  measuredOn: 'Date measured',
  weightKg: 'Weight',
  heightCm: 'Height',
  headCm: 'Head circumference',
  note: 'Note',
};

type Errors = Readonly<Record<string, string>>;

/** A too long text counts as its number field's error, and once any value is entered an empty weight is fine. */
export function errorsByField(errors: Errors, fields: FieldTexts): Readonly<Record<string, string | undefined>> {
  const isWeightOptional = fields.weight === '' && fields.ounces === '' && !hasNoValue(fields);
  return {
    ...errors,
    weightKg: isWeightOptional ? undefined : weightError(errors, fields),
    heightCm: errors['heightCm'] ?? errors['heightText'],
    headCm: errors['headCm'] ?? errors['headText'],
  };
}

function weightError(errors: Errors, { weight, ounces }: FieldTexts): string | undefined {
  const error = errors['weightKg'] ?? errors['weightText'];
  const isOdd = ounces !== '' && (Number(ounces.replace(',', '.')) >= OUNCES_PER_POUND || !/^\d*$/.test(weight.trim()));
  return error !== undefined && isOdd ? `Write whole pounds, and ounces below ${OUNCES_PER_POUND}.` : error;
}

export function hasNoValue({ weight, ounces, height, head }: FieldTexts): boolean {
  return [weight, ounces, height, head].every((text) => text.trim() === '');
}

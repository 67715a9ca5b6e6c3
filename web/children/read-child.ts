import { parseWeight } from '#domain/growth/typed.ts';
import { kgOfGrams, type Units } from '#domain/growth/units.ts';

/** What the fields of the child form say, in the shape the contract asks for. */
export function readChild(fields: FormData, units: Units) {
  const weight = textOf(fields, 'birthWeight');
  const typed = weight === '' ? null : parseWeight(weight, units);
  return {
    firstName: textOf(fields, 'firstName'),
    lastName: textOf(fields, 'lastName') || null,
    bornOn: textOf(fields, 'bornOn'),
    gender: fields.get('gender') ?? undefined,
    gestationDays: gestationDaysOf(textOf(fields, 'gestationWeeks'), textOf(fields, 'gestationRest')),
    birthWeightKg: weight === '' ? null : typed ? kgOfGrams(typed.grams) : Number.NaN,
    birthWeightText: typed?.text ?? null,
  };
}

function gestationDaysOf(weeks: string, days: string): number | null {
  if (weeks === '' && days === '') return null;
  const rest = days === '' ? 0 : Number(days);
  return weeks === '' || rest > 6 || rest < 0 ? Number.NaN : Number(weeks) * 7 + rest;
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

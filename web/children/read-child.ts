import type { Units } from '#domain/growth/units.ts';
import { pictureIdOf } from './picture-choice.ts';
import { birthWeightOf, type BirthWeight } from './birth-weight.ts';

/**
 * What the fields of the child form say, in the shape the contract asks for; the contract judges it.
 *
 * @param opened the child that the fields were filled with, or null for a new one
 */
export function readChild(fields: FormData, opened: BirthWeight | null, units: Units) {
  return {
    firstName: textOf(fields, 'firstName'),
    lastName: textOf(fields, 'lastName') || null,
    bornOn: textOf(fields, 'bornOn'),
    gender: fields.get('gender') ?? undefined,
    gestationDays: gestationDaysOf(textOf(fields, 'gestationWeeks'), textOf(fields, 'gestationRest')),
    motherRsvVaccine: answers[textOf(fields, 'motherRsvVaccine')] ?? null,
    motherHepatitisB: textOf(fields, 'motherHepatitisB') || null,
    pictureId: pictureIdOf(textOf(fields, 'pictureId')),
    ...birthWeightOf(textOf(fields, 'birthWeightKg'), opened, units),
  };
}

const answers: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** The days of pregnancy in whole weeks and the 0 to 6 days beyond them; NaN when the two do not say that. */
function gestationDaysOf(weeks: string, days: string): number | null {
  if (weeks === '' && days === '') return null;
  const isRead = /^\d+$/.test(weeks) && /^[0-6]?$/.test(days);
  return isRead ? Number(weeks) * 7 + Number(days) : Number.NaN;
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

import type { Units } from '#domain/growth/units.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { pictureIdOf } from './picture-choice.ts';
import { birthWeightOf, type BirthWeight } from './birth-weight.ts';

/** @param opened the child the form was filled with; null for a new one */
export function readChild(fields: FormData, opened: BirthWeight | null, units: Units) {
  const text = (name: string) => typedText(fields, name).trim();
  return {
    firstName: text('firstName'),
    lastName: text('lastName') || null,
    bornOn: text('bornOn'),
    gender: fields.get('gender') ?? undefined,
    gestationDays: gestationDaysOf(text('gestationWeeks'), text('gestationRest')),
    motherRsvVaccine: answers[text('motherRsvVaccine')] ?? null,
    motherHepatitisB: text('motherHepatitisB') || null,
    pictureId: pictureIdOf(text('pictureId')),
    ...birthWeightOf(text('birthWeightKg'), opened, units),
  };
}

const answers: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** NaN unless weeks are whole and days 0 to 6. */
function gestationDaysOf(weeks: string, days: string): number | null {
  if (weeks === '' && days === '') return null;
  const isRead = /^\d+$/.test(weeks) && /^[0-6]?$/.test(days);
  return isRead ? Number(weeks) * 7 + Number(days) : Number.NaN;
}

import { cmOfTenthMm, kgOfGrams } from '#domain/growth/units.ts';
import { ageMonths } from '#domain/time/age.ts';
import type { MyChild } from '#server/children/access.ts';
import { entryReplies } from '#server/children/replies/entry-replies.ts';
import { inOrderOf } from '#server/db/entry.ts';
import { measurements, type StoredMeasurement } from './queries.ts';
import { confirmedFieldsOf } from './rules.ts';

/** By day, then in the order they were added. */
export const measurementReplies = entryReplies(measurements, toFacts, inOrderOf('measured_on', 'made_at'));

function toFacts({ id: childId, bornOn }: MyChild, row: StoredMeasurement) {
  return {
    id: row.id,
    childId,
    measuredOn: row.measured_on,
    ageMonths: row.age_in_months_only ?? ageMonths(bornOn, row.measured_on),
    ageGivenInMonthsOnly: row.age_in_months_only !== null,
    weightKg: row.weight_g === null ? null : kgOfGrams(row.weight_g),
    weightText: row.weight_text,
    heightCm: row.height_tenth_mm === null ? null : cmOfTenthMm(row.height_tenth_mm),
    heightText: row.height_text,
    position: row.position,
    headCm: row.head_tenth_mm === null ? null : cmOfTenthMm(row.head_tenth_mm),
    headText: row.head_text,
    place: row.place,
    note: row.note,
    kept: confirmedFieldsOf(row),
  };
}

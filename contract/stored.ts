import * as z from 'zod/mini';
import type { Day } from '#domain/time/day.ts';
import type { Month } from '#domain/time/month.ts';
import { Id } from '#contract/fields.ts';

/** Added to the schemas in the OpenAPI document. */
export const fieldNotes = z.registry<FieldNotes>();

type FieldNotes = {
  'x-spec'?: string;
  format?: 'uuid' | 'date-time' | 'date';
  pattern?: string;
  description?: string;
};

/** How days and months are written, also those that are entered. JSON Schema has no format for a month. */
export const asDay: FieldNotes = { format: 'date', description: 'A calendar day' };
export const asMonth: FieldNotes = { pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'A calendar month, YYYY-MM' };

/** Marks a field with its name in the specification, `table.column`. */
export function specified<S extends z.ZodMiniType>(schema: S, name: string): S {
  const copy = z.clone(schema);
  fieldNotes.add(copy, { ...fieldNotes.get(schema), 'x-spec': name });
  return copy;
}

/** Text in our own format: documented, but not validated again in every reply. */
const ours = (notes: FieldNotes) => {
  const schema = z.string();
  fieldNotes.add(schema, notes);
  return schema;
};

export const StoredId = ours({ format: 'uuid', description: 'A uuid in lower case' });

export const StoredAt = ours({ format: 'date-time', description: 'ISO 8601 in UTC with milliseconds' });

/** A stored calendar day, 'YYYY-MM-DD'. */
// `Tables` guarantees that only days are stored.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const StoredDay = ours(asDay) as unknown as z.ZodMiniType<Day, Day>;

/** A stored calendar month, 'YYYY-MM'. */
// `Tables` guarantees that only months are stored.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const StoredMonth = ours(asMonth) as unknown as z.ZodMiniType<Month, Month>;

/** Counts changes; an edit sends back the version it saw. */
export const Version = z
  .int({ error: 'The version of what was edited is needed' })
  .check(z.minimum(1), z.maximum(2 ** 31 - 1));

/** An entry as somebody read it. */
export const SeenEntry = z.strictObject({ id: Id, version: Version });
export type SeenEntry = z.infer<typeof SeenEntry>;

/** Null once that account is gone. */
export const Person = z.nullable(z.object({ id: StoredId, name: z.string() }));
export type Person = z.infer<typeof Person>;

export const provenance = {
  madeBy: Person,
  madeAt: StoredAt,
  changedBy: Person,
  changedAt: StoredAt,
  version: Version,
};

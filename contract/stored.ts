import * as z from 'zod/mini';
import type { Day } from '#domain/time/day.ts';
import type { Month } from '#domain/time/month.ts';

/** Added to the schemas in the OpenAPI document. */
export const fieldNotes = z.registry<{ 'x-spec'?: string; format?: string; description?: string }>();

/** Marks a field with its name in the specification, `table.column`. */
export function specified<S extends z.ZodMiniType>(schema: S, name: string): S {
  const copy = z.clone(schema);
  fieldNotes.add(copy, { ...fieldNotes.get(schema), 'x-spec': name });
  return copy;
}

/** Text in our own format: documented, but not validated again in every reply. */
const ours = (format: string, description: string) => {
  const schema = z.string();
  fieldNotes.add(schema, { format, description });
  return schema;
};

export const StoredId = ours('uuid', 'A uuid in lower case');

export const StoredAt = ours('date-time', 'ISO 8601 in UTC with milliseconds');

/** A stored calendar day, 'YYYY-MM-DD'. */
// `Tables` guarantees that only days are stored.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const StoredDay = ours('date', 'A calendar day') as unknown as z.ZodMiniType<Day, Day>;

/** A stored calendar month, 'YYYY-MM'. */
// `Tables` guarantees that only months are stored.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const StoredMonth = ours('month', 'A calendar month') as unknown as z.ZodMiniType<Month, Month>;

/** Counts changes; an edit sends back the version it saw. */
export const Version = z
  .int({ error: 'The version of what was edited is needed' })
  .check(z.minimum(1), z.maximum(2 ** 31 - 1));

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

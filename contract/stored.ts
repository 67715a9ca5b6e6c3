import * as z from 'zod/mini';
import type { Day } from '#domain/time/day.ts';

/** Names of the specification for our fields, kept beside the schemas and written into the OpenAPI document. */
export const fieldNotes = z.registry<{ 'x-spec'?: string; format?: string; description?: string }>();

/** Marks a field with the name the specification has for the same fact, `table.column`. */
export function specified<S extends z.ZodMiniType>(schema: S, name: string): S {
  const copy = z.clone(schema);
  fieldNotes.add(copy, { ...fieldNotes.get(schema), 'x-spec': name });
  return copy;
}

/** Text whose form is ours: the document says it, and no reply is held up by checking it again. */
const ours = (format: string, description: string) => {
  const schema = z.string();
  fieldNotes.add(schema, { format, description });
  return schema;
};

/** The id of something stored, as a reply carries it. */
export const StoredId = ours('uuid', 'A uuid in lower case');

/** When something stored was made or changed, as a reply carries it. */
export const StoredAt = ours('date-time', 'ISO 8601 in UTC with milliseconds');

/** A calendar day that is stored, 'YYYY-MM-DD', as a reply carries it. */
// Only days are stored: `Tables` asks for them.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const StoredDay = ours('date', 'A calendar day') as unknown as z.ZodMiniType<Day, Day>;

/** Counts the changes of a thing; an edit sends back the one it has seen. */
export const Version = z
  .int({ error: 'The version of what was edited is needed' })
  .check(z.minimum(1), z.maximum(2 ** 31 - 1));

/** Who did something. Null once that account is gone. */
export const Person = z.nullable(z.object({ id: StoredId, name: z.string() }));
export type Person = z.infer<typeof Person>;

/** Who made an entry and who changed it last. */
export const provenance = {
  madeBy: Person,
  madeAt: StoredAt,
  changedBy: Person,
  changedAt: StoredAt,
  version: Version,
};

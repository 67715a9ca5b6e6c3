import * as z from 'zod/mini';
import { day as dayOf, isDay } from '#domain/time/day.ts';
import { Instant } from './fields.ts';

/** Names of the specification for our fields, kept beside the schemas and written into the OpenAPI document. */
export const fieldNotes = z.registry<{ 'x-spec'?: string; description?: string }>();

/** Marks a field with the name the specification has for the same fact, `table.column`. */
export function specified<S extends z.ZodMiniType>(schema: S, name: string): S {
  const copy = z.clone(schema);
  fieldNotes.add(copy, { 'x-spec': name });
  return copy;
}

/** A calendar day, 'YYYY-MM-DD'. */
export const day = (missing: string) =>
  z.pipe(z.string({ error: missing }).check(z.refine(isDay, { error: missing })), z.transform(dayOf));

/** Counts the changes of a thing; an edit sends back the one it has seen. */
export const Version = z
  .int({ error: 'The version of what was edited is needed' })
  .check(z.minimum(1), z.maximum(2 ** 31 - 1));

/** Who did something. Null once that account is gone. */
export const Person = z.nullable(z.object({ id: z.string(), name: z.string() }));
export type Person = z.infer<typeof Person>;

/** Who made an entry and who changed it last. */
export const provenance = { madeBy: Person, madeAt: Instant, changedBy: Person, changedAt: Instant, version: Version };

import * as z from 'zod/mini';
import { day as dayOf, isDay } from '#domain/time/day.ts';

/** Names of the specification for our fields, kept beside the schemas and written into the OpenAPI document. */
export const fieldNotes = z.registry<{ 'x-spec'?: string; description?: string }>();

/** Marks a field with the name the specification has for the same fact, `table.column`. */
export function specified<S extends z.ZodMiniType>(schema: S, name: string): S {
  const copy = z.clone(schema);
  fieldNotes.add(copy, { 'x-spec': name });
  return copy;
}

// Databases differ in what they make of NUL and of half a surrogate pair, so neither passes the edge.
const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'), {
  error: 'This contains a character that cannot be stored',
});
const oneLine = z.refine<string>((text) => !/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u.test(text), {
  error: 'This contains a character that cannot be stored',
});

type Words = { missing?: string; short?: string; long: string };

/** One line of text, trimmed, from `min` to `max` characters. */
export const line = (min: number, max: number, words: Words) =>
  z
    .string({ error: words.missing ?? words.short ?? 'This is needed' })
    .check(
      z.trim(),
      z.minLength(min, { error: words.short ?? words.missing ?? 'This is needed' }),
      z.maxLength(max, { error: words.long }),
      storable,
      oneLine,
    );

/** Text of several lines, at most `max` characters. */
export const paragraph = (max: number, long: string) =>
  z.string({ error: 'This needs to be text' }).check(z.trim(), z.maxLength(max, { error: long }), storable);

/** The id of anything stored: a uuid in lower case. */
export const Id = z
  .string({ error: 'This is not an id' })
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, { error: 'This is not an id' }));

/** A calendar day, 'YYYY-MM-DD'. */
export const day = (missing: string) =>
  z.pipe(z.string({ error: missing }).check(z.refine(isDay, { error: missing })), z.transform(dayOf));

/** An instant, ISO 8601 in UTC with milliseconds. */
export const Instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

/** Counts the changes of a thing; an edit sends back the one it has seen. */
export const Version = z
  .int({ error: 'The version of what was edited is needed' })
  .check(z.minimum(1), z.maximum(2 ** 31 - 1));

/** Who did something. Null once that account is gone. */
export const Person = z.nullable(z.object({ id: Id, name: z.string() }));
export type Person = z.infer<typeof Person>;

/** Who made an entry and who changed it last. */
export const provenance = { madeBy: Person, madeAt: Instant, changedBy: Person, changedAt: Instant, version: Version };

export const Nothing = z.strictObject({});

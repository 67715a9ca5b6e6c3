import * as z from 'zod/mini';

// SQLite and PostgreSQL treat NUL and lone surrogates differently, so neither is accepted.
const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'), {
  error: 'This contains a character that cannot be stored',
});
const oneLine = z.refine<string>((text) => !/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u.test(text), {
  error: 'This contains a character that cannot be stored',
});

/**
 * Without the characters that turn the rest of a text around, which come along with names and numbers pasted from
 * elsewhere; of what nobody can see nothing stays. Joiners stay: emoji and scripts need them.
 */
const readable = z.overwrite<string>((text) =>
  /[^\s\u2800\p{DI}]/u.test(text) ? text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, '') : '',
);

type Words = { missing?: string; short?: string; long: string };

/** One line of text, trimmed. */
export const line = (min: number, max: number, words: Words) =>
  z
    .string({ error: words.missing ?? words.short ?? 'This is needed' })
    .check(
      readable,
      z.trim(),
      z.minLength(min, { error: words.short ?? words.missing ?? 'This is needed' }),
      z.maxLength(max, { error: words.long }),
      storable,
      oneLine,
    );

/** Multiline text. */
export const paragraph = (max: number, long: string) =>
  z.string({ error: 'This needs to be text' }).check(readable, z.trim(), z.maxLength(max, { error: long }), storable);

/** Multiline text that is needed, without control characters: line breaks are `\n`. */
export const plainText = (min: number, max: number, { short, long }: { short: string; long: string }) =>
  z.string({ error: short }).check(
    readable,
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])[\p{Cc}\u2028\u2029]/gu, '')),
    z.trim(),
    z.minLength(min, { error: short }),
    z.maxLength(max, { error: long }),
    storable,
  );

export const Notes = paragraph(1000, 'Notes can have at most 1000 characters');

/** Lowercase uuid. */
export const Id = z
  .string({ error: 'This is not an id' })
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, { error: 'This is not an id' }));

/** The secret in a mailed link. */
export const LinkToken = z
  .string({ error: 'This link is not complete' })
  .check(z.regex(/^[\w-]{43}$/, { error: 'This link is not complete' }));

/** ISO 8601 in UTC with milliseconds. */
export const Instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

export const Nothing = z.strictObject({});

import fc from 'fast-check';
import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

export type Field = { readonly name: string; readonly isNeeded: boolean; readonly schema: JsonSchema };

export function fieldsOf(schema: z.ZodMiniType | undefined): Field[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema);
  return Object.entries(properties).map(([name, field]) => ({
    name,
    isNeeded: required.includes(name),
    schema: typeof field === 'boolean' ? {} : field,
  }));
}

export function accepted<S extends z.ZodMiniType>(schema: S): fc.Arbitrary<z.input<S>> {
  const values = arbitraryOf(jsonSchema(schema));
  return values.filter((value): value is z.input<S> => schema.safeParse(value).success);
}

export function daysFrom(first: string, last: string): fc.Arbitrary<string> {
  const min = new Date(first);
  const max = new Date(last);
  return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
}

function jsonSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

function arbitraryOf(schema: JsonSchema | boolean): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue();
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return thousandths(schema.minimum ?? 0, schema.maximum ?? 1000);
    case 'string':
      return texts(schema);
    case 'array':
      return fc.array(arbitraryOf(itemOf(schema)), { maxLength: schema.maxItems ?? 5 });
    case 'object':
      return objects(schema);
    default:
      return fc.jsonValue();
  }
}

/** Decimals as people type them, with at most three decimal places. */
function thousandths(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: Math.ceil(min * 1000), max: Math.floor(max * 1000) }).map((n) => n / 1000);
}

function texts({ pattern, minLength = 0, maxLength = 1000 }: JsonSchema): fc.Arbitrary<unknown> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const words = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) });
  // Some strings without a pattern are days.
  return fc.oneof(words, daysFrom('2026-01-01', '2026-12-31'));
}

function objects({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, arbitraryOf(field)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function itemOf({ items }: JsonSchema): JsonSchema | boolean {
  return items === undefined || Array.isArray(items) ? true : items;
}

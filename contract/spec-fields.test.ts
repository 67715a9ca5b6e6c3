import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openApi } from '#contract/openapi.ts';

const Answer = z.strictObject({ operation: z.string(), field: z.string(), by: z.optional(z.string()) });
const Operation = z.looseObject({
  operationId: z.string(),
  'x-spec': z.optional(z.array(z.string())),
  'x-spec-fields': z.optional(z.record(z.string(), Answer)),
  parameters: z.array(z.looseObject({ name: z.string() })),
  responses: z.looseObject({}),
});
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) });
const operations = Object.values(Document.parse(openApi('https://fernling.example')).paths).flatMap((path) =>
  Object.values(path),
);

/** The specification's rows, field by field. */
const rows: Readonly<Record<string, string>> = {
  'rpc get_vaccines_for_child':
    'id, vaccine_id, newborn_id, due_date, completed, completed_date, notes, vaccine_name, vaccine_short_name, vaccine_description, vaccine_recommended_age, vaccine_side_effects, vaccine_doses',
  'select milestones': 'id, age_id, category_id, description, ageLabel, categoryName, categoryColor',
  'rpc get_child_parents': 'id, user_id, newborn_id, relationship, is_primary, full_name, email',
  'select active_newborn by user_id': 'user_id, newborn_id',
};

describe.each(Object.entries(rows))('[API-02] %s', (call, fields) => {
  const operation = operations.find((one) => one['x-spec']?.includes(call));
  const answers = operation?.['x-spec-fields'] ?? {};

  test('has an answer for every field of the specification', () => {
    expect(Object.keys(answers).toSorted()).toEqual(fields.split(', ').toSorted());
  });

  test.each(Object.entries(answers))('answers %s in a field that exists', (_, { operation: id, field, by }) => {
    expect(has(replyOf(id), field)).toBe(true);
    const isNamed = by === undefined || has(replyOf(operation?.operationId), by);
    expect(isNamed || operation?.parameters.some(({ name }) => name === by)).toBe(true);
  });
});

test('[API-02] a field that no reply has is noticed', () => {
  expect(has(replyOf('listVaccines'), 'vaccines.color')).toBe(false);
});

function replyOf(id: string | undefined): unknown {
  return operations.find(({ operationId }) => operationId === id)?.responses['200'];
}

const Schema = z.looseObject({
  content: z.optional(z.looseObject({ 'application/json': z.object({ schema: z.unknown() }) })),
  items: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
});

/** Whether a reply's schema has a field at that path, lists passed through. */
function has(reply: unknown, path: string): boolean {
  const { content, items, properties } = Schema.parse(reply ?? {});
  if (content) return has(content['application/json'].schema, path);
  if (items) return has(items, path);
  const [first = '', ...rest] = path.split('.');
  const inner = properties?.[first];
  return inner !== undefined && (rest.length === 0 || has(inner, rest.join('.')));
}

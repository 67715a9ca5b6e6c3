import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { document, operations, written } from '#testing/spec/openapi-document.ts';

type Schema = { readonly format?: string; readonly pattern?: string; readonly anyOf?: readonly Schema[] };

/** Every named property of every schema. */
function propertiesOf(part: unknown): (readonly [string, Schema])[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'properties' in part ? Object.entries(part.properties as Record<string, Schema>) : [];
  return [...own, ...Object.values(part).flatMap(propertiesOf)];
}

function formOf({ format, pattern, anyOf = [] }: Schema): string {
  return [format, pattern, ...anyOf.map(formOf)].filter(Boolean).join(' ');
}

const declared = Object.entries<Endpoint>(endpoints);

describe('[API-02] the published contract', () => {
  test('is plain data: what is sent is what was written', () => {
    expect(JSON.parse(JSON.stringify(written))).toEqual(written);
    expect(document.servers).toEqual([{ url: 'https://family.example.org' }]);
  });

  test('has every endpoint once, under its own name', () => {
    const named = operations.map(({ operation }) => operation.operationId);

    expect(named.toSorted()).toEqual(declared.map(([name]) => name).toSorted());
  });

  test('says of each day and month how it is written, also of those that are entered', () => {
    const stated = new Map(propertiesOf(written).map(([name, schema]) => [`${name}: ${formOf(schema)}`, name]));
    const named = (pattern: RegExp) => [...stated].filter(([, name]) => pattern.test(name)).map(([line]) => line);

    expect(named(/(^on|On|^until|Until|^asOf|^noLaterThan)$/).filter((line) => !line.endsWith(': date'))).toEqual([]);
    expect(named(/^givenOn$/)).toEqual(['givenOn: date']);
    expect(named(/^(given|achieved)In$/)).toEqual(
      ['givenIn', 'achievedIn'].map((name) => `${name}: ^\\d{4}-(0[1-9]|1[0-2])$`),
    );
  });

  test('points only to what it holds', () => {
    const text = JSON.stringify(written);
    const targets = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, target]) => target);

    expect(new Set(targets)).toEqual(new Set(['#/components/schemas/Problem', '#/components/schemas/FunctionProblem']));
    expect(Object.keys(document.components.schemas)).toEqual(['Problem', 'FunctionProblem']);
    expect(text).not.toContain('"$schema"');
  });
});

test('[API-01] [API-02] a message is sent with a session or without, and then with the answer to a check', () => {
  const { operation } = operations.find(({ path }) => path === '/functions/v1/send-contact-email') ?? {};

  expect(operation).toMatchObject({
    security: [{}, { session: [] }, { bearer: [] }],
    summary: expect.stringContaining('Without a session `challengeToken` is needed'),
  });
});

describe.each(declared)('[API-02] the operation %s', (name, endpoint) => {
  const found = operations.find(({ operation }) => operation.operationId === name);

  test('is listed under its path and method with its summary and access', () => {
    expect(found).toMatchObject({
      path: endpoint.path.replaceAll(/:(\w+)/g, '{$1}'),
      method: endpoint.method.toLowerCase(),
      operation: { summary: endpoint.summary, description: expect.stringContaining(`Who: ${endpoint.who}.`) },
    });
    expect(endpoint.summary).toMatch(/^[A-Z].*\.$/);
  });

  test('asks for a session exactly when it has to, by cookie or by bearer token', () => {
    const optional = endpoint.heedsSession ? [{}, { session: [] }, { bearer: [] }] : [];

    expect(found?.operation.security).toEqual(endpoint.who === 'anyone' ? optional : [{ session: [] }, { bearer: [] }]);
    for (const scheme of (found?.operation.security ?? []).flatMap((way) => Object.keys(way))) {
      expect(document.components.securitySchemes).toHaveProperty(scheme);
    }
  });

  test('declares every part of its path and nothing else', () => {
    const inPath = [...(found?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
    const parameters = found?.operation.parameters ?? [];

    expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(inPath);
    expect(parameters.filter((one) => one.in === 'path').every(({ required }) => required)).toBe(true);
    expect(parameters.filter((one) => one.in === 'query').map((one) => one.name)).toEqual(
      Object.keys(endpoint.query?.def.shape ?? {}),
    );
  });

  test('takes a file or JSON when it takes something, and no field that it does not know', () => {
    const body = found?.operation.requestBody;

    expect(body === undefined).toBe(endpoint.body === undefined && endpoint.upload === undefined);
    if (!body) return;
    expect(Object.keys(body.content)).toEqual([endpoint.upload ? 'application/octet-stream' : 'application/json']);
    if (endpoint.upload) return;
    expect(body.content['application/json']?.schema).toMatchObject({ type: 'object', additionalProperties: false });
  });

  test('answers with JSON or the file that it serves, or refuses with a problem', () => {
    const responses = found?.operation.responses ?? {};

    expect(Object.keys(responses)).toEqual([String(endpoint.status ?? 200), 'default']);
    expect(Object.keys(responses[endpoint.status ?? 200]?.content ?? {})).toEqual(
      endpoint.serves ?? ['application/json', ...(endpoint.events ? ['text/event-stream'] : [])],
    );
    const problem = endpoint.path.startsWith('/functions/v1/') ? 'FunctionProblem' : 'Problem';
    expect(responses['default']?.content).toEqual({
      'application/problem+json': { schema: { $ref: `#/components/schemas/${problem}` } },
    });
  });
});

test('[GRO-04] the age of a lookup has to be given, the gender may be', () => {
  const lookup = operations.find(({ operation }) => operation.operationId === 'lookUpPercentiles');
  const inQuery = lookup?.operation.parameters.filter((one) => one.in === 'query');

  expect(inQuery).toMatchObject([
    { name: 'gender', required: false },
    { name: 'ageMonths', required: true },
  ]);
});

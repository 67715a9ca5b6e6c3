import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { specFields } from '#contract/spec-fields.ts';
import { fieldNotes } from '#contract/stored.ts';
import { FunctionProblem, Problem } from '#contract/problem.ts';

type Json = Record<string, unknown>;

const fieldsOf = new Map(Object.entries(specFields));

/** An OpenAPI 3.1 document. */
export function openApi(serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const fields = fieldsOf.get(name);
    const described = { ...operation(name, endpoint), ...(fields ? { 'x-spec-fields': fields } : {}) };
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fernling',
      version: '1',
      description:
        'What the browser and any other client say to the server. Names of the specification stand in the descriptions and in `x-spec`; `x-spec-fields` tells where each field of its rows is answered.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output'), FunctionProblem: jsonSchema(FunctionProblem, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description: 'Over https the cookie is called `__Host-sid`.',
        },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(name: string, endpoint: Endpoint): Json {
  const specified = endpoint.spec?.length ? ` Specification: ${endpoint.spec.join('; ')}.` : '';
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Who: ${endpoint.who}.${specified}`,
    ...(endpoint.spec ? { 'x-spec': endpoint.spec } : {}),
    security: securityOf(endpoint),
    parameters: [...parametersIn('path', endpoint.params), ...parametersIn('query', endpoint.query)],
    ...(endpoint.upload ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } } : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done.',
        content: endpoint.serves
          ? Object.fromEntries(endpoint.serves.map((type) => [type, {}]))
          : {
              'application/json': { schema: jsonSchema(endpoint.reply, 'input') },
              ...(endpoint.events ? { 'text/event-stream': { schema: jsonSchema(endpoint.events, 'input') } } : {}),
            },
      },
      default: {
        description: 'Refused.',
        content: { 'application/problem+json': { schema: { $ref: `#/components/schemas/${problemOf(endpoint)}` } } },
      },
    },
  };
}

function problemOf({ path }: Endpoint): string {
  return path.startsWith('/functions/v1/') ? 'FunctionProblem' : 'Problem';
}

function securityOf({ who, heedsSession }: Endpoint): Json[] {
  const ways = [{ session: [] }, { bearer: [] }];
  if (who !== 'anyone') return ways;
  return heedsSession ? [{}, ...ways] : [];
}

function parametersIn(place: 'path' | 'query', schema: z.ZodMiniObject | undefined): Json[] {
  return Object.entries(schema?.def.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.core.safeParse(field, undefined).success,
    schema: jsonSchema(field, 'input'),
  }));
}

// For replies the schema's input side is what goes over the wire.
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { metadata: fieldNotes, io });
  return rest;
}

import * as z from 'zod/mini';
import { openApi } from '#contract/openapi.ts';

/** What the tests read of the document. */
const Operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  'x-spec': z.optional(z.array(z.string())),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.looseObject({
      name: z.string(),
      in: z.enum(['path', 'query']),
      required: z.boolean(),
      schema: z.looseObject({}),
    }),
  ),
  requestBody: z.optional(
    z.looseObject({
      required: z.literal(true),
      content: z.record(z.string(), z.object({ schema: z.optional(z.looseObject({})) })),
    }),
  ),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      content: z.record(z.string(), z.object({ schema: z.optional(z.looseObject({})) })),
    }),
  ),
});
const Document = z.object({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.enum(['get', 'post', 'put', 'patch', 'delete']), z.optional(Operation))),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({})),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.enum(['apiKey', 'http']) })),
  }),
});

/** What the server publishes about its API. */
export const written = openApi('https://family.example.org');
export const document = Document.parse(written);
/** Every endpoint of the document. */
export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => (operation ? [{ path, method, operation }] : [])),
);

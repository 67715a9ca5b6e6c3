import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { ServedFile } from '#contract/file-reply.ts';
import { Id, Nothing } from '#contract/fields.ts';
import { StoredAt, StoredId } from '#contract/stored.ts';

/** Most bytes of a ZIP that is imported, packed and unpacked. */
export const MOST_IMPORT_BYTES = 200 * 1024 * 1024;

/** What was taken along or brought back. */
export const Moved = z.object({
  children: z.int(),
  /** Entries by kind: 'measurement', 48. */
  entries: z.array(z.object({ entry: z.string(), count: z.int() })),
  pictures: z.int(),
  /** What was left out and why, a sentence each. */
  leftOut: z.array(z.string()),
});
export type Moved = z.infer<typeof Moved>;

/** An export or an import of an account's data. */
export const Transfer = z.object({
  id: StoredId,
  status: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** How many steps are done, and of how many; null until that is known. */
  done: z.int(),
  total: z.nullable(z.int()),
  bytes: z.nullable(z.int()),
  moved: z.nullable(Moved),
  /** Why it failed, in a sentence. */
  refusal: z.nullable(z.string()),
  madeAt: StoredAt,
  endedAt: z.nullable(StoredAt),
  /** Until when it is kept. */
  expiresAt: StoredAt,
});
export type Transfer = z.infer<typeof Transfer>;

/** The latest of each; null where there is none. */
const Transfers = z.object({ export: z.nullable(Transfer), import: z.nullable(Transfer) });
export type Transfers = z.infer<typeof Transfers>;

export const listTransfers = endpoint({
  method: 'GET',
  path: '/api/transfers',
  who: 'signed in',
  summary: 'How far the latest export and the latest import of this account are.',
  reply: Transfers,
});

export const startExport = endpoint({
  method: 'POST',
  path: '/api/exports',
  who: 'signed in',
  summary: 'Prepares a ZIP of the account and of all children it may edit. One that is being prepared goes on.',
  body: Nothing,
  reply: Transfer,
  status: 201,
});

export const downloadExport = endpoint({
  method: 'POST',
  path: '/api/exports/:exportId/download',
  who: 'signed in',
  summary: 'Where an export that is ready can be fetched, for as long as the password counts as just given.',
  params: z.object({ exportId: Id }),
  body: Nothing,
  reply: z.object({ address: z.string() }),
});

export const readExport = endpoint({
  method: 'GET',
  path: '/api/exports/:exportId/file',
  who: 'signed in',
  summary: 'The ZIP of an export that is ready, to whom has just given the password.',
  params: z.object({ exportId: Id }),
  serves: ['application/zip'],
  reply: ServedFile,
});

export const startImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  who: 'signed in',
  summary: 'Adds the children of an export to this account, as new ones. Nothing that exists is changed.',
  upload: { mostBytes: MOST_IMPORT_BYTES, tooLarge: 'File too large. An import can have at most 200 MB.' },
  reply: Transfer,
  status: 201,
});

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { ServedFile } from '#contract/file-reply.ts';
import { Id, Nothing } from '#contract/fields.ts';
import { StoredAt, StoredId } from '#contract/stored.ts';

/** Packed and unpacked. */
export const MOST_IMPORT_BYTES = 200 * 1024 * 1024;

export const Moved = z.object({
  children: z.int(),
  /** By kind, such as 'measurement'. */
  entries: z.array(z.object({ entry: z.string(), count: z.int() })),
  pictures: z.int(),
  /** A sentence with the reason for each. */
  leftOut: z.array(z.string()),
  /** The account's history of the chat was off, and is on as it was where the file was made. */
  beganHistory: z.optional(z.boolean()),
});
export type Moved = z.infer<typeof Moved>;

export const Transfer = z.object({
  id: StoredId,
  status: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** Steps done so far, and their total; null until known. */
  done: z.int(),
  total: z.nullable(z.int()),
  bytes: z.nullable(z.int()),
  moved: z.nullable(Moved),
  /** A sentence that says why it failed. */
  refusal: z.nullable(z.string()),
  madeAt: StoredAt,
  endedAt: z.nullable(StoredAt),
  expiresAt: StoredAt,
});
export type Transfer = z.infer<typeof Transfer>;

/** The latest of each; null if there is none. */
const Transfers = z.object({
  export: z.nullable(Transfer),
  /** The latest export that can be downloaded: an earlier one, if the latest failed. */
  readyExport: z.nullable(Transfer),
  import: z.nullable(Transfer),
});
export type Transfers = z.infer<typeof Transfers>;

export const listTransfers = endpoint({
  method: 'GET',
  path: '/api/transfers',
  who: 'signed in',
  summary: "Progress of this account's latest export and import.",
  reply: Transfers,
});

export const startExport = endpoint({
  method: 'POST',
  path: '/api/exports',
  who: 'signed in',
  summary: 'Prepares a ZIP of the account and all children it may edit. Does nothing if one is already being prepared.',
  body: Nothing,
  reply: Transfer,
  status: 201,
});

export const downloadExport = endpoint({
  method: 'POST',
  path: '/api/exports/:exportId/download',
  who: 'signed in',
  summary: 'The address of a finished export, usable while the password counts as recently confirmed.',
  params: z.object({ exportId: Id }),
  body: Nothing,
  reply: z.object({ address: z.string() }),
});

export const readExport = endpoint({
  method: 'GET',
  path: '/api/exports/:exportId/file',
  who: 'signed in',
  summary: 'Downloads a finished export as a ZIP. The password must have been confirmed recently.',
  params: z.object({ exportId: Id }),
  serves: ['application/zip'],
  reply: ServedFile,
});

export const startImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  who: 'signed in',
  summary: 'Adds the children of an export to this account as new children. Changes nothing that exists.',
  upload: {
    mostBytes: MOST_IMPORT_BYTES,
    tooLarge: 'File too large. An import can have at most 200 MB.',
    longestMs: 15 * 60_000,
  },
  reply: Transfer,
  status: 201,
});

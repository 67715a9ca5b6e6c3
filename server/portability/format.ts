import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { nameInFile } from '#domain/children/name-in-file.ts';
import { mostChildren, mostUploads } from '#server/children/rules.ts';

export const manifestPath = 'fernling.json';

/** Of the account's history of the chat, without an ending. */
export const historyPath = 'chat';
export const historyEntry = 'chat message';

/** The only version that can be read. */
const FORMAT = 'fernling-export';
const VERSION = 1;

export const Manifest = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.literal(VERSION),
  madeAt: z.string(),
  madeBy: z.string(),
  /** In the order the children were added. */
  children: z
    .array(z.string().check(z.regex(/^children\/[\w-]+$/, { error: 'This is not a folder of an export' })))
    .check(
      z.maxLength(mostChildren, { error: `An export can have at most ${mostChildren} children` }),
      z.refine(isEachOnce, { error: 'A folder appears twice' }),
    ),
  uploads: z
    .array(z.string().check(z.regex(/^uploads\/[\w-]+\.webp$/, { error: 'This is not a picture of an export' })))
    .check(z.maxLength(mostUploads, { error: `An export can have at most ${mostUploads} uploaded pictures` })),
});
export type Manifest = z.infer<typeof Manifest>;

export function isOfAnotherVersion(given: unknown): boolean {
  const { data } = z.object({ format: z.literal(FORMAT), formatVersion: z.unknown() }).safeParse(given);
  return data !== undefined && data.formatVersion !== VERSION;
}

/** A ZIP holds each name once, ignoring case. */
function isEachOnce(folders: readonly string[]): boolean {
  return new Set(folders.map((folder) => folder.toLowerCase())).size === folders.length;
}

const Package = z.object({ version: z.string() });
const { version } = Package.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')));

export function manifestOf(now: Date, { children, uploads }: Pick<Manifest, 'children' | 'uploads'>): Manifest {
  return {
    format: FORMAT,
    formatVersion: VERSION,
    madeAt: now.toISOString(),
    madeBy: `Fernling ${version}`,
    children,
    uploads,
  };
}

/** 'children/01-maya'; keeps only plain letters of the name. */
export function folderOf(n: number, firstName: string): string {
  const letters = nameInFile(firstName);
  return ['children/' + String(n).padStart(2, '0'), ...(letters === '' ? [] : [letters])].join('-');
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Day } from '#domain/time/day.ts';
import { DamagedEdition } from '#domain/vaccines/editions/damaged-edition.ts';
import { listedFiles } from '#domain/vaccines/editions/manifest.ts';
import {
  editionsOf,
  FILE_NAMES,
  requireSoundFiles,
  type EditionFiles,
} from '#domain/vaccines/editions/read-editions.ts';
import type { ReadFile } from '#domain/vaccines/editions/read-supporting-data.ts';
import { faultOf } from '#server/log.ts';

/** The message is one sentence for the operator. */
export class EditionRefused extends Error {
  override readonly name = 'EditionRefused';
}

const publishedFolder = join(import.meta.dirname, '../../content/vaccines');
const manifestName = 'editions.json';

/**
 * Checks the files of content/vaccines. Nothing that imports them may be loaded before: a damaged one would fail the
 * import without saying where.
 *
 * @throws EditionRefused with the file, and the place in it where there is one
 */
export async function requireSoundEditions(folder = publishedFolder): Promise<void> {
  const files = await publishedFiles(folder);
  const changed = files.find(({ text, sha256 }) => createHash('sha256').update(text).digest('hex') !== sha256);
  if (changed) {
    requireSoundTexts(files);
    refuse(`${pathOf(changed.name)}: not the file whose SHA-256 is in ${manifestName}`);
  }
  try {
    const { requireSoundContent } = await import('#domain/vaccines/editions/editions-data.ts');
    requireSoundContent();
  } catch (error) {
    requireSoundTexts(files);
    refuse(`${pathOf(manifestName)}: ${String(error)}`);
  }
}

export async function oldEditionWarning(today: Day): Promise<string | null> {
  const { ageOfEdition, CURRENT_EDITION } = await import('#domain/vaccines/editions/editions-data.ts');
  const { releasedOn, isOld } = ageOfEdition(CURRENT_EDITION, today);
  return isOld
    ? `The vaccine data was published on ${releasedOn}: its influenza products are of an earlier season; look for a newer version of Fernling.`
    : null;
}

type PublishedFile = { readonly name: string; readonly text: string; readonly sha256: string };

async function publishedFiles(folder: string): Promise<readonly PublishedFile[]> {
  const manifest = { path: pathOf(manifestName), content: parsed(manifestName, await textOf(folder, manifestName)) };
  const listed = orRefused(() => listedFiles(manifest));
  return Promise.all(
    listed.map(async ({ file, sha256 }) => ({ name: file, text: await textOf(folder, file), sha256 })),
  );
}

async function textOf(folder: string, name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8').catch((error: unknown) =>
    refuse(`${pathOf(name)}: not readable (${String(faultOf(error).code)})`),
  );
}

function requireSoundTexts(files: readonly PublishedFile[]): void {
  const contents = new Map(files.map(({ name, text }) => [name, parsed(name, text)]));
  const file = (which: keyof EditionFiles): ReadFile => {
    const name = FILE_NAMES[which];
    return { path: pathOf(name), content: contents.get(name) };
  };
  orRefused(() =>
    requireSoundFiles(
      editionsOf({
        schedule: file('schedule'),
        childhood: file('childhood'),
        other: file('other'),
        delta: file('delta'),
        season: file('season'),
        authorities: file('authorities'),
        products: file('products'),
        names: file('names'),
        routine: file('routine'),
        conditions: file('conditions'),
      }),
    ),
  );
}

function orRefused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof DamagedEdition) return refuse(error.message);
    throw error;
  }
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse(`${pathOf(name)}: ${error instanceof SyntaxError ? error.message : String(error)}`);
  }
}

function pathOf(name: string): string {
  return `content/vaccines/${name}`;
}

function refuse(why: string): never {
  throw new EditionRefused(`The vaccine data is damaged: ${why.replaceAll(/\s+/g, ' ')}.`);
}

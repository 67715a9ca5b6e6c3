import type { Me } from '#contract/accounts/me.ts';
import type { Moved } from '#contract/accounts/transfers.ts';
import { todayIn, type Day } from '#domain/time/day.ts';
import { parseChoices, type ImportedChoices } from '#server/accounts/export.ts';
import { requireChildToEdit, type EditableChild } from '#server/children/access.ts';
import { parseChild, type ImportedChild } from '#server/children/export.ts';
import { insertChild } from '#server/children/queries.ts';
import { countUploads, insertUpload, replacePicture, type PictureFile } from '#server/children/queries/pictures.ts';
import { requireSpaceForChildren } from '#server/children/queries/space.ts';
import { mostUploads } from '#server/children/rules.ts';
import type { Trx } from '#server/db/db.ts';
import { newIds } from '#server/db/id.ts';
import { FileRefused, readAs, type ParsedEntries } from '#server/db/portable.ts';
import { lock } from '#server/db/tx.ts';
import { Problem } from '#server/http/problem.ts';
import { noSpaceFor, type Pictures } from './import-pictures.ts';
import { isOfAnotherVersion, Manifest, manifestPath } from './format.ts';
import { applyChoices } from './queries.ts';
import { childParts } from './parts.ts';
import { Tally } from './transfers.ts';
import type { CheckedZip } from './zip-reading.ts';

/** JSON files are read into memory. */
const mostJsonBytes = 8 * 1024 * 1024;
const mostJsonBytesInAll = 32 * 1024 * 1024;

const earliestZone = 'Pacific/Kiritimati';

type ReadChild = ImportedChild & {
  readonly folder: string;
  readonly entries: readonly { readonly entry: string; readonly imported: ParsedEntries<EditableChild> }[];
};

export type ReadFamily = {
  readonly choices: ImportedChoices;
  readonly children: readonly ReadChild[];
  readonly uploads: readonly string[];
};

/**
 * Reads an export by the same rules as the forms.
 *
 * @throws FileRefused that names the file, the entry and the field at fault
 */
export async function readFamily(zip: CheckedZip, now: Date): Promise<ReadFamily> {
  const today = todayIn(earliestZone, now);
  const json = new JsonFiles(zip);
  const manifest = await json.read(manifestPath, (given) => given).then(requireKnown);
  const choices = await json.read('account.json', parseChoices);
  const children: ReadChild[] = [];
  for (const folder of manifest.children) children.push(await judgeChild(json, folder, today));
  return { choices, children, uploads: manifest.uploads };
}

function requireKnown(given: unknown): Manifest {
  if (isOfAnotherVersion(given)) {
    throw new FileRefused('This export was written by a version of Fernling that this one cannot read.');
  }
  return inFile(manifestPath, () => readAs(Manifest, given));
}

async function judgeChild(json: JsonFiles, folder: string, today: Day): Promise<ReadChild> {
  const child = await json.read(`${folder}/child.json`, (given) => parseChild(given, { today }));
  const coming = { bornOn: child.facts.born_on, today };
  const entries = [];
  for (const { name, entry, parse, isInEveryExport } of childParts) {
    if (!parse) continue;
    const path = `${folder}/${name}.json`;
    const isMissing = isInEveryExport !== true && !json.has(path);
    entries.push({
      entry,
      imported: isMissing ? parse([], coming) : await json.read(path, (given) => parse(given, coming)),
    });
  }
  return { ...child, folder, entries };
}

class JsonFiles {
  readonly #zip: CheckedZip;
  #left = mostJsonBytesInAll;

  constructor(zip: CheckedZip) {
    this.#zip = zip;
  }

  has(path: string): boolean {
    return this.#zip.has(path);
  }

  async read<T>(path: string, judge: (given: unknown) => T): Promise<T> {
    const bytes = await this.#zip.read(path, { mostBytes: Math.min(mostJsonBytes, this.#left) });
    this.#left -= bytes.byteLength;
    return inFile(path, () => judge(parsed(bytes)));
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new FileRefused('This is not JSON.');
  }
}

function inFile<T>(path: string, judge: () => T): T {
  try {
    return judge();
  } catch (error) {
    const { entry, field, message } = refusalIn(error);
    const where = [path, ...(entry === null ? [] : [`entry ${entry + 1}`]), ...(field === null ? [] : [field])];
    throw new FileRefused(`${where.join(', ')}: ${message}`);
  }
}

function refusalIn(error: unknown): FileRefused {
  if (error instanceof FileRefused) return error;
  const [problem] = error instanceof Problem ? (error.details.fields ?? []) : [];
  if (!problem) throw error;
  return new FileRefused(problem.message, { field: problem.name });
}

/**
 * Runs in the transaction that ends the import.
 *
 * @throws Problem `too-large` when the account cannot have so many children
 */
export async function writeImport(
  trx: Trx,
  me: Me,
  { read, pictures, now }: { read: ReadFamily; pictures: Pictures; now: Date },
): Promise<Moved> {
  const tally = new Tally(pictures.leftOut);
  await lock(trx, 'users', me.id);
  await requireSpaceForChildren(trx, me, read.children.length);
  const ids = newIds(read.children.length, now.getTime());
  const numbered = read.children.map((child, n) => ({ ...child, id: ids[n] ?? '' }));
  // The first child of an account becomes its active one.
  for (const child of numbered.toSorted((a, b) => Number(b.isActive) - Number(a.isActive))) {
    await writeChild(trx, me, child, { picture: pictures.files.get(`${child.folder}/picture.webp`), tally, now });
  }
  await writeUploads(trx, me, { paths: read.uploads, pictures, tally, now });
  await applyChoices(trx, me.id, read.choices, now);
  return tally.said();
}

type Writing = { readonly picture: PictureFile | undefined; readonly tally: Tally; readonly now: Date };

async function writeChild(trx: Trx, me: Me, child: ReadChild & { id: string }, { picture, tally, now }: Writing) {
  const { id, facts, relationship, entries } = child;
  await insertChild(trx, me, id, facts, now, relationship);
  const added = await requireChildToEdit(trx, me, id);
  tally.children += 1;
  for (const { entry, imported } of entries) {
    await imported.write(trx, added, now);
    tally.count(entry, imported.count);
  }
  if (!picture) return;
  await replacePicture(trx, added, picture, now);
  tally.pictures += 1;
}

type Uploads = {
  readonly paths: readonly string[];
  readonly pictures: Pictures;
  readonly tally: Tally;
  readonly now: Date;
};

async function writeUploads(trx: Trx, me: Me, { paths, pictures, tally, now }: Uploads): Promise<void> {
  const space = mostUploads - (await countUploads(trx, me));
  const written = new Set<string>();
  for (const path of paths) {
    const picture = pictures.files.get(path);
    if (!picture) continue;
    if (written.has(picture.storageKey)) {
      tally.leftOut.push(`${path}: this picture appears twice, and was kept once.`);
    } else if (written.size >= space) {
      tally.leftOut.push(noSpaceFor(path));
    } else {
      // A millisecond apart, to keep their order.
      await insertUpload(trx, me, picture, new Date(now.getTime() + written.size));
      written.add(picture.storageKey);
      tally.pictures += 1;
    }
  }
}

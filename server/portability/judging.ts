import { todayIn, type Day } from '#domain/time/day.ts';
import { parseChoices, type ImportedChoices } from '#server/accounts/export.ts';
import { parseHistory, type ImportedHistory } from '#server/chat/export.ts';
import type { EditableChild } from '#server/children/access.ts';
import { parseChild, type ImportedChild } from '#server/children/export.ts';
import { FileRefused, readAs, type ParsedEntries } from '#server/db/portable.ts';
import { Problem } from '#server/problem.ts';
import { historyPath, isOfAnotherVersion, Manifest, manifestPath } from './format.ts';
import { hasMoreStructureThan, mostJsonStructure } from './json-structure.ts';
import type { Pace } from './pace.ts';
import { childParts } from './parts.ts';
import type { CheckedZip } from './zip-reading.ts';

/**
 * JSON files are read into memory. The fullest: 2,000 measurements, and 50 questions for each checkup, of 9 MB each in
 * letters of three bytes.
 */
const mostJsonBytes = 16 * 1024 * 1024;
/** Of three of the fullest children, with 27 MB each. */
const mostJsonBytesInAll = 96 * 1024 * 1024;

const earliestZone = 'Pacific/Kiritimati';

export type JudgedFamily = {
  readonly choices: ImportedChoices;
  readonly children: readonly (Pick<ImportedChild, 'isActive'> & { readonly folder: string })[];
  readonly uploads: readonly string[];
};

export type ReadChild = ImportedChild & {
  readonly parts: readonly { readonly entry: string; readonly imported: ParsedEntries<EditableChild> }[];
};

/**
 * Reads an export by the same rules as the forms.
 *
 * @returns only a summary, since a family can be large: `readChild` rereads each child when it is written
 * @throws FileRefused that names the file, the entry and the field at fault; Interrupted
 */
export async function judgeFamily(zip: CheckedZip, now: Date, pace: Pace): Promise<JudgedFamily> {
  const json = new JsonFiles(zip);
  const manifest = await json.read(manifestPath, (given) => given).then(requireKnown);
  const choices = await json.read('account.json', parseChoices);
  const children = [];
  for (const folder of manifest.children) {
    const { isActive } = await readFrom(json, folder, todayAt(now), pace);
    children.push({ folder, isActive });
    await pace.childDone();
  }
  await historyFrom(json, now);
  return { choices, children, uploads: manifest.uploads };
}

/**
 * @param now the instant at which the family was judged
 * @returns null where the history of the chat was off
 * @throws FileRefused as `judgeFamily`
 */
export function readHistory(zip: CheckedZip, now: Date): Promise<ImportedHistory | null> {
  return historyFrom(new JsonFiles(zip), now);
}

async function historyFrom(json: JsonFiles, now: Date): Promise<ImportedHistory | null> {
  const path = `${historyPath}.json`;
  return json.has(path) ? json.read(path, (given) => parseHistory(given, now)) : null;
}

/**
 * @param now the instant at which the family was judged
 * @throws FileRefused as `judgeFamily`
 */
export function readChild(zip: CheckedZip, folder: string, now: Date, pace: Pace): Promise<ReadChild> {
  return readFrom(new JsonFiles(zip), folder, todayAt(now), pace);
}

function todayAt(now: Date): Day {
  return todayIn(earliestZone, now);
}

function requireKnown(given: unknown): Manifest {
  if (isOfAnotherVersion(given)) {
    throw new FileRefused('This export was written by a version of Fernling that this one cannot read.');
  }
  return inFile(manifestPath, () => readAs(Manifest, given));
}

async function readFrom(json: JsonFiles, folder: string, today: Day, pace: Pace): Promise<ReadChild> {
  const child = await json.read(`${folder}/child.json`, (given) => parseChild(given, { today }));
  const coming = { bornOn: child.facts.born_on, today };
  const parts = [];
  for (const { name, entry, parse, isInEveryExport } of childParts) {
    if (!parse) continue;
    const path = `${folder}/${name}.json`;
    const isMissing = isInEveryExport !== true && !json.has(path);
    const imported = await pace.turn(() =>
      isMissing ? parse([], coming) : json.read(path, (given) => parse(given, coming)),
    );
    parts.push({ entry, imported });
  }
  return { ...child, parts };
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
    if (await hasMoreStructureThan(mostJsonStructure, bytes)) {
      throw new FileRefused(`${path}: This file holds more entries than an export can have.`);
    }
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

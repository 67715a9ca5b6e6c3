import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { MOST_IMPORT_BYTES } from '#contract/accounts/transfers.ts';
import { FileRefused } from '#server/db/portable.ts';

/** @internal */
export const mostEntries = 5000;
/** Each name of ours is shorter than 100. */
const mostDirectoryBytesOfEntry = 1000;
const damaged = 'This ZIP is damaged, or was changed by hand. Choose the export as it was downloaded.';
const notOurs = 'This is not an export of Fernling. Choose the ZIP as you downloaded it.';

/** A ZIP whose directory was checked before any file is unpacked. */
export class CheckedZip {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  /** @throws FileRefused when the file is missing, larger than declared, or damaged */
  async read(path: string, { mostBytes }: { mostBytes: number }): Promise<Buffer> {
    const entry = this.#entries.get(path);
    if (!entry) throw new FileRefused(`${path} is missing. ${damaged}`);
    if (entry.uncompressedSize > mostBytes) throw new FileRefused(`${path} is too large.`);
    const chunks: Uint8Array[] = [];
    let sum = 0;
    await asRefusal(async () => {
      for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
        const bytes: Uint8Array = Buffer.from(chunk);
        sum = crc32(bytes, sum);
        chunks.push(bytes);
      }
    });
    if (sum !== entry.crc32) throw new FileRefused(damaged);
    return Buffer.concat(chunks);
  }
}

/**
 * No file unpacks to more than its declared size.
 *
 * @throws FileRefused for what no export contains: too much data, paths outside the folder, links, nested archives,
 * duplicate names, encryption
 */
export async function openZip(file: FileHandle): Promise<CheckedZip> {
  const zip = await asRefusal(() => fromFdPromise(file.fd, { lazyEntries: true, strictFileNames: true }));
  if (zip.entryCount > mostEntries) throw new FileRefused('This ZIP holds too many files.');
  const entries = new Map<string, Entry>();
  const names = new Set<string>();
  let bytes = 0;
  await asRefusal(async () => {
    for await (const entry of zip.eachEntry()) {
      const { fileName: path } = entry;
      const name = path.normalize('NFC').toLowerCase();
      bytes += entry.uncompressedSize;
      if (bytes > MOST_IMPORT_BYTES) throw new FileRefused('Unpacked, this is more than 200 MB.');
      if (names.has(name)) throw new FileRefused(`${short(path)} appears twice. ${damaged}`);
      if (isForeign(entry)) throw new FileRefused(`${short(path)} is not part of an export. ${notOurs}`);
      names.add(name);
      if (!path.endsWith('/')) entries.set(path, entry);
    }
  });
  return new CheckedZip(zip, entries);
}

const linkKind = 0o120000;
const kindBits = 0o170000;

function isForeign(entry: Entry): boolean {
  const isLink = ((entry.externalFileAttributes >>> 16) & kindBits) === linkKind;
  const isArchive = /\.(zip|jar|gz|tgz|bz2|xz|zst|7z|rar|tar)$/i.test(entry.fileName);
  return isLink || isArchive || isLong(entry) || entry.isEncrypted() || !entry.canDecodeFileData();
}

/** Thousands of long names would fill memory. */
function isLong({ fileNameLength, extraFieldLength, fileCommentLength }: Entry): boolean {
  return fileNameLength + extraFieldLength + fileCommentLength > mostDirectoryBytesOfEntry;
}

function short(path: string): string {
  return path.length > 80 ? `${path.slice(0, 80)}…` : path;
}

/** Errors of the ZIP reader are the file's fault; system errors are not. */
async function asRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FileRefused || !(error instanceof Error) || 'syscall' in error) throw error;
    throw new FileRefused(damaged);
  }
}

import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

type Content = string | Buffer | { readonly content: string; readonly mode: number };

/** A path may occur twice. */
export async function zipped(files: Iterable<readonly [string, Content]>, { compress = false } = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, given] of files) {
    if (typeof given === 'object' && 'mode' in given)
      zip.addBuffer(Buffer.from(given.content), path, { mode: given.mode });
    else zip.addBuffer(Buffer.from(given), path, { compress });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** Replaces a text by one of the same length, even if that corrupts the ZIP. */
export function withText(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

const central = Buffer.from('PK\x01\x02', 'latin1');
const [flagsAt, sizeAt] = [8, 24];

/** Changes the first file's size in the directory only. */
export function withClaimedSize(zip: Buffer, bytes: number): Buffer {
  const changed = Buffer.from(zip);
  changed.writeUInt32LE(bytes, changed.indexOf(central) + sizeAt);
  return changed;
}

/** Marks the first file as encrypted in the directory only. */
export function markedEncrypted(zip: Buffer): Buffer {
  const changed = Buffer.from(zip);
  const at = changed.indexOf(central) + flagsAt;
  changed.writeUInt16LE(changed.readUInt16LE(at) | 1, at);
  return changed;
}

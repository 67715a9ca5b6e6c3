import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../fixtures/growth');

export function csvFileOf(text: string | Uint8Array<ArrayBuffer>): Blob {
  return new Blob([text], { type: 'text/csv' });
}

/** The bytes of a file in testing/fixtures/growth. */
export function fixture(name: string): Buffer<ArrayBuffer> {
  return Buffer.from(readFileSync(join(folder, name)));
}

/** Maya's weights as Baby Buddy exports them. */
export function aWeightCsv(): Blob {
  return csvFileOf(fixture('baby-buddy-weight.csv'));
}

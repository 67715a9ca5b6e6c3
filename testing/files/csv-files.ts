import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../fixtures/growth');

export function csvFileOf(text: string | Uint8Array<ArrayBuffer>): Blob {
  return new Blob([text], { type: 'text/csv' });
}

export function fixture(name: string): Buffer<ArrayBuffer> {
  return Buffer.from(readFileSync(join(folder, name)));
}

export function aWeightCsv(): Blob {
  return csvFileOf(fixture('baby-buddy-weight.csv'));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../content/legal');
const fileOf: ReadonlyMap<string, string> = new Map([
  ['/terms', 'terms.md'],
  ['/privacy', 'privacy.md'],
]);

/** The published text of a page, in Markdown; null for a page without one. */
export function proseOf(path: string): string | null {
  const file = fileOf.get(path);
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8');
}

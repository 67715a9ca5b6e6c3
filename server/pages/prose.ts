import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../content/legal');
const fileOf: ReadonlyMap<string, string> = new Map([
  ['/terms', 'terms.md'],
  ['/privacy', 'privacy.md'],
]);
const texts = new Map<string, string>();

/** The published Markdown of a page; null for a page without one. */
export function proseOf(path: string): string | null {
  const file = fileOf.get(path);
  if (file === undefined) return null;
  const text = texts.get(path) ?? readFileSync(join(folder, file), 'utf8');
  texts.set(path, text);
  return text;
}

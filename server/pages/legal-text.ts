import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../content/legal');
const texts = new Map<string, string>();

export function legalText(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8');
  texts.set(file, text);
  return text;
}

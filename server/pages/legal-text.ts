import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../content/legal');
const texts = new Map<string, string>();
/** Lines that are about the plan stand between two of these. */
const mark = String.raw`\{\/?plan\}\n`;
const ofPlan = new RegExp(`^${mark}[^]*?^${mark}`, 'gm');
const marks = new RegExp(`^${mark}`, 'gm');

/** Without a plan, a text says nothing of payments. */
export function legalText(file: string, { hasPlan }: { readonly hasPlan: boolean }): string {
  const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8');
  texts.set(file, text);
  return text.replaceAll(hasPlan ? marks : ofPlan, '');
}

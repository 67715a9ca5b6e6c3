import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { scriptBudgets, weighed, type Budget } from './budgets/budget.ts';
import { readManifest } from './budgets/manifest.ts';

const dist = join(import.meta.dirname, '..', 'dist', 'client');
const manifest = readManifest(dist);

const packedSize = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
const plainSize = (file: string) => statSync(join(dist, file)).size;

// woff2 is brotli-compressed already.
const fonts: Budget = { page: 'fonts', most: 40, files: () => builtFiles().filter((file) => file.endsWith('.woff2')) };

const results = [
  ...scriptBudgets(manifest).map((budget) => weighed(budget, budget.files(), packedSize)),
  weighed(fonts, fonts.files(), plainSize),
];

for (const { page, kb, most, isKept } of results)
  console.log(`${isKept ? '✓' : '✗'} ${page}: ${kb.toFixed(2)} of ${most} KB`);
const kept = results.filter(({ isKept }) => isKept).length;
console.log(`${kept} passed, ${results.length - kept} failed`);
process.exitCode = kept === results.length ? 0 : 1;

function builtFiles(): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' });
}

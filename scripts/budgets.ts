import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { scriptBudgets, weighed, type Budget } from './budgets/budget.ts';
import { developmentIn } from './budgets/development.ts';
import { leaksIn } from './budgets/leaks.ts';
import { readManifest } from './budgets/manifest.ts';
import { endpoints } from '#contract/endpoints.ts';
import { cards, pages } from '#web/app/pages.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist', 'client');
const manifest = readManifest(dist);

const plainSize = (file: string) => statSync(join(dist, file)).size;
/** The build compresses what becomes smaller by it. */
const packedSize = (file: string) => plainSize(existsSync(join(dist, `${file}.br`)) ? `${file}.br` : file);

// woff2 is brotli-compressed already.
const fonts: Budget = { page: 'fonts', most: 40, files: () => builtFiles().filter((file) => file.endsWith('.woff2')) };
/** Each by itself: one TCP segment more costs a slow line a round trip before the largest paint. */
const firstFonts = ['figtree', 'young-serif'].map((name): Budget => ({
  page: `font ${name}`,
  most: 9.9,
  files: () => builtFiles().filter((file) => new RegExp(String.raw`/${name}-[\w-]{8}\.woff2$`).test(file)),
}));

const results = [
  ...scriptBudgets(
    manifest,
    cards.filter(({ isLater }) => !isLater).map(({ module }) => module),
  ).map((budget) => weighed(budget, budget.files(), packedSize)),
  ...[fonts, ...firstFonts].map((budget) => weighed(budget, budget.files(), plainSize)),
];

for (const { page, kb, most, isKept } of results)
  console.log(`${isKept ? '✓' : '✗'} ${page}: ${kb.toFixed(2)} of ${most} KB`);
const scripts = scriptsIn(dist);
const serverTexts = [
  ...Object.values(endpoints).map(({ summary }) => summary),
  ...globSync('web/**/pages.ts', { cwd: root }).flatMap(descriptionsIn),
  // A card is known by its module.
  ...pages.flatMap(({ opens = [] }) => opens).filter((file) => cards.every(({ module }) => module !== file)),
];
const leaks = leaksIn(serverTexts, scripts);
for (const leak of leaks) console.log(`✗ ${leak}`);
if (leaks.length === 0) console.log(`✓ no text for the server in ${scripts.size} scripts`);

const development = developmentIn(new Map([...scripts, ...scriptsIn(join(root, 'dist', 'server'))]));
for (const file of development) console.log(`✗ ${file}`);
if (development.length === 0) console.log('✓ production builds alone, for browsers and for the server');

const faults = [leaks, development];
const kept = [...results.filter(({ isKept }) => isKept), ...faults.filter((found) => found.length === 0)].length;
const all = results.length + faults.reduce((sum, found) => sum + Math.max(1, found.length), 0);
console.log(`${kept} passed, ${all - kept} failed`);
process.exitCode = kept === all ? 0 : 1;

/** Descriptions of other pages may appear as visible text. */
function descriptionsIn(list: string): string[] {
  const text = readFileSync(join(root, list), 'utf8');
  const descriptions = text.matchAll(/signedInPage\(\s*\{[^}]*?description:\s*(?:'([^']+)'|"([^"]+)")/g);
  return [...descriptions].map(([, single, double]) => single ?? double ?? '');
}

function builtFiles(): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' });
}

/** Text by file name. */
function scriptsIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/db/migrations/migrate.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { answeringFigures } from '../bench/answering.ts';
import { startProduct } from '../bench/a-server.ts';
import { rowOf, tableOf, type Figure } from '../bench/figures.ts';
import { addMovingFamily, exportingFigures } from '../bench/exporting.ts';
import { addParent } from '../bench/a-parent.ts';
import { importingFigures } from '../bench/importing.ts';
import { installingFigures } from '../bench/installing.ts';
import { forecastingFigures } from '../bench/forecasting.ts';
import { addArrivals, hashingFigures, type Arrival } from '../bench/hashing.ts';
import { familyPageFigures, manyFamiliesFigures } from '../bench/family-pages.ts';
import { fillWithFamilies, type Reader } from '../bench/many-families.ts';
import { doseFigures, milestoneFigures } from '../bench/marking.ts';
import { chosenParts, isWhole, type BenchPart } from '../bench/parts.ts';
import { picturesFigures } from '../bench/pictures.ts';
import { articleFigures } from '../bench/reading-articles.ts';
import { redrawingFigures } from '../bench/redrawing.ts';
import { scoringFigures } from '../bench/scoring.ts';
import { searchingFigures } from '../bench/searching.ts';
import { servingFigures } from '../bench/serving.ts';
import { startingFigures } from '../bench/starting.ts';

const families = 20_000;
const measurementsEach = 20;
const longestMs = 40 * 60_000;
/** They need the same server. */
const onOneServer: readonly BenchPart[] = ['serving', 'families', 'sign-ins', 'exports'];
const asked = process.argv.slice(2);
const chosen = chosenOrExit();
const folder = mkdtempSync(join(tmpdir(), 'fernling-bench-'));
const figures: Figure[] = [];
let broken = 0;
// However this process ends, the servers and browsers end with it.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
setTimeout(() => {
  console.error(`The bench has not come to an end within ${longestMs / 60_000} minutes.`);
  process.exit(1);
}, longestMs).unref();

await measureAll();
conclude();

function chosenOrExit() {
  try {
    return chosenParts(asked);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

async function measureAll(): Promise<void> {
  await step('scores', () => scoringFigures());
  await step('forecasts', () => forecastingFigures());
  await step('articles', () => articleFigures(folder));
  await step('search', () => searchingFigures());
  await step('chat', () => answeringFigures());
  await step('build', () => installingFigures(folder));
  await step('starts', () => startingFigures(join(folder, 'empty')));
  await step('charts', () => redrawingFigures(join(folder, 'growing')));
  if (!chosen.needFamilies) return;
  console.log(`filling a database with ${families} families`);
  const dataDir = join(folder, 'full');
  const { readers, arrivals, mover, importer } = await fill(dataDir);
  await step('doses', () => mark(dataDir, readers, doseFigures));
  await step('milestones', () => mark(dataDir, readers, milestoneFigures));
  await serve(dataDir, readers, arrivals, mover);
  await step('many-families', () => visit(dataDir, readers));
  await step('imports', () => bring(dataDir, first(readers), importer));
  await step('pictures', () => make(dataDir, first(readers)));
}

async function fill(dataDir: string) {
  const db = await openDb({ dataDir });
  await migrate(db);
  const readers = await fillWithFamilies(db, families, measurementsEach);
  const arrivals = await addArrivals(db);
  const mover = await addMovingFamily(db, dataDir);
  const { token: importer } = await addParent(db, 'Who Arrives', 'arrives@example.org');
  await close(db);
  return { readers, arrivals, mover, importer };
}

async function serve(dataDir: string, readers: readonly Reader[], arrivals: readonly Arrival[], mover: string) {
  if (!onOneServer.some((name) => chosen.names.has(name))) return;
  const product = await startProduct(dataDir);
  try {
    await step('serving', () => servingFigures(product, readers, folder));
    await step('families', () => familyPageFigures(product, readers, folder));
    await step('sign-ins', () => hashingFigures(product, readers, arrivals));
    await step('exports', () => exportingFigures(product, readers, mover));
  } finally {
    await product.stop();
  }
}

/** On a copy in memory where possible, to measure the server and not the disk. */
async function mark(dataDir: string, readers: readonly Reader[], figuresOf: typeof doseFigures): Promise<Figure[]> {
  const hasMemory = existsSync('/dev/shm');
  const copy = mkdtempSync(join(hasMemory ? '/dev/shm' : tmpdir(), 'fernling-bench-'));
  try {
    cpSync(dataDir, copy, { recursive: true });
    const product = await startProduct(copy);
    try {
      return await figuresOf(product, readers, { folder, where: hasMemory ? 'in memory' : 'on disk' });
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Memory is measured on a server that has done nothing else. */
async function visit(dataDir: string, readers: readonly Reader[]): Promise<Figure[]> {
  const product = await startProduct(dataDir);
  try {
    return await manyFamiliesFigures(product, readers, folder);
  } finally {
    await product.stop();
  }
}

/** The same. */
async function bring(dataDir: string, reader: Reader, importer: string): Promise<Figure[]> {
  const product = await startProduct(dataDir);
  try {
    return await importingFigures(product, reader, importer);
  } finally {
    await product.stop();
  }
}

/** The same. */
async function make(dataDir: string, reader: Reader): Promise<Figure[]> {
  const product = await startProduct(dataDir);
  try {
    return await picturesFigures(product, reader);
  } finally {
    await product.stop();
  }
}

function first(readers: readonly Reader[]): Reader {
  const [reader] = readers;
  if (!reader) throw new Error('there is nobody to read');
  return reader;
}

function pageOf(table: string): string {
  return `# Bench

The last table of \`npm run bench\`. Measured on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}.

A bar of time is a ratio: the median of what the product takes, divided by the median of what fixed work takes that is measured in turn with it. So a slower machine, or one that others use, gives the same verdict. Where the bar names milliseconds too, either will do. Bars of memory are absolute.

| fixed work | what it is |
|---|---|
| loop | arithmetic, strings, a map, sorting and JSON on one thread: CPU time where the product's thread is measured, time on the clock elsewhere |
| first loop | the same in a process that has run nothing else but what it is compared with |
| constant answer | a small server on the same HTTP library whose answer is the same text each time; \`after a loop\`: it runs the loop for each answer; \`of its size\`: the text is such a page, \`of the size of one\`: the page of an article |
| start of the constant server | until that server's first answer |
| plain page | a page that redraws 12 SVG paths and a table of 60 cells, in the same browser at the same throttle |

Packages are installed from npm's cache, so no figure depends on the network.

${table}
`;
}

function conclude(): void {
  const table = tableOf(figures);
  const missed = figures.filter(({ isMet }) => !isMet).length;
  if (isWhole(asked, broken)) writeFileSync(join(import.meta.dirname, '../docs/bench.md'), pageOf(table));
  console.log(table);
  console.log(`${figures.length - missed} passed, ${missed + broken} failed`);
  process.exitCode = missed + broken === 0 ? 0 : 1;
}

/** A part that breaks counts as failed; the others are still measured. */
async function step(name: BenchPart, measure: () => Promise<Figure[]>): Promise<void> {
  if (!chosen.names.has(name)) return;
  console.log(`measuring ${name}`);
  try {
    const measured = await measure();
    console.log(measured.map(rowOf).join('\n'));
    figures.push(...measured);
  } catch (error) {
    broken += 1;
    console.error(`${name} could not be measured`, error);
  }
}

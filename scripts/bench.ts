import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/db/migrations/migrate.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { startProduct } from '../bench/a-server.ts';
import { tableOf, type Figure } from '../bench/figures.ts';
import { addMovingFamily, exportingFigures } from '../bench/exporting.ts';
import { installingFigures } from '../bench/installing.ts';
import { forecastingFigures } from '../bench/forecasting.ts';
import { addArrivals, hashingFigures, type Arrival } from '../bench/hashing.ts';
import { fillWithFamilies, type Reader } from '../bench/many-families.ts';
import { markingFigures } from '../bench/marking.ts';
import { picturesFigures } from '../bench/pictures.ts';
import { redrawingFigures } from '../bench/redrawing.ts';
import { scoringFigures } from '../bench/scoring.ts';
import { servingFigures } from '../bench/serving.ts';
import { startingFigures } from '../bench/starting.ts';

const families = 20_000;
const measurementsEach = 20;
const folder = mkdtempSync(join(tmpdir(), 'fernling-bench-'));
const figures: Figure[] = [];

try {
  say('scores');
  figures.push(...(await scoringFigures()));
  say('vaccine forecasts');
  figures.push(...(await forecastingFigures()));
  say('packages and build');
  figures.push(...(await installingFigures(folder)));
  say('starts');
  figures.push(...(await startingFigures(join(folder, 'empty'))));
  say('charts');
  figures.push(...(await redrawingFigures(join(folder, 'growing'))));
  say(`a database of ${families} families`);
  const dataDir = join(folder, 'full');
  const { readers, arrivals, mover } = await fill(dataDir);
  say('doses');
  figures.push(...(await mark(dataDir, readers)));
  say('serving');
  figures.push(...(await serve(dataDir, readers, arrivals, mover)));
  say('pictures');
  figures.push(...(await make(dataDir, first(readers))));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
conclude();

async function fill(dataDir: string) {
  const db = await openDb({ dataDir });
  await migrate(db);
  const readers = await fillWithFamilies(db, families, measurementsEach);
  const arrivals = await addArrivals(db);
  const mover = await addMovingFamily(db, dataDir);
  await close(db);
  return { readers, arrivals, mover };
}

async function serve(
  dataDir: string,
  readers: readonly Reader[],
  arrivals: readonly Arrival[],
  mover: string,
): Promise<Figure[]> {
  const product = await startProduct(dataDir);
  try {
    const serving = await servingFigures(product, readers, folder);
    say('sign-ins');
    const hashing = await hashingFigures(product, first(readers), arrivals);
    say('exports');
    return [...serving, ...hashing, ...(await exportingFigures(product, first(readers), mover))];
  } finally {
    await product.stop();
  }
}

/** What a server takes for a dose, not the disk beneath it: on a copy in memory, where the system has such a place. */
async function mark(dataDir: string, readers: readonly Reader[]): Promise<Figure[]> {
  const hasMemory = existsSync('/dev/shm');
  const copy = mkdtempSync(join(hasMemory ? '/dev/shm' : tmpdir(), 'fernling-bench-'));
  try {
    cpSync(dataDir, copy, { recursive: true });
    const product = await startProduct(copy);
    try {
      return await markingFigures(product, readers, { folder, where: hasMemory ? 'in memory' : 'on disk' });
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Memory is measured on a server that has done nothing else. */
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

function conclude(): void {
  const table = tableOf(figures);
  const missed = figures.filter(({ isMet }) => !isMet).length;
  const machine = `Measured on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}.`;
  writeFileSync(
    join(import.meta.dirname, '../docs/bench.md'),
    `# Bench\n\nThe last table of \`npm run bench\`. ${machine}\n\n${table}\n`,
  );
  console.log(table);
  console.log(`${figures.length - missed} passed, ${missed} failed`);
  process.exitCode = missed === 0 ? 0 : 1;
}

function say(step: string): void {
  console.log(`measuring: ${step}`);
}

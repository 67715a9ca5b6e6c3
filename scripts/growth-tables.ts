/**
 * Generates the growth tables of content/growth from published numbers.
 *
 *     npm run growth-tables -- FILE…           writes the tables
 *     npm run growth-tables -- --check FILE…   fails when the tables in content/growth differ
 *
 * A file's kind follows from its header line.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { CDC_2000_HEADER, cdc2000Files } from './growth-tables/cdc-2000.ts';
import { WHO_2006_HEADER, who2006Files } from './growth-tables/who-2006.ts';
import { WHO_2007_HEADER, who2007Files } from './growth-tables/who-2007.ts';
import { WHO_VELOCITY_HEADER, whoVelocityFiles } from './growth-tables/who-velocity.ts';

const CONTENT = new URL('../content/growth/', import.meta.url);

const KINDS: ReadonlyMap<string, (csv: string) => Readonly<Record<string, object>>> = new Map([
  [WHO_2006_HEADER, who2006Files],
  [WHO_2007_HEADER, who2007Files],
  [CDC_2000_HEADER, cdc2000Files],
  [WHO_VELOCITY_HEADER, whoVelocityFiles],
]);

/**
 * Generated files by name.
 *
 * @throws Error for unexpected numbers
 */
export function growthFiles(csv: string): ReadonlyMap<string, string> {
  const [header = ''] = csv.split(/\r?\n/, 1);
  const filesOf = KINDS.get(header);
  if (!filesOf) throw new Error(`expected the header of a growth table, found ${header}`);
  const sourceSha256 = createHash('sha256').update(csv).digest('hex');
  return new Map(
    Object.entries(filesOf(csv)).map(([name, file]) => [
      name,
      `${JSON.stringify({ ...file, sourceSha256 }, null, 1)}\n`,
    ]),
  );
}

function main(args: readonly string[]): number {
  const isCheck = args.includes('--check');
  const paths = args.filter((arg) => arg !== '--check');
  if (paths.length === 0) {
    console.error('usage: npm run growth-tables -- [--check] FILE…');
    return 2;
  }
  let differing = 0;
  for (const path of paths) {
    for (const [name, text] of growthFiles(readFileSync(path, 'utf8'))) {
      const file = new URL(name, CONTENT);
      if (!isCheck) writeFileSync(file, text);
      else if (readFileSync(file, 'utf8') !== text) {
        differing += 1;
        console.error(`content/growth/${name} differs from what ${path} gives`);
      }
    }
  }
  if (differing === 0) console.log(isCheck ? 'content/growth agrees' : 'content/growth written');
  return differing === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = main(argv.slice(2));

/**
 * Judges files of known cases by the product's own code.
 *
 *     node scripts/cases.ts growth FILE…
 *
 * The kind of a file is told by its header line. Prints the rows read of each file and the ids that differ;
 * the last line is `N passed, N failed`, where a file that cannot be read counts as one that failed, and the exit
 * code is 0 only when none failed.
 */
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { judgeGrowthFile } from './cases/growth.ts';
import type { Verdict } from './cases/growth.ts';

const SUBJECTS: ReadonlyMap<string, (text: string) => Verdict> = new Map([['growth', judgeGrowthFile]]);

const CANNOT_READ = 2;

/** Judges the files, prints what came of it, and returns the exit code. */
function main([subject = '', ...paths]: readonly string[]): number {
  const judge = SUBJECTS.get(subject);
  if (!judge || paths.length === 0) {
    console.error(`usage: node scripts/cases.ts ${[...SUBJECTS.keys()].join('|')} FILE…`);
    return CANNOT_READ;
  }
  let passed = 0;
  let failed = 0;
  let areAllRead = true;
  for (const path of paths) {
    const text = textOf(path);
    if (text === null) {
      areAllRead = false;
      failed += 1;
      continue;
    }
    const { rows, differences } = judge(text);
    console.log(`${path}: ${rows} rows read, ${differences.length} differ`);
    for (const { id, why } of differences) console.log(`  ${id}: ${why}`);
    passed += rows - differences.length;
    failed += differences.length;
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (!areAllRead) return CANNOT_READ;
  return passed > 0 && failed === 0 ? 0 : 1;
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    console.error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

process.exitCode = main(argv.slice(2));

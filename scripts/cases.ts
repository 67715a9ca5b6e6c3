/**
 * Checks files of published cases against the product's own code.
 *
 *     npm run cases -- growth|vaccines|search|chat FILE…
 *
 * A file's kind follows from its header line, `layout` or `schema`. Prints each file's row count and the ids that
 * differ. The last line is `N passed, N failed`; an unreadable file counts as one failure. The exit code is 0 only when none failed.
 */
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { judgeChatFile } from './cases/chat.ts';
import { judgeGrowthFile } from './cases/growth.ts';
import { judgeSearchFile } from './cases/search.ts';
import { judgeVaccineFile } from './cases/vaccines.ts';
import type { Verdict } from './cases/verdict.ts';

type Judge = (text: string) => Verdict | Promise<Verdict>;

const SUBJECTS: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  ['growth', judgeGrowthFile],
  ['vaccines', judgeVaccineFile],
  ['search', judgeSearchFile],
  ['chat', judgeChatFile],
]);

const CANNOT_READ = 2;

/** @returns the exit code */
async function main([subject = '', ...paths]: readonly string[]): Promise<number> {
  const judge = SUBJECTS.get(subject);
  if (!judge || paths.length === 0) {
    console.error(`usage: npm run cases -- ${[...SUBJECTS.keys()].join('|')} FILE…`);
    return CANNOT_READ;
  }
  let passed = 0;
  let failed = 0;
  let areAllRead = true;
  for (const path of paths) {
    const { rows, differences, notes = [], fault } = await verdictOn(path, judge);
    if (fault !== undefined) {
      console.error(`${path} cannot be read: ${fault}`);
      areAllRead = false;
      failed += 1;
      continue;
    }
    console.log(`${path}: ${rows} rows read, ${differences.length} differ`);
    for (const { id, why } of differences) console.log(`  ${id}: ${why}`);
    for (const note of notes) console.log(`  ${note}`);
    passed += rows - differences.length;
    failed += differences.length;
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (!areAllRead) return CANNOT_READ;
  return passed > 0 && failed === 0 ? 0 : 1;
}

function verdictOn(path: string, judge: Judge): Verdict | Promise<Verdict> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return { rows: 0, differences: [], fault: error instanceof Error ? error.message : String(error) };
  }
  return judge(text);
}

process.exitCode = await main(argv.slice(2));

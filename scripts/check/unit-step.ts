import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { run } from './command.ts';
import { latestChange, readingTests } from './reached.ts';
import type { Outcome, Step } from './step.ts';

export type TestDatabase = 'sqlite' | 'postgres' | 'pgbouncer';

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});
type Report = z.infer<typeof Report>;

const SLOW = '**/*.slow.test.ts';
/** What a run leaves out, in an environment variable, since projects of vitest do not hear of `--exclude`. */
const withoutSlow = { TEST_WITHOUT: SLOW };

/** Tests that start or kill processes. */
const RACES = '**/*{race,races,crash}.test.ts';

/**
 * Runs vitest on one kind of database.
 *
 * @param only parts of paths of the test files to run; empty for all
 */
export function unitStep(name: string, database: TestDatabase, only: readonly string[] = []): Step {
  return vitestStep(name, database, ['run', ...only], withoutSlow);
}

/**
 * The tests on SQLite that the latest change reaches through imports, without races and with a sample of the bad input.
 * Without git, all of them.
 */
export async function reachedStep(): Promise<Step> {
  const change = await latestChange();
  if (!change) return unitStep('tests on SQLite', 'sqlite');
  const files = [...change.files, ...(await readingTests())];
  const args = ['related', '--run', ...files];
  return vitestStep(`tests reached by ${change.what} (${change.files.length})`, 'sqlite', args, {
    TEST_DEPTH: 'sample',
    TEST_WITHOUT: `${SLOW} ${RACES}`,
  });
}

/** Test files whose path contains one of `parts`, or all of them, also slow ones. */
export function filesStep(name: string, database: TestDatabase, parts: readonly string[]): Step {
  return vitestStep(name, database, ['run', ...parts]);
}

function vitestStep(
  name: string,
  database: TestDatabase,
  args: readonly string[],
  env: Record<string, string> = {},
): Step {
  return {
    name,
    async run() {
      const file = join(tmpdir(), `fernling-tests-${randomUUID()}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const { succeeded, output } = await run('vitest', [...args, ...reporters], { TEST_DATABASE: database, ...env });
      const report = await readReport(file);
      return report ? unitOutcome(report, succeeded, output) : { passed: 0, failed: 1, output };
    },
  };
}

/** How many tests `unitStep` would run. */
export async function countTests(only: readonly string[]): Promise<number> {
  return countFilesTests(only, withoutSlow);
}

/** How many tests `filesStep` would run. */
export async function countFilesTests(parts: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const { output } = await run('vitest', ['list', ...parts], env);
  return output.split('\n').filter((line) => line.includes(' > ')).length;
}

/** A file that fails to load and a run that exits with an error count as failures. */
export function unitOutcome(report: Report, succeeded: boolean, output: string): Outcome {
  const unloaded = report.testResults.filter((it) => it.status === 'failed' && it.assertionResults.length === 0).length;
  const failed = report.numFailedTests + unloaded;
  const outcome = { passed: report.numPassedTests, failed: succeeded ? failed : Math.max(1, failed), output };
  const skipped = report.numPendingTests;
  return skipped > 0 ? { ...outcome, notRun: { tests: skipped, why: 'skipped by their files' } } : outcome;
}

async function readReport(file: string): Promise<Report | undefined> {
  try {
    return Report.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  } finally {
    await rm(file, { force: true });
  }
}

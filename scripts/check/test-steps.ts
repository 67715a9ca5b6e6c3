import { browserStep, countJourneys } from './browser-step.ts';
import { commandStep } from './command-step.ts';
import { lackOfChromium, lackOfPgbouncer, lackOfPostgres, type Lack } from './machine.ts';
import type { Step } from './step.ts';
import { countFilesTests, countTests, filesStep, unitStep } from './unit-step.ts';

/** Tests that touch stored data also run on PostgreSQL. */
const STORED = ['server/', 'testing/', 'scripts/demo'];

/** Tests that also run on PostgreSQL without a pooler: what is about PostgreSQL itself, and real servers. */
const DIRECT = ['/postgres-', 'testing/db/cluster', '.slow.test.ts'];

/** Builds what the journeys test. */
export const buildStep: Step = commandStep('build', 'npm run build');

/**
 * Steps that run the product or measure the build; what needs the build waits for it. The longest is first, then those
 * that mostly wait for processes, so that tests which keep every core busy are last.
 */
export const testSteps: readonly Step[] = [
  unless(lackOfChromium(), built(browserStep), countJourneys),
  unless(lackOfPostgres(), built(filesStep('tests on PostgreSQL without a pooler', 'postgres', DIRECT)), () =>
    countFilesTests(DIRECT),
  ),
  built(filesStep('tests on SQLite', 'sqlite', [])),
  // Behind PgBouncer, whose transaction mode breaks whatever relies on a connection of its own.
  unless(lackOfPgbouncer(), unitStep('tests on PostgreSQL behind PgBouncer', 'pgbouncer', STORED), () =>
    countTests(STORED),
  ),
  built(commandStep('byte budgets', 'node scripts/budgets.ts')),
];

function built(step: Step): Step {
  return { ...step, after: buildStep };
}

function unless(lack: Lack, step: Step, count: () => Promise<number>): Step {
  if (lack === undefined) return step;
  return {
    name: step.name,
    run: async () => ({ passed: 0, failed: 0, output: '', notRun: { tests: await count(), why: lack } }),
  };
}

import { browserStep, countJourneys } from './browser-step.ts';
import { commandStep } from './command-step.ts';
import { lackOfChromium, lackOfPgbouncer, lackOfPostgres, type Lack } from './machine.ts';
import type { Step } from './step.ts';
import { countSlowTests, countTests, slowStep, unitStep } from './unit-step.ts';

/** Whatever touches stored data runs on PostgreSQL too. */
const STORED = ['server/', 'testing/', 'scripts/demo'];

/** Transactions, locks, migrations and races are what a pooler in transaction mode can break. */
const POOLED = ['server/db/', '.race.test.ts', 'races.test.ts'];

/** The build and what it weighs, one after the other: what comes next starts from it. */
export const buildSteps: readonly Step[] = [
  commandStep('build', 'npm run build'),
  commandStep('byte budgets', 'node scripts/budgets.ts'),
];

/** What needs the build or another database, the longest first. */
export const testSteps: readonly Step[] = [
  unless(lackOfChromium(), browserStep, countJourneys),
  unless(lackOfPostgres(), unitStep('tests on PostgreSQL', 'postgres', STORED), () => countTests(STORED)),
  unless(lackOfPostgres(), slowStep('slow tests on PostgreSQL', 'postgres'), countSlowTests),
  slowStep('slow tests on SQLite', 'sqlite'),
  unless(lackOfPgbouncer(), unitStep('tests behind PgBouncer', 'pgbouncer', POOLED), () => countTests(POOLED)),
];

function unless(lack: Lack, step: Step, count: () => Promise<number>): Step {
  if (lack === undefined) return step;
  return {
    name: step.name,
    run: async () => ({ passed: 0, failed: 0, output: '', notRun: { tests: await count(), why: lack } }),
  };
}

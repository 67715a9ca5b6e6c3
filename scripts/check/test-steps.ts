import { browserStep, countJourneys } from './browser-step.ts';
import { commandStep } from './command-step.ts';
import { lackOfChromium, lackOfPgbouncer, lackOfPostgres, type Lack } from './machine.ts';
import type { Step } from './step.ts';
import { countSlowTests, countTests, slowStep, unitStep } from './unit-step.ts';

/** Whatever touches stored data runs on PostgreSQL too. */
const STORED = ['server/', 'testing/', 'scripts/demo'];

/** Transactions, locks, migrations and races are what a pooler in transaction mode can break. */
const POOLED = ['server/db/', '.race.test.ts', 'races.test.ts'];

/** What comes after the quick check: the other databases, the build with its budgets, the browser. */
export const testSteps: readonly Step[] = [
  unless(lackOfPostgres(), unitStep('tests on PostgreSQL', 'postgres', STORED), () => countTests(STORED)),
  unless(lackOfPgbouncer(), unitStep('tests behind PgBouncer', 'pgbouncer', POOLED), () => countTests(POOLED)),
  commandStep('build', 'npm run build'),
  commandStep('byte budgets', 'node scripts/budgets.ts'),
  slowStep('slow tests on SQLite', 'sqlite'),
  unless(lackOfPostgres(), slowStep('slow tests on PostgreSQL', 'postgres'), countSlowTests),
  unless(lackOfChromium(), browserStep, countJourneys),
];

function unless(lack: Lack, step: Step, count: () => Promise<number>): Step {
  if (lack === undefined) return step;
  return {
    name: step.name,
    run: async () => ({ passed: 0, failed: 0, output: '', notRun: { tests: await count(), why: lack } }),
  };
}

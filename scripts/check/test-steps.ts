import { browserStep, countJourneys } from './browser-step.ts';
import { commandStep } from './command-step.ts';
import { lackOfChromium, lackOfPgbouncer, lackOfPostgres, type Lack } from './machine.ts';
import type { Step } from './step.ts';
import { countSlowTests, countTests, slowStep, unitStep } from './unit-step.ts';

/** Whatever touches stored data runs on PostgreSQL too. */
const STORED = ['server/', 'testing/', 'scripts/demo'];

/** Transactions, locks, migrations and races are what a pooler in transaction mode can break. */
const POOLED = ['server/db/', '.race.test.ts', 'races.test.ts'];

/** What the journeys walk through. */
export const buildStep: Step = commandStep('build', 'npm run build');

/** What runs the product or weighs the build, the longest first. */
export const testSteps: readonly Step[] = [
  unless(lackOfChromium(), browserStep, countJourneys),
  unitStep('tests on SQLite', 'sqlite'),
  unless(lackOfPostgres(), unitStep('tests on PostgreSQL', 'postgres', STORED), () => countTests(STORED)),
  unless(lackOfPostgres(), slowStep('slow tests on PostgreSQL', 'postgres'), countSlowTests),
  slowStep('slow tests on SQLite', 'sqlite'),
  unless(lackOfPgbouncer(), unitStep('tests behind PgBouncer', 'pgbouncer', POOLED), () => countTests(POOLED)),
  commandStep('byte budgets', 'node scripts/budgets.ts'),
];

function unless(lack: Lack, step: Step, count: () => Promise<number>): Step {
  if (lack === undefined) return step;
  return {
    name: step.name,
    run: async () => ({ passed: 0, failed: 0, output: '', notRun: { tests: await count(), why: lack } }),
  };
}

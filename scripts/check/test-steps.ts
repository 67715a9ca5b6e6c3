import { browserStep, countJourneys } from './browser-step.ts';
import { commandStep } from './command-step.ts';
import { lackOfChromium, lackOfPgbouncer, lackOfPostgres, type Lack } from './machine.ts';
import type { Step } from './step.ts';
import { countSlowTests, countTests, slowStep, unitStep } from './unit-step.ts';

/** Tests that touch stored data also run on PostgreSQL. */
const STORED = ['server/', 'testing/', 'scripts/demo'];

/** A pooler in transaction mode can break transactions, locks, migrations and races. */
const POOLED = ['server/db/', '.race.test.ts', 'races.test.ts'];

export const buildStep: Step = commandStep('build', 'npm run build');

/** Longest first. */
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

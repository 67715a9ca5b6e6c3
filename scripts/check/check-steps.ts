import { commandStep } from './command-step.ts';
import type { Step } from './step.ts';
import { unitStep } from './unit-step.ts';

const PROJECTS = ['domain', 'contract', 'server', 'web', 'scripts'];

/** Everything that can be known in under a minute, the longest first. */
export const checkSteps: readonly Step[] = [
  unitStep('tests on SQLite', 'sqlite'),
  ...PROJECTS.map((project) => commandStep(`types of ${project}`, `tsc -p ${project}`)),
  commandStep('types of tests', 'tsc -p .'),
  commandStep('lint', 'oxlint --type-aware --deny-warnings'),
  commandStep('format', 'oxfmt --check'),
  commandStep('walls', 'node scripts/walls.ts'),
  commandStep('unused code', 'knip'),
];

import { commandStep } from './command-step.ts';
import type { Step } from './step.ts';

const PROJECTS = ['server', 'web', 'scripts', 'domain', 'contract'];

/** Longest first. */
export const staticSteps: readonly Step[] = [
  commandStep('lint', 'oxlint --type-aware --deny-warnings'),
  commandStep('types of tests', 'tsc -p .'),
  ...PROJECTS.map((project) => commandStep(`types of ${project}`, `tsc -p ${project}`)),
  commandStep('unused code', 'knip'),
  commandStep('walls', 'node scripts/walls.ts'),
  commandStep('format', 'oxfmt --check'),
];

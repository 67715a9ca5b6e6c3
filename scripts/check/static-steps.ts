import { commandStep } from './command-step.ts';
import type { Step } from './step.ts';

/** Longest first. */
export const staticSteps: readonly Step[] = [
  // Judges each file by the nearest tsconfig.json that includes it, as `tsc -p` on each floor and on the root would.
  commandStep('types and lint', 'oxlint --type-check --type-aware --deny-warnings'),
  commandStep('unused code', 'knip'),
  commandStep('code that only tests use', 'knip --production -c knip.production.json --include files,exports'),
  commandStep('walls', 'node scripts/walls.ts'),
  commandStep('format', 'oxfmt --check'),
];

import { checkSteps } from './check/check-steps.ts';
import { conclude, runSteps } from './check/step.ts';

const tally = { passed: 0, failed: 0 };
await runSteps(checkSteps, 2, tally);
conclude(tally);

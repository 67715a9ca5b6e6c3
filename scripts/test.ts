import { checkSteps } from './check/check-steps.ts';
import { conclude, runSteps } from './check/step.ts';
import { testSteps } from './check/test-steps.ts';

const tally = { passed: 0, failed: 0 };
await runSteps(checkSteps, 2, tally);
await runSteps(testSteps, 1, tally);
conclude(tally);

import { checkSteps } from './check/check-steps.ts';
import { conclude, runSteps } from './check/step.ts';
import { buildSteps, testSteps } from './check/test-steps.ts';

const tally = { passed: 0, failed: 0 };
await runSteps(checkSteps, 2, tally);
await runSteps(buildSteps, 1, tally);
await runSteps(testSteps, 2, tally);
conclude(tally);

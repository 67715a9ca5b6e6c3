import { staticSteps } from './check/static-steps.ts';
import { conclude, runSteps } from './check/step.ts';
import { buildStep, testSteps } from './check/test-steps.ts';

const tally = { passed: 0, failed: 0 };
await runSteps([buildStep, ...staticSteps], 2, tally);
await runSteps(testSteps, 2, tally);
conclude(tally);

import { staticSteps } from './check/static-steps.ts';
import { conclude, runSteps } from './check/step.ts';
import { buildStep, testSteps } from './check/test-steps.ts';

const tally = { passed: 0, failed: 0 };
await runSteps([buildStep, ...staticSteps], 2, tally);
// One more than the cores: tests that start servers also wait for them.
await runSteps(testSteps, 3, tally);
conclude(tally);

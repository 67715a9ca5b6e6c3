import { staticSteps } from './check/static-steps.ts';
import { conclude, runSteps } from './check/step.ts';
import { buildStep, testSteps } from './check/test-steps.ts';

const tally = { passed: 0, failed: 0 };
// A third lane, since tests also wait: for a browser, a database or a process.
await runSteps([buildStep, ...staticSteps, ...testSteps], 3, tally);
conclude(tally);

import { staticSteps } from './check/static-steps.ts';
import { conclude, runSteps } from './check/step.ts';
import { reachedStep } from './check/unit-step.ts';

const tally = { passed: 0, failed: 0 };
await runSteps([await reachedStep(), ...staticSteps], 2, tally);
conclude(tally);

export type NotRun = { readonly tests: number; readonly why: string };

/** A step without tests counts as a single test. */
export type Outcome = {
  readonly passed: number;
  readonly failed: number;
  /** Printed when something failed or was flaky. */
  readonly output: string;
  /** Of the passed ones, how many passed at the second try only. */
  readonly flaky?: number;
  readonly notRun?: NotRun;
};

export type Step = {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
  /** A step of the same list that must have ended before. */
  readonly after?: Step;
};

export type Tally = { passed: number; failed: number };

const SIGN_OF_LIFE_MS = 10_000;

/**
 * Runs steps in parallel and in order, but for those that wait for another one; prints a line for each as it ends and the
 * output of those that failed.
 *
 * @param lanes how many steps run at once
 * @param tally where the results are added
 */
export async function runSteps(steps: readonly Step[], lanes: number, tally: Tally): Promise<void> {
  const waiting = [...steps];
  const running = new Map<string, number>();
  const alive = setInterval(() => {
    for (const [name, startedAt] of running) console.log(`  … ${name}, ${secondsSince(startedAt)}`);
  }, SIGN_OF_LIFE_MS);

  const ended = new Set<Step>();
  const next = () => {
    const index = waiting.findIndex(({ after }) => after === undefined || ended.has(after));
    return index === -1 ? undefined : waiting.splice(index, 1)[0];
  };
  // The lane that ends a step goes on with what waited for it.
  const lane = async () => {
    for (let step = next(); step; step = next()) {
      const startedAt = performance.now();
      running.set(step.name, startedAt);
      report(step.name, await step.run(), secondsSince(startedAt), tally);
      running.delete(step.name);
      ended.add(step);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  clearInterval(alive);
}

/** Sets the exit code: 0 only when nothing failed. */
export function conclude({ passed, failed }: Tally): void {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function report(
  name: string,
  { passed, failed, output, flaky = 0, notRun }: Outcome,
  seconds: string,
  tally: Tally,
): void {
  tally.passed += passed;
  tally.failed += failed;
  if (passed + failed > 0) {
    const counted = passed + failed > 1 ? `, ${passed} passed` : '';
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}, ${seconds}${counted}`);
  }
  if (failed + flaky > 0) console.log(output);
  if (flaky > 0) console.log(`flaky: ${flaky} passed at the second try only, see above`);
  if (!notRun) return;
  console.log(`not run: ${notRun.tests} tests, ${notRun.why}`);
  if (process.env.CI) tally.failed += Math.max(1, notRun.tests);
}

function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

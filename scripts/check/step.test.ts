import { afterEach, expect, test, vi } from 'vitest';
import { browserOutcome } from './browser-step.ts';
import { runSteps, type Outcome, type Step } from './step.ts';
import { unitOutcome } from './unit-step.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const step = (name: string, outcome: Partial<Outcome>): Step => ({
  name,
  run: async () => ({ passed: 0, failed: 0, output: '', ...outcome }),
});

async function printedBy(steps: readonly Step[]) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const tally = { passed: 0, failed: 0 };
  await runSteps(steps, 2, tally);
  return { tally, lines: log.mock.calls.map(([line]: unknown[]) => String(line).replace(/\d+\.\d s/, 'N s')) };
}

test('each step gets a line, and a failing one shows its output', async () => {
  const { lines, tally } = await printedBy([
    step('lint', { passed: 1 }),
    step('tests', { passed: 40, failed: 2, output: 'expected 1 to be 2' }),
  ]);

  expect(lines).toEqual(['✓ lint, N s', '✗ tests, N s, 40 passed', 'expected 1 to be 2']);
  expect(tally).toEqual({ passed: 41, failed: 2 });
});

test('a step with tests that needed a second try has passed, and shows its output all the same', async () => {
  const { lines, tally } = await printedBy([
    step('journeys', { passed: 9, flaky: 1, output: 'a dose is marked: timed out, then passed' }),
  ]);

  expect(lines).toEqual([
    '✓ journeys, N s, 9 passed',
    'a dose is marked: timed out, then passed',
    'flaky: 1 passed at the second try only, see above',
  ]);
  expect(tally).toEqual({ passed: 9, failed: 0 });
});

test('what a machine lacks is named in a line of its own and is no failure there', async () => {
  vi.stubEnv('CI', '');

  const { lines, tally } = await printedBy([
    step('PostgreSQL', { notRun: { tests: 412, why: 'no PostgreSQL (install postgresql)' } }),
  ]);

  expect(lines).toEqual(['not run: 412 tests, no PostgreSQL (install postgresql)']);
  expect(tally).toEqual({ passed: 0, failed: 0 });
});

test.each([
  { tests: 412, failed: 412 },
  { tests: 0, failed: 1 },
])('where CI is set, $tests tests that did not run are $failed failures', async ({ tests, failed }) => {
  vi.stubEnv('CI', 'yes');

  const { tally } = await printedBy([step('PostgreSQL', { notRun: { tests, why: 'no PostgreSQL' } })]);

  expect(tally).toEqual({ passed: 0, failed });
});

test('a step that waits for another one starts after it, and those behind it need not wait', async () => {
  const started: string[] = [];
  const noted = (name: string, given: Partial<Step> = {}): Step => ({
    name,
    run: async () => {
      started.push(name);
      return { passed: 1, failed: 0, output: '' };
    },
    ...given,
  });
  const build = noted('build');

  const { tally } = await printedBy([noted('journeys', { after: build }), build, noted('tests')]);

  expect(started).toEqual(['build', 'tests', 'journeys']);
  expect(tally.passed).toBe(3);
});

const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, testResults: [] };

test('tests that were skipped are not passed over in silence', () => {
  const outcome = unitOutcome({ ...report, numPendingTests: 3 }, true, '');

  expect(outcome.notRun).toEqual({ tests: 3, why: 'skipped by their files' });
});

test('a test file that cannot be loaded is a failure although none of its tests failed', () => {
  const unloaded = { status: 'failed', assertionResults: [] };

  expect(unitOutcome({ ...report, testResults: [unloaded, unloaded] }, false, '').failed).toBe(2);
});

test('a run that ends badly without a failed test is one failure', () => {
  expect(unitOutcome(report, false, 'an error nobody caught').failed).toBe(1);
});

test('a journey that passes at the second try only is named, and has passed', () => {
  const outcome = browserOutcome({ expected: 8, unexpected: 0, flaky: 1, skipped: 0 }, true, '');

  expect(outcome).toEqual({ passed: 9, failed: 0, flaky: 1, output: '' });
});

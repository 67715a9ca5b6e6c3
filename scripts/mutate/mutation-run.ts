import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isCode, readSources } from '../walls/source.ts';
import { mutantsOf, type Mutant } from './mutant.ts';
import { isTest, reachingTests } from './reaching-tests.ts';
import { testOrder } from './test-order.ts';
import { aWorkbench, type Workbench } from './workbench.ts';

export type MutationRun = {
  readonly mutants: readonly Mutant[];
  readonly survivors: readonly Mutant[];
  /** Killed by a timeout. */
  readonly endless: readonly Mutant[];
};

/** Added to five times the slowest test file on unchanged code, for busy machines. */
const GRACE_MS = 5000;

const LONGEST_UNCHANGED_MS = 300_000;

const LINE_EVERY = 50;

/** A workbench takes about a second to start, a mutant a fraction of that. */
const MUTANTS_EACH = 10;

/**
 * Mutates a folder one spot at a time in copies of the project, and runs the tests of `domain` and `scripts/cases` that
 * import the changed file, directly or not. Tests with generated inputs are left out: they are slow, and what only they
 * notice deserves its own test.
 *
 * @param root folder of the project; read only
 * @param paths files of `domain`, or folders without their subfolders
 * @param say reports progress
 * @throws Error when there is nothing to mutate, or a test fails on unchanged code
 */
export async function runMutants(
  root: string,
  paths: readonly string[],
  say: (line: string) => void,
  graceMs = GRACE_MS,
): Promise<MutationRun> {
  const sources = readSources(root, ['domain', 'scripts/cases', 'testing']).filter((source) => !isLeftOut(source.path));
  const mutants = sources.filter((source) => paths.some((path) => isChangeable(source.path, path))).flatMap(mutantsOf);
  if (mutants.length === 0) throw new Error(`there is nothing to change in '${paths.join(' ')}'`);
  const reaching = reachingTests(sources);
  const tests = new Set(mutants.flatMap(({ file }) => [...(reaching.get(file) ?? [])]));

  await using things = new AsyncDisposableStack();
  const benches = someWorkbenches(root, Math.ceil(mutants.length / MUTANTS_EACH), things);
  const tookMs = await timesOf([...tests], benches);
  const longestMs = graceMs + 5 * Math.max(...tookMs.values());
  say(`${mutants.length} mutants, ${tests.size === 1 ? '1 test file' : `${tests.size} test files`}`);

  const order = testOrder(reaching, tookMs);
  const survivors = new Set<Mutant>();
  const endless = new Set<Mutant>();
  await forEach(
    mutants,
    benches,
    async (mutant, bench) => {
      const ending = await bench.run(order.testsFor(mutant.file), longestMs, mutant);
      if (ending === 'endless') endless.add(mutant);
      else if (ending.failed) order.noteKill(mutant.file, ending.failed.test);
      else {
        survivors.add(mutant);
        say(`${mutant.file}:${mutant.line} survived: ${mutant.code} → ${mutant.becomes}`);
      }
    },
    (done, minutesLeft) =>
      say(`${done} of ${mutants.length}, ${survivors.size} survived, about ${minutesLeft} minutes left`),
  );
  const those = (some: ReadonlySet<Mutant>) => mutants.filter((mutant) => some.has(mutant));
  return { mutants, survivors: those(survivors), endless: those(endless) };
}

function isChangeable(file: string, path: string): boolean {
  return (file === path || dirname(file) === path) && isCode(file) && !isTest(file);
}

const isLeftOut = (path: string) => isTest(path) && (/generated|\.slow\./.test(path) || path.startsWith('testing/'));

/** At most one per core, in a temporary folder that is removed at the end or on a signal. */
function someWorkbenches(root: string, wanted: number, things: AsyncDisposableStack): Workbench[] {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'fernling-mutate-'));
  const benches: Workbench[] = [];
  const clear = () => {
    for (const bench of benches) bench.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', clear);
  things.defer(() => {
    process.off('exit', clear);
    clear();
  });
  const count = Math.min(availableParallelism(), wanted);
  for (let n = 0; n < count; n += 1) benches.push(aWorkbench(root, join(folder, `${n}`)));
  return benches;
}

/** Milliseconds on unchanged code. */
async function timesOf(tests: readonly string[], [bench]: readonly Workbench[]): Promise<ReadonlyMap<string, number>> {
  const ending = await bench?.run(tests, LONGEST_UNCHANGED_MS);
  if (!ending || ending === 'endless') throw new Error('the tests do not end on unchanged code');
  if (ending.failed) throw new Error(`${ending.failed.test} fails on unchanged code: ${ending.failed.why}`);
  return new Map(Object.entries(ending.tookMs));
}

async function forEach(
  mutants: readonly Mutant[],
  benches: readonly Workbench[],
  judge: (mutant: Mutant, bench: Workbench) => Promise<void>,
  report: (done: number, minutesLeft: number) => void,
): Promise<void> {
  const startedAt = performance.now();
  const waiting = [...mutants];
  let done = 0;
  const lane = async (bench: Workbench) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      await judge(mutant, bench);
      done += 1;
      const msEach = (performance.now() - startedAt) / done;
      if (done % LINE_EVERY === 0) report(done, Math.ceil((msEach * (mutants.length - done)) / 60_000));
    }
  };
  await Promise.all(benches.map(lane));
}

// Runs tests on a copy of the project, again and again: fork('tester.ts', [folder of the copy])
// Sends each test file's path before it runs, and the result at the end.
import { sep } from 'node:path';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import * as z from 'zod/mini';

/** Runs the test files in order until one fails; `changed` are the files changed since the last task. */
export const Task = z.object({ tests: z.array(z.string()), changed: z.array(z.string()) });
export type Task = z.infer<typeof Task>;

export const Ending = z.object({
  failed: z.nullable(z.object({ test: z.string(), why: z.string() })),
  tookMs: z.record(z.string(), z.number()),
});
export type Ending = z.infer<typeof Ending>;

export const Word = z.union([z.object({ next: z.string() }), Ending]);

class AsAsked {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

function serve(root: string): void {
  const starting = start(root);
  process.once('disconnect', () => process.exit());
  process.on('message', (message) => void answer(message));
  async function answer(message: unknown): Promise<void> {
    process.send?.(await done(await starting, root, Task.parse(message)));
  }
}

function start(root: string): Promise<Vitest> {
  const onTestModuleQueued = (module: TestModule) => void process.send?.({ next: pathIn(root, module.moduleId) });
  return createVitest(
    {
      root,
      config: false,
      watch: false,
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      silent: true,
      // The workbench ends a test that takes too long.
      testTimeout: 0,
      hookTimeout: 0,
      // An endless loop may also exhaust memory.
      execArgv: ['--max-old-space-size=1024'],
      sequence: { sequencer: AsAsked },
      reporters: [{ onTestModuleQueued }],
    },
    // The default, beside node_modules, would be in the project itself.
    { cacheDir: `${root}/.vite` },
  );
}

async function done(vitest: Vitest, root: string, { tests, changed }: Task): Promise<Ending> {
  for (const file of changed) vitest.invalidateFile(`${root}/${file}`);
  const project = vitest.getRootProject();
  const specifications = tests.map((test) => project.createSpecification(`${root}/${test}`));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const asked = testModules.filter(({ moduleId }) => tests.includes(pathIn(root, moduleId)));
  const failed = asked.find((module) => !module.ok());
  const reasons = [...(failed ? errorsOf(failed) : []), ...unhandledErrors.map(messageOf)];
  const test = failed ? pathIn(root, failed.moduleId) : (tests[0] ?? '');
  return {
    failed: reasons.length > 0 ? { test, why: reasons.join(': ') } : null,
    tookMs: Object.fromEntries(asked.map((module) => [pathIn(root, module.moduleId), tookMs(module)])),
  };
}

function errorsOf(module: TestModule): string[] {
  const [test] = module.children.allTests('failed');
  return [test?.fullName ?? 'the file', ...[...(test?.result().errors ?? []), ...module.errors()].map(messageOf)];
}

function tookMs(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic();
  return collectDuration + duration;
}

const messageOf = (error: unknown) =>
  typeof error === 'object' && error && 'message' in error ? String(error.message) : 'an error';

const pathIn = (root: string, file: string) => file.slice(root.length + 1);

const [, script, folder] = process.argv;
if (script === import.meta.filename && folder !== undefined) serve(folder.split(sep).join('/'));

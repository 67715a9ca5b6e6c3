import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Word, type Ending, type Task } from './tester.ts';

export type Changed = { readonly file: string; readonly text: string };

/** A copy of the project to run tests in. */
export type Workbench = {
  /**
   * Runs test files in order until one fails.
   *
   * @param longestMs time limit of one test file
   * @param changed files replaced during the run
   * @returns the result, or 'endless' when a test file ran out of time
   */
  readonly run: (tests: readonly string[], longestMs: number, changed?: Changed) => Promise<Ending | 'endless'>;
  readonly close: () => void;
};

const isWindows = process.platform === 'win32';

const NOT_COPIED: ReadonlySet<string> = new Set(['node_modules', '.git', 'dist', 'data', 'test-results']);

export function aWorkbench(root: string, folder: string): Workbench {
  for (const name of readdirSync(root))
    if (!NOT_COPIED.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  let tester: ChildProcess | null = null;
  let stale: string[] = [];

  async function ran(task: Task, longestMs: number): Promise<Ending | 'endless'> {
    if (task.tests.length === 0) return { failed: null, tookMs: {} };
    tester ??= aTester(folder);
    const ending = await endingOf(tester, task, longestMs);
    if (ending !== 'endless') return ending;
    end(tester);
    tester = null;
    return ending;
  }

  return {
    async run(tests, longestMs, changed) {
      if (!changed) return ran({ tests: [...tests], changed: stale }, longestMs);
      const { file, text } = changed;
      const original = readFileSync(join(folder, file));
      writeFileSync(join(folder, file), text);
      const ending = await ran({ tests: [...tests], changed: [...stale, file] }, longestMs);
      writeFileSync(join(folder, file), original);
      stale = [file];
      return ending;
    },
    close: () => tester && end(tester),
  };
}

/** In its own process group, so that its children end with it. */
function aTester(folder: string): ChildProcess {
  const script = fileURLToPath(new URL('./tester.ts', import.meta.url));
  return fork(script, [folder], { cwd: folder, detached: !isWindows, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, 'SIGKILL');
}

const STARTING_MS = 60_000;

function endingOf(tester: ChildProcess, task: Task, longestMs: number): Promise<Ending | 'endless'> {
  const { promise, resolve, reject } = Promise.withResolvers<Ending | 'endless'>();
  let timer = setTimeout(resolve, STARTING_MS, 'endless');
  const listen = (message: unknown) => {
    const word = Word.parse(message);
    if (!('next' in word)) return resolve(word);
    clearTimeout(timer);
    timer = setTimeout(resolve, longestMs, 'endless');
  };
  const leave = () => reject(new Error('the process that runs the tests ended'));
  tester.on('message', listen);
  tester.once('exit', leave);
  tester.send(task);
  return promise.finally(() => {
    clearTimeout(timer);
    tester.off('message', listen);
    tester.off('exit', leave);
  });
}

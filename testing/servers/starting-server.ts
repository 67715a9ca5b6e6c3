import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { startArguments } from './start-arguments.ts';

type Ended = { readonly code: unknown; readonly out: string; readonly err: string };

type Ways = {
  readonly uid?: number;
  /** Of a process group of its own, as in a terminal. */
  readonly detached?: boolean;
  readonly command?: readonly [string, readonly string[]];
};

/** A server in its own process, whether it starts or not: by default as `npm start` does. It is ended with the test. */
export function aStartingServer(
  settings: Readonly<Record<string, string>>,
  { command: [file, args] = [process.execPath, startArguments], ...ways }: Ways = {},
) {
  const child = spawn(file, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...ways,
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, 'close').then(([code]): Ended => ({ code, out, err }));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    said: () => ({ out, err }),
    ended,
    isUp: async () => {
      while (!out.includes('Fernling is at')) {
        const next = await Promise.race([once(child.stdout, 'data'), ended]);
        if (!Array.isArray(next)) throw new Error(`the server did not start: ${err}`);
      }
    },
    hasWarned: () => Promise.race([once(child.stderr, 'data'), ended]),
    /** @param whom all processes of its group get the signal, as with Ctrl-C, or the first alone */
    stop: async (signal: NodeJS.Signals, whom: 'group' | 'first' = 'first') => {
      if (whom === 'group' && child.pid !== undefined) process.kill(-child.pid, signal);
      else child.kill(signal);
      return ended;
    },
  };
}

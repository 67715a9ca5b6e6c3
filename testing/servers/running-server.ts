import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DbSettings } from '#server/db/open-db.ts';
import { startFlags, startScript } from './start-arguments.ts';

/** A server in its own process. */
export type RunningServer = {
  /** Without a trailing slash. */
  readonly origin: string;
  /** With its key. */
  readonly outboxAddress: string;
  /** Without cleanup, as in a power cut. */
  readonly kill: () => Promise<void>;
  /** Gracefully. */
  readonly stop: () => Promise<void>;
};

/**
 * As `npm start` does; waits until it answers.
 *
 * @param script what starts it
 * @throws Error when it exits instead
 */
export async function aRunningServer(
  { dataDir, databaseUrl = '', settings = {} }: DbSettings & { readonly settings?: Readonly<Record<string, string>> },
  port: number,
  script = startScript,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [...startFlags, script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const output = createInterface(child.stdout);
  const lines: string[] = [];
  output.on('line', (line) => lines.push(line));
  const said = await Promise.race([once(output, 'line'), exited]);
  if (child.exitCode !== null) throw new Error(`the server ended with ${said.join(' ')}`);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  // Printed with the first line.
  const outboxAddress = /http\S+\/outbox\?key=\S+/.exec(lines.join('\n'))?.[0] ?? '';
  return { origin: `http://127.0.0.1:${port}`, outboxAddress, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

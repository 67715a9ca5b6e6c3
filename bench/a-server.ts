import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#testing/db/free-port.ts';
import { startArguments } from '#testing/servers/start-arguments.ts';

const root = join(import.meta.dirname, '..');
const longestStartMs = 5 * 60_000;

export type Served = {
  readonly port: number;
  readonly process: ChildProcess;
  readonly answeredAfterMs: number;
  readonly stop: () => Promise<void>;
};

/** Starts the product on a data folder and waits for its first answer. */
export async function startProduct(dataDir: string): Promise<Served> {
  const port = await freePort();
  return start(startArguments, port, '/healthz', {
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: '',
    TRUST_PROXY_HOPS: '1',
  });
}

/** Starts the server that answers `/list` and `/page` with the contents of two files. */
export async function startConstant(listFile: string, pageFile: string): Promise<Served> {
  const port = await freePort();
  return start(['bench/constant-server.ts', String(port), listFile, pageFile], port, '/list', {});
}

async function start(
  args: readonly string[],
  port: number,
  path: string,
  environment: Record<string, string>,
): Promise<Served> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const endWithThis = () => child.kill('SIGKILL');
  process.once('exit', endWithThis);
  while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
    if (performance.now() - startedAt > longestStartMs) throw new Error(`${args[0]} did not answer`);
    if (child.exitCode !== null) throw new Error(`${args[0]} ended before it answered`);
    await sleep(5);
  }
  const stop = async () => {
    process.off('exit', endWithThis);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { port, process: child, answeredAfterMs: performance.now() - startedAt, stop };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

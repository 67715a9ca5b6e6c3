import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

/** `poolerPort` is PgBouncer's, or else the server's own. */
export type Ports = { readonly port: number; readonly poolerPort: number };

/**
 * The server ends with `stop` or with this process.
 *
 * @throws Error when the programs are missing or do not start
 */
export async function startCluster(pooler: 'direct' | 'pgbouncer'): Promise<Ports & { stop: () => Promise<void> }> {
  const script = fileURLToPath(new URL('./keeper.ts', import.meta.url));
  // Detached, so that Ctrl-C reaches only this process; the keeper then sees its input close.
  const keeper = spawn(process.execPath, [script, pooler], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const exited = once(keeper, 'exit');
  const [line] = await Promise.race([once(createInterface(keeper.stdout), 'line'), exited]);
  if (typeof line !== 'string') throw new Error('the throw-away PostgreSQL did not start');
  keeper.unref();
  const { port, poolerPort }: Ports = JSON.parse(line);
  const stop = async () => {
    keeper.stdin.end();
    await exited;
  };
  return { port, poolerPort, stop };
}

export function urlOf(port: number, name: string): string {
  return `postgres://fernling@127.0.0.1:${port}/${name}`;
}

/** Needs the direct port: a pooler would keep the template open. */
export async function makeDatabase(port: number, name: string, template = 'template0'): Promise<void> {
  await run(port, `create database "${name}" template "${template}"`);
}

/** Works even while clients are connected. */
export async function dropDatabase(port: number, name: string): Promise<void> {
  await run(port, `drop database if exists "${name}" with (force)`);
}

async function run(port: number, statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(port, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

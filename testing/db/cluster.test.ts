import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { makeDatabase, startCluster, urlOf } from './cluster.ts';

describe('the throw-away PostgreSQL', () => {
  test('ends with the process that started it, even when that one is killed', async () => {
    const module = fileURLToPath(new URL('./cluster.ts', import.meta.url));
    const script = `const { port } = await (await import(${JSON.stringify(module)})).startCluster('direct'); console.log(port); setInterval(() => {}, 1000)`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(createInterface(starter.stdout), 'line');
    const port = Number(line);
    expect(await answer(port)).toBe('answers');

    starter.kill('SIGKILL');

    await expect.poll(() => answer(port), { timeout: 10_000 }).toBe('ECONNREFUSED');
  });

  // Tests make hundreds of databases; a pooler that stays connected to each would use up the server's connections.
  test('its pooler leaves a database that nobody uses any more', async () => {
    const { port, poolerPort, stop } = await startCluster('pgbouncer');
    await makeDatabase(port, 'used');
    expect(await answer(poolerPort, 'used')).toBe('answers');
    expect(await connectionsTo(port, 'used')).toBe(1);

    await expect.poll(() => connectionsTo(port, 'used'), { timeout: 10_000 }).toBe(0);

    await stop();
  });
});

async function connectionsTo(port: number, database: string): Promise<unknown> {
  const client = new Client({ connectionString: urlOf(port, 'postgres') });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from pg_stat_activity where datname = $1', [
    database,
  ]);
  await client.end();
  return rows[0].count;
}

async function answer(port: number, database = 'postgres'): Promise<unknown> {
  const client = new Client({ connectionString: urlOf(port, database) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return 'answers';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

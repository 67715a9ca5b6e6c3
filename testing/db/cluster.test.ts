import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { urlOf } from './cluster.ts';

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
});

async function answer(port: number): Promise<unknown> {
  const client = new Client({ connectionString: urlOf(port, 'postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return 'answers';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

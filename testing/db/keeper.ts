// Runs a temporary PostgreSQL, and PgBouncer if asked: node keeper.ts [pgbouncer].
// Prints the ports as JSON. Stops both and removes their folder when its standard input closes, as it does when the
// parent process dies.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { programUser, requireProgram } from './programs.ts';

const owner = programUser();
const folder = mkdtempSync(join(tmpdir(), 'fernling-postgres-'));
if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
const running: ChildProcess[] = [];
let isEnding = false;

process.stdin.resume().once('close', () => void end());

try {
  const port = await startPostgres();
  const poolerPort = process.argv[2] === 'pgbouncer' ? await startPgBouncer(port) : port;
  process.stdout.write(`${JSON.stringify({ port, poolerPort })}\n`);
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
  await end();
}

async function startPostgres(): Promise<number> {
  const data = join(folder, 'data');
  const initdb = requireProgram('initdb');
  const account = { ...owner, cwd: folder, encoding: 'utf8' } as const;
  // ICU collations need version 15.
  const hasIcu = execFileSync(initdb, ['--help'], account).includes('--locale-provider');
  const icu = hasIcu ? ['--locale-provider=icu', '--icu-locale=en-US'] : [];
  execFileSync(
    initdb,
    ['-D', data, '-U', 'fernling', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', ...icu],
    account,
  );
  return listening('postgres', (port) => {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      'max_connections=200',
    ];
    return ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  });
}

async function startPgBouncer(postgresPort: number): Promise<number> {
  return listening('pgbouncer', (port) => {
    const ini = join(folder, 'pgbouncer.ini');
    writeFileSync(
      ini,
      `[databases]
* = host=127.0.0.1 port=${postgresPort} user=fernling
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 10
server_idle_timeout = 1
`,
    );
    return ['-q', ini];
  });
}

/** Tries another port if this one was taken meanwhile. */
async function listening(name: 'postgres' | 'pgbouncer', argumentsFor: (port: number) => string[]): Promise<number> {
  for (let tries = 1; tries <= 3; tries++) {
    const port = await freePort();
    if (isEnding) break;
    const child = spawn(requireProgram(name), argumentsFor(port), { ...owner, cwd: folder, stdio: 'ignore' });
    running.push(child);
    if (await answers(port, child)) return port;
  }
  throw new Error(`${name} does not start`);
}

async function answers(port: number, child: ChildProcess): Promise<boolean> {
  const giveUpAt = Date.now() + 20_000;
  while (child.exitCode === null && Date.now() < giveUpAt) {
    const client = new Client({ host: '127.0.0.1', port, user: 'fernling', database: 'postgres' });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(25);
    }
  }
  return false;
}

async function end(): Promise<void> {
  isEnding = true;
  const alive = running.filter((child) => child.exitCode === null && child.signalCode === null);
  const ended = alive.map((child) => once(child, 'exit'));
  for (const child of alive) child.kill('SIGQUIT');
  await Promise.all(ended);
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}

import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/db/migrations/migrate.ts';
import { migrations } from '#server/db/migrations/registry.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { buildIfNeeded } from '#server/pages/build.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { freePort } from '#testing/db/free-port.ts';
import { startArguments } from '#testing/servers/start-arguments.ts';
import { aStartingServer } from '#testing/servers/starting-server.ts';

const patience = 60_000;

beforeAll(() => buildIfNeeded(), 180_000);

/** Whether this account may mount a small disk that nobody else sees. */
const mounts =
  process.platform === 'linux' && spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

test.runIf(mounts).each([
  { what: 'no byte', options: 'size=2m', filling: 'cat /dev/zero > ballast; true' },
  { what: 'hardly a byte', options: 'size=2m', filling: 'cat /dev/zero > ballast; truncate -s -32K ballast' },
  { what: 'no inode', options: 'size=64m,nr_inodes=6', filling: 'touch 1 2 3 4 5 6; true' },
  {
    what: 'no inode beside pictures',
    options: 'size=64m,nr_inodes=6',
    filling: 'mkdir files; touch 1 2 3 4 5 6; true',
  },
])(
  'a start on a disk where $what is free says that it is full',
  { timeout: patience },
  async ({ options, filling }) => {
    const { dataDir } = await aPlace('empty');
    const db = await openDb({ dataDir });
    await migrate(db, migrations, dataDir);
    await close(db);
    const disk = join(dataDir, 'disk');
    await mkdir(disk);
    const script = [
      `mount -t tmpfs -o ${options} tmpfs ${disk} && cp ${dataDir}/fernling.sqlite* ${disk}`,
      `(cd ${disk}; { ${filling}; } 2>/dev/null)`,
      `exec ${process.execPath} ${startArguments.join(' ')}`,
    ].join(' && ');

    const settings = { PORT: String(await freePort()), DATA_DIR: disk };
    const { ended } = aStartingServer(settings, { command: ['unshare', ['-rm', 'sh', '-c', script]] });

    const { code, out, err } = await ended;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^[^\n]*disk[^\n]* full[^\n]*\n$/);
  },
);

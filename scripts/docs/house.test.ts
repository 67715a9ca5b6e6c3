import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FLOORS, LEVELS, ROOMS, stem, type Floor } from '../walls/place.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/house.md'), 'utf8');

describe('docs/house.md', () => {
  test('names each room once, in one word', () => {
    expect(ROOMS).toContain('growth');
    expect(ROOMS.filter((room, n) => !/^[a-z-]+$/.test(room) || ROOMS.indexOf(room) !== n)).toEqual([]);
  });

  test.each(FLOORS)('names the ground and the roof of %s that the walls know', (floor) => {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${floor}\` |`)) ?? '';
    const [ground, roof] = row.split('|').slice(2).map(namesIn);

    expect({ ground, roof }).toEqual(LEVELS[floor]);
  });
});

describe('the walls', () => {
  test.each(FLOORS)('list no ground and no roof of %s that does not exist', (floor) => {
    const { ground, roof } = LEVELS[floor];

    expect([...ground, ...roof].filter((name) => !isThere(floor, name))).toEqual([]);
  });
});

describe('every room', () => {
  test.each(roomsIn('server'))('server/%s has tests of its own', (room) => {
    expect(testsIn(`server/${room}`)).not.toEqual([]);
  });

  test.each(roomsIn('web'))('web/%s has tests of its own', (room) => {
    expect(testsIn(`web/${room}`)).not.toEqual([]);
  });
});

describe('what a room says of itself', () => {
  const migrations = filesOf('server/db/migrations/[0-9]*.ts').filter((file) => !file.includes('.test.'));
  const registered = [
    ...roomsIn('contract').map((room) => ({ file: `contract/${room}/endpoints.ts`, list: 'contract/endpoints.ts' })),
    ...roomsIn('server').map((room) => ({ file: `server/${room}/room.ts`, list: 'server/rooms.ts' })),
    ...filesOf('web/*/pages.ts').map((file) => ({ file, list: 'web/app/pages.ts' })),
    ...migrations.map((file) => ({ file, list: 'server/db/migrations/registry.ts' })),
  ].filter(({ file, list }) => file !== list);

  test.each(registered)('$file is in $list', ({ file, list }) => {
    expect(importsOf(list), `add it to ${list}`).toContain(file);
  });

  test.each(roomsIn('web').flatMap((room) => filesOf(`web/${room}/**/*-page.tsx`)))('%s is a page', (file) => {
    expect(filesOf('web/*/pages.ts').flatMap(importsOf), "add it to its room's pages.ts").toContain(file);
  });
});

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => stem(name));
}

function isThere(floor: Floor, name: string): boolean {
  return ['', '.ts'].some((ending) => existsSync(join(root, floor, name + ending)));
}

function foldersOf(floor: Floor): string[] {
  const entries = readdirSync(join(root, floor), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function roomsIn(floor: Floor): string[] {
  return foldersOf(floor).filter((room) => ROOMS.includes(room));
}

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: root });
}

/** As paths from the root. */
function importsOf(path: string): string[] {
  return Array.from(readFileSync(join(root, path), 'utf8').matchAll(/'([#.][^']*\/[^']+)'/g), ([, from = '']) =>
    from.startsWith('#') ? from.slice(1) : join(dirname(path), from),
  );
}

function testsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.test\.tsx?$/.test(file),
  );
}

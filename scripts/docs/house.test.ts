import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FLOORS, LEVELS, ROOMS, stem, type Floor } from '../walls/place.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/house.md'), 'utf8');

describe('docs/house.md', () => {
  test('names the rooms that the walls know', () => {
    const [, rooms = ''] = /^The rooms: ([^.]*)\./m.exec(page) ?? [];

    expect(rooms.split(/,\s+/)).toEqual(ROOMS);
  });

  test.each(FLOORS)('names the ground and the roof of %s that the walls know', (floor) => {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${floor}\` |`)) ?? '';
    const [ground, roof] = row.split('|').slice(2).map(namesIn);

    expect({ ground, roof }).toEqual(LEVELS[floor]);
  });
});

describe('the walls', () => {
  test.each(FLOORS)('list no ground and no roof of %s that is not there', (floor) => {
    const { ground, roof } = LEVELS[floor];

    expect([...ground, ...roof].filter((name) => !isThere(floor, name))).toEqual([]);
  });
});

describe('every room', () => {
  test.each(foldersOf('server').filter((room) => ROOMS.includes(room)))('server/%s has tests of its own', (room) => {
    expect(testsIn(`server/${room}`)).not.toEqual([]);
  });

  test.each(foldersOf('web').filter((room) => ROOMS.includes(room)))('web/%s has tests of its own', (room) => {
    expect(testsIn(`web/${room}`)).not.toEqual([]);
  });

  test.each(foldersOf('server').filter((room) => ROOMS.includes(room)))('server/%s registers itself', (room) => {
    expect(readFileSync(join(root, 'server/rooms.ts'), 'utf8')).toContain(`'#server/${room}/room.ts'`);
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

function testsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.test\.tsx?$/.test(file),
  );
}

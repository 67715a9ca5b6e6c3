import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** From what is published up to what is shown. */
export const FLOORS = ['content', 'domain', 'contract', 'server', 'web'] as const;
export type Floor = (typeof FLOORS)[number];

/** Ground serves every room and imports none; the roof puts rooms together and no room imports it. */
export type Level = 'ground' | 'room' | 'roof' | 'unknown';

/** `room` is the first folder, or the file's own name directly on the floor. */
export type Place = { readonly floor: string; readonly room: string; readonly level: Level; readonly isTest: boolean };

/** As docs/house.md names them. */
export const ROOMS = roomsIn(readFileSync(join(import.meta.dirname, '../../docs/house.md'), 'utf8'));

export const LEVELS: Record<Floor, { ground: string[]; roof: string[] }> = {
  content: { ground: ['legal'], roof: [] },
  domain: { ground: ['time', 'text', 'hash', 'fhir'], roof: [] },
  contract: {
    ground: [
      'endpoint',
      'problem',
      'fields',
      'stored',
      'entered-day',
      'time-of-day',
      'file-reply',
      'measures',
      'flash',
      'mail-kinds',
    ],
    roof: ['endpoints', 'spec-fields', 'openapi', 'pages'],
  },
  server: {
    ground:
      'config room problem log error-code is-writable lru-cache limits http auth oidc db csv mail storage pictures calendar jobs payments ai'.split(
        ' ',
      ),
    roof: [
      'app',
      'rooms',
      'start',
      'running',
      'misspelt-settings',
      'why-not-started',
      'every-job',
      'pages',
      'portability',
      'operator',
    ],
  },
  web: { ground: ['ui', 'client'], roof: ['app', 'site', 'dashboard', 'print'] },
};

/** @param path from the root of the project, with '/' */
export function placeOf(path: string): Place {
  const [floor = '', ...inside] = path.split('/');
  const room = stem(inside[0] ?? '');
  const isTest = /\.test\.tsx?$/.test(path);
  const level = levelOf(floor, room);
  // A test directly on a floor is about all its rooms.
  return { floor, room, isTest, level: level === 'unknown' && isTest && inside.length === 1 ? 'roof' : level };
}

/** A file's name up to its first dot: 'queries' of 'queries.race.test.ts'. */
export function stem(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
}

/** What a file of a room is for: its own name, or that of its folder. */
export function roleOf(path: string): string {
  return stem(path.split('/')[2] ?? '');
}

export function isFloor(name: string): name is Floor {
  return FLOORS.some((floor) => floor === name);
}

function roomsIn(page: string): string[] {
  const [, rooms] = /^The rooms: ([^.]+)\./m.exec(page) ?? [];
  if (rooms === undefined) throw new Error("docs/house.md has no line 'The rooms: …'");
  return rooms.split(/,\s+/);
}

function levelOf(floor: string, room: string): Level {
  if (!isFloor(floor)) return 'unknown';
  const { ground, roof } = LEVELS[floor];
  if (ground.includes(room)) return 'ground';
  if (roof.includes(room)) return 'roof';
  return ROOMS.includes(room) ? 'room' : 'unknown';
}

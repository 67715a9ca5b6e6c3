import { parseSync } from 'oxc-parser';
import { exportedNames } from '../walls/exported-names.ts';
import { heightOf } from '../walls/laws/10-server-arrows.ts';
import { FLOORS, placeOf } from '../walls/place.ts';
import { isCode, type Source } from '../walls/source.ts';

export type Entry = { readonly path: string; readonly lines: number; readonly exports: string };

/**
 * The files of one room on all floors, from content up to web. Tests follow what they test.
 *
 * @param room 'growth', or a part of the ground or roof such as 'db'
 */
export function floorPlan(room: string, sources: readonly Source[]): Entry[] {
  return FLOORS.flatMap((floor) =>
    sources
      .filter(
        ({ path }) => path.startsWith(`${floor}/`) && placeOf(path).room === room && !path.endsWith('tsconfig.json'),
      )
      .toSorted((one, other) => (sortKey(one.path) < sortKey(other.path) ? -1 : 1))
      .map((source) => ({ path: source.path, lines: linesOf(source.text), exports: exportsOf(source) })),
  );
}

/** The rooms that have files, and the folders of the ground and roof. */
export function roomNames(sources: readonly Source[]): string[] {
  const places = sources.map(({ path }) => ({ ...placeOf(path), isFolder: path.split('/').length > 2 }));
  const found = places.filter(({ level, isFolder }) => level === 'room' || (level !== 'unknown' && isFolder));
  return [...new Set(found.map(({ room }) => room))].toSorted();
}

/** On server from tables to routes; elsewhere by name. */
function sortKey(path: string): string {
  const rank = path.startsWith('server/') ? heightOf(path) : 0;
  return `${rank} ${path.replace(/\.(?=[^/]*$)/, ' .').replace('.test', '~test')}`;
}

function linesOf(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

function exportsOf({ path, text }: Source): string {
  if (!isCode(path)) return '';
  if (placeOf(path).isTest) return 'tests';
  const names = exportedNames(parseSync(path, text).program).map(({ name }) => name);
  return names.join(', ');
}

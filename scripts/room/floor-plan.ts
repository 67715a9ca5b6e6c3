import { parseSync, type Comment, type Directive, type Statement } from 'oxc-parser';
import { FLOORS, isFloor, placeOf, roleOf, stem } from '../walls/place.ts';
import { isCode, type Source } from '../walls/source.ts';

const SERVER_ROLES = ['queries', 'access', 'rules', 'jobs', 'emails', 'export', 'seed', 'routes'];

/** `about` is the first line of the file's docstring. */
export type Entry = { readonly path: string; readonly lines: number; readonly about: string };

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
      .map((source) => ({ path: source.path, lines: linesOf(source.text), about: aboutOf(source) })),
  );
}

export function roomNames(sources: readonly Source[]): string[] {
  const places = sources
    .map(({ path }) => placeOf(path))
    .filter(({ floor, level }) => isFloor(floor) && level !== 'unknown');
  return [...new Set(places.map(({ room }) => room))].toSorted();
}

/** On server from storage to routes; elsewhere by name. */
function sortKey(path: string): string {
  const rank = path.startsWith('server/') ? SERVER_ROLES.indexOf(roleOf(path)) : 0;
  return `${rank} ${path.replace(/\.(?=[^/]*$)/, ' .').replace('.test', '~test')}`;
}

function linesOf(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

function aboutOf({ path, text }: Source): string {
  if (!isCode(path)) return '';
  if (placeOf(path).isTest) return 'tests';
  const { program, comments } = parseSync(path, text);
  const exported = program.body.filter(({ type }) => type.startsWith('Export'));
  const main = exported.find((statement) => namesIn(statement, text).includes(asName(path))) ?? exported[0];
  const docstrings = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const own = main && docstrings.find(({ end }) => text.slice(end, main.start).trim() === '');
  return firstLine(own ?? docstrings.find((docstring) => isBeforeAnExport(docstring, exported, text)));
}

function isBeforeAnExport({ end }: Comment, exported: readonly (Directive | Statement)[], text: string): boolean {
  return exported.some(({ start }) => start >= end && text.slice(end, start).trim() === '');
}

/** In lower case, so that 'zScore' and 'ZScore' both match z-score.ts. */
function namesIn({ start }: Directive | Statement, text: string): string[] {
  const line = text.slice(start, text.indexOf('\n', start)).toLowerCase();
  return line.match(/\w+/g) ?? [];
}

function asName(path: string): string {
  return stem(path).replaceAll('-', '');
}

function firstLine(docstring: Comment | undefined): string {
  const lines = docstring?.value.split('\n').map((line) => line.replace(/^[\s*]+/, '').trim()) ?? [];
  return lines.find((line) => line !== '') ?? '';
}

import { posix } from 'node:path';
import { importLaw, type FileTarget } from '../law.ts';
import type { Module } from '../module.ts';
import { isFloor } from '../place.ts';

/**
 * '#floor/room/file.ts' across rooms, './file.ts' inside a room, always with the extension. Files directly on a floor
 * are
 * rooms of their own; beside the floors each folder is one room.
 */
export const specifiersSayWhere = importLaw('law 13', (module, { specifier, target, isUrl }) => {
  if (target.kind === 'computed') return computed(module);
  if (target.kind !== 'file' || isUrl) return;
  if (!/\.[a-z0-9]+(\?.*)?$/.test(specifier)) return `'${specifier}' lacks its extension`;
  const isNear = areNear(module, target);
  if (specifier.startsWith('#'))
    return isNear ? `'${specifier}' is in the same room and is written relative` : undefined;
  return isNear || !hasAlias(target) ? undefined : `'${specifier}' leaves the room and is written '#${target.path}'`;
});

/** Only the roof of server loads a name known at run time: what vite builds. */
function computed({ place }: Module): string | undefined {
  const isOutside = !isFloor(place.floor) || place.isTest;
  const mayLoadTheBuild = place.floor === 'server' && place.level === 'roof';
  return isOutside || mayLoadTheBuild
    ? undefined
    : 'an import names its file in plain text, so that the walls can read it';
}

function areNear({ path, place }: Module, target: FileTarget): boolean {
  if (place.floor !== target.place.floor) return posix.dirname(path) === posix.dirname(target.path);
  return place.room === target.place.room || !isFloor(place.floor);
}

function hasAlias({ place: { floor } }: FileTarget): boolean {
  return isFloor(floor) || floor === 'testing';
}

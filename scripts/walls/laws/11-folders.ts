import { posix } from 'node:path';
import type { Fault, Law } from '../law.ts';
import type { Module } from '../module.ts';
import { placeOf } from '../place.ts';

/**
 * Folders of a room of domain import one way, and so do those on the ground of server. Types count too: a folder is
 * understood as a whole, after those below it.
 */
export const foldersOneWay: Law = {
  name: 'law 11',
  find({ modules }) {
    const arrows = modules.flatMap(arrowsFrom);
    return arrows.flatMap(({ path, line, from, to }): Fault[] => {
      const way = wayBetween(to, from, arrows);
      return way ? [{ path, line, says: `folders import in a circle: ${[from, ...way].join(' → ')}` }] : [];
    });
  },
};

type Arrow = { readonly path: string; readonly line: number; readonly from: string; readonly to: string };

function arrowsFrom({ path, place, imports }: Module): Arrow[] {
  const from = folderOf(path);
  if (place.isTest || from === null) return [];
  return imports.flatMap(({ line, target }) => {
    const to = target.kind === 'file' ? folderOf(target.path) : null;
    const isBeside = to !== null && to !== from && posix.dirname(to) === posix.dirname(from);
    return isBeside ? [{ path, line, from, to }] : [];
  });
}

/**
 * 'domain/growth/score' of each file in it and in its folders, null directly in a room; 'server/db' likewise on the
 * ground of server; null elsewhere.
 */
function folderOf(path: string): string | null {
  const { floor, level } = placeOf(path);
  const depth = floor === 'domain' ? 3 : 2;
  const isHeld = floor === 'domain' || (floor === 'server' && level === 'ground');
  const folders = path.split('/');
  return isHeld && folders.length > depth ? folders.slice(0, depth).join('/') : null;
}

/** The shortest way along the arrows, both ends included; null if there is none. */
function wayBetween(start: string, end: string, arrows: readonly Arrow[]): readonly string[] | null {
  const ways = [[start]];
  const seen = new Set([start]);
  for (const way of ways) {
    if (way.at(-1) === end) return way;
    for (const { from, to } of arrows) {
      if (from !== way.at(-1) || seen.has(to)) continue;
      seen.add(to);
      ways.push([...way, to]);
    }
  }
  return null;
}

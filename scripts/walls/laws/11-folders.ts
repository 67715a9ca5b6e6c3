import { posix } from 'node:path';
import type { Fault, Law } from '../law.ts';
import type { Module } from '../module.ts';

/** Folders of a room of domain import one way. Types count too: a folder is understood as a whole, after those below it. */
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
  if (place.floor !== 'domain' || place.isTest || from === null) return [];
  return imports.flatMap(({ line, target }) => {
    const to = target.kind === 'file' ? folderOf(target.path) : null;
    const isOfRoom = to !== null && to !== from && posix.dirname(to) === posix.dirname(from);
    return isOfRoom ? [{ path, line, from, to }] : [];
  });
}

/** 'domain/growth/score' of each file in it and in its folders; null directly in a room. */
function folderOf(path: string): string | null {
  const [floor, room, folder, ...inside] = path.split('/');
  return inside.length > 0 ? `${floor}/${room}/${folder}` : null;
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

import type { Fault, Law } from '../law.ts';
import type { Module } from '../module.ts';

/** Neither can be told without the other; docs/house.md says why. */
const BOTH_WAYS: Readonly<Record<string, readonly string[]>> = {
  domain: ['children growth'],
  contract: ['checkups vaccines', 'children sharing'],
  server: ['accounts children', 'accounts sharing', 'checkups vaccines', 'children sharing'],
  web: ['accounts children', 'checkups vaccines'],
};

/** Types count too. */
export const roomsOneWay: Law = {
  name: 'law 20',
  find({ modules }) {
    const asked = modules.flatMap(askedBy);
    return asked.flatMap(({ path, line, floor, from, to }): Fault[] => {
      const back = asked.find((other) => other.floor === floor && other.from === to && other.to === from);
      if (!back || BOTH_WAYS[floor]?.includes([from, to].toSorted().join(' '))) return [];
      return [{ path, line, says: `${from} asks ${to}, which asks it in ${back.path}: two rooms ask one way` }];
    });
  },
};

type Asked = Pick<Module, 'path'> & { line: number; floor: string; from: string; to: string };

function askedBy({ path, place, imports }: Module): Asked[] {
  const { floor, room: from, level, isTest } = place;
  if (isTest || level !== 'room') return [];
  return imports.flatMap(({ line, target }) => {
    if (target.kind !== 'file' || target.place.floor !== floor || target.place.level !== 'room') return [];
    const to = target.place.room;
    return to === from ? [] : [{ path, line, floor, from, to }];
  });
}

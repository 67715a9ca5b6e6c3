import type { Fault, House, Law } from '../law.ts';
import type { Module } from '../module.ts';

/** The only content for browsers: growth's small tables, loaded with the chart. */
const FOR_THE_BROWSER = /^domain\/growth\/references\/[a-z0-9-]+-client-data\.ts$/;

const isHeldBack = (path: string) => /^domain\/.*-data\.ts$/.test(path) && !FOR_THE_BROWSER.test(path);

/** No file of web imports, directly or not, a file of domain that carries content. */
export const contentStaysOnServer: Law = {
  name: 'law 1',
  find: (house) =>
    house.modules
      .filter(({ place }) => place.floor === 'web' && !place.isTest)
      .flatMap((start) => leaksFrom(start, house)),
};

function leaksFrom(start: Module, house: House): Fault[] {
  return start.imports.flatMap(({ line, typeOnly, target }) => {
    if (typeOnly || target.kind !== 'file' || target.place.floor === 'web') return [];
    const way = wayToData(target.path, house, new Set());
    if (!way) return [];
    return [{ path: start.path, line, says: `brings content into the browser: ${way.join(' imports ')}` }];
  });
}

function wayToData(path: string, house: House, seen: Set<string>): string[] | undefined {
  if (isHeldBack(path)) return [path];
  if (seen.has(path)) return undefined;
  seen.add(path);
  const imports = house.modules.find((module) => module.path === path)?.imports ?? [];
  for (const { typeOnly, target } of imports) {
    if (typeOnly || target.kind !== 'file') continue;
    const way = wayToData(target.path, house, seen);
    if (way) return [path, ...way];
  }
  return undefined;
}

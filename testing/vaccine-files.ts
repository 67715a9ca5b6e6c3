import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../content/vaccines');

/** A file of content/vaccines as a copy of its own, which a test may damage. */
export function vaccineFile(name: string) {
  return { path: `content/vaccines/${name}`, content: JSON.parse(readFileSync(join(folder, name), 'utf8')) };
}

/** The copy with another value at a place such as `antigens.Hib.series[2].doses[0]`; without a value the field goes. */
export function withPlace(name: string, place: string, value?: unknown) {
  const { path, content } = vaccineFile(name);
  const keys = keysOf(place);
  const last = keys.pop() ?? '';
  const holder = keys.reduce((held, key) => held[key], content);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return { path, content };
}

/** Every place of a file that holds something, with what it holds. */
export function placesOf(content: unknown, place = ''): { place: string; value: unknown }[] {
  const held = Array.isArray(content)
    ? content.map((item: unknown, index) => ({ place: `${place}[${index}]`, item }))
    : typeof content === 'object' && content !== null
      ? Object.entries(content).map(([key, item]) => ({ place: place === '' ? key : `${place}.${key}`, item }))
      : [];
  return held.flatMap(({ place: inside, item }) => [{ place: inside, value: item }, ...placesOf(item, inside)]);
}

function keysOf(place: string): string[] {
  return place.split(/[.[\]]+/).filter((key) => key !== '');
}

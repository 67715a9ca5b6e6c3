import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../content/vaccines');

type VaccineFile = ReturnType<typeof vaccineFile>;

/** A copy of a content/vaccines file that a test may damage. */
export function vaccineFile(name: string) {
  return { path: `content/vaccines/${name}`, content: JSON.parse(readFileSync(join(folder, name), 'utf8')) };
}

/** `place` reads like `antigens.Hib.series[2].doses[0]`. */
export function withPlace(name: string, place: string, value: unknown) {
  const file = vaccineFile(name);
  put(file, place, value);
  return file;
}

/** Restores the file afterwards; without a value, deletes the place. */
export function whilePlanted<T>(file: VaccineFile, place: string, value: unknown, run: () => T): T {
  const was = put(file, place, value);
  try {
    return run();
  } finally {
    put(file, place, was);
  }
}

/** @returns the old value */
function put({ content }: VaccineFile, place: string, value: unknown): unknown {
  const keys = place.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((held, key) => held[key], content);
  const was: unknown = holder[last];
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return was;
}

export function placesOf(content: unknown, place = ''): { place: string; value: unknown }[] {
  const held = Array.isArray(content)
    ? content.map((item: unknown, index) => ({ place: `${place}[${index}]`, item }))
    : typeof content === 'object' && content !== null
      ? Object.entries(content).map(([key, item]) => ({ place: place === '' ? key : `${place}.${key}`, item }))
      : [];
  return held.flatMap(({ place: inside, item }) => [{ place: inside, value: item }, ...placesOf(item, inside)]);
}

import { isDay } from '#domain/time/day.ts';
import { DamagedEdition } from './damaged-edition.ts';
import { parseDuration } from '../duration.ts';

/** `place` as in `doses[0].age[0].min`; empty for the value itself. */
export type Fault = { readonly place: string; readonly says: string };

export type Check<T> = {
  (value: unknown): Fault | null;
  /** Phantom field that ties the check to its type. */
  readonly checked?: T;
};

/** @throws DamagedEdition */
export function requireSound<T>(file: string, content: unknown, check: Check<T>): asserts content is T {
  const found = check(content);
  if (found) throw new DamagedEdition(file, found.place, found.says);
}

export function fault(says: string): Fault {
  return { place: '', says };
}

export function inside(key: string | number, { place, says }: Fault): Fault {
  const head = typeof key === 'number' ? `[${key}]` : key;
  return { place: place === '' || place.startsWith('[') ? head + place : `${head}.${place}`, says };
}

export function among<T>(
  field: string,
  items: readonly T[] | undefined,
  find: (item: T, index: number) => Fault | null,
): Fault | null {
  if (!items) return null;
  let index = 0;
  for (const item of items) {
    const found = find(item, index);
    if (found) return inside(field, inside(index, found));
    index += 1;
  }
  return null;
}

/** @param says as in 'listed twice' */
export function noneTwice<K extends string>(
  field: string,
  items: readonly Readonly<Record<K, string>>[],
  key: K,
  says: string,
): Fault | null {
  const known = new Set<string>();
  return among(field, items, (item) => {
    if (known.has(item[key])) return inside(key, fault(`${says}: ${shown(item[key])}`));
    known.add(item[key]);
    return null;
  });
}

export const text: Check<string> = (value) =>
  typeof value === 'string' && value !== '' ? null : fault(`not a text: ${shown(value)}`);

export const yesOrNo: Check<boolean> = (value) =>
  typeof value === 'boolean' ? null : fault(`neither true nor false: ${shown(value)}`);

export const count: Check<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? null : fault(`not a count: ${shown(value)}`);

export const amount: Check<number> = (value) =>
  typeof value === 'number' && value > 0 ? null : fault(`not a number above 0: ${shown(value)}`);

export const dayText = textOf('a day of the calendar', isDay);

export const duration = textOf('a duration', (value) => parseDuration(value) !== null);

/** Cached: a few hundred distinct texts appear thousands of times. */
function textOf(what: string, isOfForm: (value: string) => boolean): Check<string> {
  const known = new Set<unknown>();
  return (value) => {
    if (known.has(value)) return null;
    if (typeof value !== 'string' || !isOfForm(value)) return fault(`not ${what}: ${shown(value)}`);
    known.add(value);
    return null;
  };
}

/** @param what as in 'not a CVX code' */
export function matching(form: RegExp, what: string): Check<string> {
  return (value) => (typeof value === 'string' && form.test(value) ? null : fault(`not ${what}: ${shown(value)}`));
}

export function exactly<const T extends string | number | boolean>(expected: T): Check<T> {
  return (value) => (value === expected ? null : fault(`${shown(value)} in place of ${shown(expected)}`));
}

export function oneOf<const T extends string>(...words: readonly T[]): Check<T> {
  const known: ReadonlySet<unknown> = new Set(words);
  return (value) => (known.has(value) ? null : fault(`${shown(value)} is none of ${words.join(', ')}`));
}

/** @param what as in 'no product of this edition' */
export function namedIn(names: ReadonlySet<string>, what: string): Check<string> {
  const known: ReadonlySet<unknown> = names;
  return (value) => (known.has(value) ? null : fault(`no ${what} of this edition: ${shown(value)}`));
}

export function listOf<T>(check: Check<T>): Check<readonly T[]> {
  const items = listOrNoneOf(check);
  return (value) =>
    Array.isArray(value) && value.length > 0 ? items(value) : fault(`not a list, or an empty one: ${shown(value)}`);
}

export function listOrNoneOf<T>(check: Check<T>): Check<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return fault(`not a list: ${shown(value)}`);
    const items: readonly unknown[] = value;
    for (let index = 0; index < items.length; index += 1) {
      const found = check(items[index]);
      if (found) return inside(index, found);
    }
    return null;
  };
}

export function recordOf<T>(key: Check<string>, check: Check<T>): Check<Readonly<Record<string, T>>> {
  return (value) => {
    if (!isObject(value)) return fault(`not an object: ${shown(value)}`);
    for (const name in value) {
      const found = key(name) ?? check(value[name]);
      if (found) return inside(name, found);
    }
    return null;
  };
}

type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];
type FieldChecks<T, K extends keyof T> = { readonly [Key in K]-?: Check<NonNullable<T[Key]>> };
type Checks = Readonly<Record<string, Check<unknown>>>;

/** All `required` fields, any `optional` ones, and no others. */
export function object<T extends object>(
  required: FieldChecks<T, Exclude<keyof T, OptionalKeys<T>>> & Checks,
  optional: FieldChecks<T, OptionalKeys<T>> & Checks,
): Check<T> {
  const checks = new Map(Object.entries<Check<unknown>>({ ...optional, ...required }));
  const needed = Object.keys(required);
  return (value) => {
    if (!isObject(value)) return fault(`not an object: ${shown(value)}`);
    for (const key in value) {
      const check = checks.get(key);
      const found = check ? check(value[key]) : fault('a field that this layout does not have');
      if (found) return inside(key, found);
    }
    for (const key of needed) if (!(key in value)) return fault(`'${key}' is missing`);
    return null;
  };
}

export function kinds<T extends Readonly<Record<Tag, string>>, Tag extends string>(
  tag: Tag,
  checks: { readonly [K in T[Tag]]: Check<Extract<T, Readonly<Record<Tag, K>>>> },
): Check<T> {
  const byKind = new Map(Object.entries<Check<T>>(checks));
  return (value) => {
    if (!isObject(value)) return fault(`not an object: ${shown(value)}`);
    const kind = value[tag];
    const check = typeof kind === 'string' ? byKind.get(kind) : undefined;
    return check ? check(value) : inside(tag, fault(`${shown(kind)} is none of ${[...byKind.keys()].join(', ')}`));
  };
}

export function also<T>(check: Check<T>, rule: (value: T) => Fault | null): Check<T> {
  const passes = (_value: unknown, found: Fault | null): _value is T => found === null;
  return (value) => {
    const found = check(value);
    return passes(value, found) ? rule(value) : found;
  };
}

/** Shortened if long. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const written = typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
  return written.length > 60 ? `${written.slice(0, 57)}…` : written;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

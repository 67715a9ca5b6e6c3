import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './db.ts';
import { engineOf } from './engine.ts';
import { readingOf, type Given, type Readable } from './reading.ts';

// No stored text contains NUL.
const mark = '\0';

/**
 * A query built once per database and then only filled in, since building takes several times as long as running.
 *
 * @param names the parameters, all text
 * @param build builds the query around the placeholders it is given
 */
export function prepared<const Name extends string, Row>(
  names: readonly Name[],
  build: (db: Db, given: Readonly<Record<Name, string>>) => Compilable<Row>,
): (db: Db, given: Readonly<Record<Name, string>>) => Promise<Row[]> {
  const built = new WeakMap<object, CompiledQuery<Row>>();
  const values = new Map<unknown, Name>(names.map((name) => [`${mark}${name}`, name]));
  const fill = (db: Db, given: Given): CompiledQuery<Row> => {
    const engine = engineOf(db);
    const query = built.get(engine) ?? build(db, placeholders(names)).compile();
    built.set(engine, query);
    const parameters = query.parameters.map((parameter) => {
      const name = values.get(parameter);
      return name === undefined ? parameter : given[name];
    });
    return { ...query, parameters };
  };
  const readable: Readable = { names, fill };
  return async (db, given) => {
    const known = readingOf(db)?.rowsOf(readable, given);
    // What was read together was read by the same query.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (known) return [...known] as Row[];
    const { rows } = await db.executeQuery<Row>(fill(db, given));
    return rows;
  };
}

function placeholders<Name extends string>(names: readonly Name[]): Readonly<Record<Name, string>> {
  // `fromEntries` loses the literal names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(names.map((name) => [name, `${mark}${name}`])) as Record<Name, string>;
}

import type { CompiledQuery, KyselyPlugin } from 'kysely';
import type { Db } from './db.ts';

export type Given = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>>;

/** A prepared query, which is told from others by this object. */
export type Readable = {
  /** Of its parameters. */
  readonly names: readonly string[];
  readonly fill: (db: Db, given: Given) => CompiledQuery;
};

type Read = {
  readonly rows: ReadonlyMap<Readable, readonly Row[]>;
  /** Of the people whom the rows name; null of those who are gone. */
  readonly names: ReadonlyMap<string, string | null>;
};

/**
 * What several queries have answered at one moment, for the same facts. Whoever reads by `db` is answered from it, and
 * by the database where something else is asked, or once anything was written.
 */
export class Reading {
  readonly db: Db;
  readonly #given: Given;
  readonly #rows: Map<Readable, readonly Row[]>;
  readonly #asked: Set<Readable>;
  #names: ReadonlyMap<string, string | null>;
  #isExact = true;

  /** @param asked gets what is asked for these facts alone, to be read together the next time */
  constructor(db: Db, given: Given, { rows, names }: Read, asked: Set<Readable>) {
    this.#given = given;
    this.#rows = new Map(rows);
    this.#names = names;
    this.#asked = asked;
    this.db = db.withPlugin(this.#watch());
    readings.set(this.db, this);
  }

  /** Whether all that was answered is of that moment. */
  get isExact(): boolean {
    return this.#isExact;
  }

  rowsOf(query: Readable, given: Given): readonly Row[] | undefined {
    const isOfThese = query.names.every((name) => given[name] === this.#given[name]);
    if (isOfThese) this.#asked.add(query);
    const known = isOfThese ? this.#rows.get(query) : undefined;
    this.#isExact &&= known !== undefined;
    return known;
  }

  namesOf(ids: readonly string[]): ReadonlyMap<string, string | null> | undefined {
    const isKnown = ids.every((id) => this.#names.has(id));
    this.#isExact &&= isKnown;
    return isKnown ? this.#names : undefined;
  }

  /** For queries that are not prepared. */
  #watch(): KyselyPlugin {
    return {
      transformQuery: ({ node }) => {
        this.#isExact = false;
        if (node.kind !== 'SelectQueryNode') this.#forget();
        return node;
      },
      transformResult: async ({ result }) => result,
    };
  }

  #forget(): void {
    this.#rows.clear();
    this.#names = new Map();
  }
}

const readings = new WeakMap<Db, Reading>();

/** @returns undefined for the database itself, and in a transaction */
export function readingOf(db: Db): Reading | undefined {
  return readings.get(db);
}

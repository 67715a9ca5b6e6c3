import { makersOf, type Making } from '#server/accounts/replies/people.ts';
import type { Db } from '#server/db/db.ts';
import type { Entries, EntryRow } from '#server/db/entries.ts';
import type { MyChild } from '../access.ts';

export type EntryReplies<Reply> = {
  readonly all: (db: Db, child: MyChild) => Promise<Reply[]>;
  /** @throws Error when there is no such entry */
  readonly one: (db: Db, child: MyChild, id: string) => Promise<Reply>;
};

/**
 * What the contract says about rows, with who made and changed them.
 *
 * @param compare the order of `all`
 */
export function entryReplies<Row extends EntryRow, Facts extends object>(
  stored: Pick<Entries<Row>, 'of' | 'find'>,
  toFacts: (child: MyChild, row: Row) => Facts,
  compare: (a: Row, b: Row) => number,
): EntryReplies<Facts & Making> {
  const describe = async (db: Db, child: MyChild, rows: readonly Row[]) => {
    const makingOf = await makersOf(db, child, rows);
    return rows.map((row) => ({ ...toFacts(child, row), ...makingOf(row) }));
  };
  return {
    all: async (db, child) => describe(db, child, (await stored.of(db, child)).toSorted(compare)),
    one: async (db, child, id) => {
      const row = await stored.find(db, child, id);
      const [reply] = await describe(db, child, row ? [row] : []);
      if (!reply) throw new Error('an entry that was just there is gone');
      return reply;
    },
  };
}

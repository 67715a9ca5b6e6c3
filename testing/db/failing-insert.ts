import { InsertQueryNode, TableNode, type KyselyPlugin } from 'kysely';

/** A database whose nth insert into a table fails, and no other statement. */
export function failingInsert(table: string, nth: number): KyselyPlugin {
  let inserts = 0;
  return {
    transformQuery({ node }) {
      const into = InsertQueryNode.is(node) ? node.into : undefined;
      const isOne = into !== undefined && TableNode.is(into) && into.table.identifier.name === table;
      if (isOne && ++inserts === nth) throw new Error(`insert ${nth} into ${table} fails`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

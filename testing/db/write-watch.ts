import type { KyselyPlugin } from 'kysely';
import type { Db } from '#server/db/db.ts';

const looking = new Set(['SelectQueryNode']);

/** `hasWritten` tells whether anything but a SELECT ran since the last call. */
export function watched(db: Db): { db: Db; hasWritten: () => boolean } {
  const seen = { writes: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (!looking.has(node.kind)) seen.writes++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const hasWritten = () => {
    const { writes } = seen;
    seen.writes = 0;
    return writes > 0;
  };
  return { db: db.withPlugin(plugin), hasWritten };
}

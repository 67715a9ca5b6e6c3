import type { KyselyPlugin, RootOperationNode } from 'kysely';

/** @param errcode SQLite's; 8 is a disk that may only be read */
export function fullFor(kind: RootOperationNode['kind'], errcode = 13): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (node.kind !== kind) return node;
      throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE', errcode });
    },
    transformResult: async ({ result }) => result,
  };
}

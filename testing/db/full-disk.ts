import type { KyselyPlugin, RootOperationNode } from 'kysely';

export function fullFor(kind: RootOperationNode['kind']): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (node.kind !== kind) return node;
      throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE', errcode: 13 });
    },
    transformResult: async ({ result }) => result,
  };
}

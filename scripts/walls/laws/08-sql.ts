import { Visitor } from 'oxc-parser';
import type { Fault, Law } from '../law.ts';
import type { Module } from '../module.ts';
import { stem } from '../place.ts';

const STARTS =
  'selectFrom insertInto replaceInto updateTable deleteFrom mergeInto createTable alterTable dropTable'.split(' ');

export function holdsSql(path: string): boolean {
  if (!path.startsWith('server/')) return false;
  return path.startsWith('server/db/') || path.includes('/queries/') || ['queries', 'access'].includes(stem(path));
}

/** SQL only in queries.ts, access.ts and server/db; tests may query the tables. */
export const sqlInItsPlace: Law = {
  name: 'law 8',
  find: ({ modules }) =>
    modules
      .filter(
        ({ path, place }) =>
          ['domain', 'contract', 'server', 'web'].includes(place.floor) && !place.isTest && !holdsSql(path),
      )
      .flatMap(sqlIn),
};

function sqlIn({ path, program, lineAt }: Module): Fault[] {
  const faults: Fault[] = [];
  const report = (start: number, what: string) =>
    faults.push({
      path,
      line: lineAt(start),
      says: `SQL stands only in queries.ts, access.ts and server/db, yet here is ${what}`,
    });
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (STARTS.includes(callee.property.name)) report(callee.property.start, `${callee.property.name}()`);
    },
    TaggedTemplateExpression({ start, tag }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') report(start, 'a sql template');
    },
  }).visit(program);
  return faults;
}

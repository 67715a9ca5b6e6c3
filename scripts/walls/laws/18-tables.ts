import { Visitor, type Argument, type ArrayExpressionElement } from 'oxc-parser';
import type { Fault, Law } from '../law.ts';
import type { Module } from '../module.ts';
import { roleOf } from '../place.ts';

/** Any room may read these, by joins too: they tell whose child it is. */
const SHARED = ['children', 'child_parents'];
const READS = /^(selectFrom|from|using|\w+Join)$/;
const WRITES = /^(insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/;

/** A room of server writes only its own tables, reads no other room's but the shared ones, and holds no raw SQL. */
export const tablesAtHome: Law = {
  name: 'law 18',
  find({ modules }) {
    const inRooms = modules.filter(({ place }) => place.floor === 'server' && place.level === 'room' && !place.isTest);
    const owners = ownersOf(inRooms);
    return inRooms.flatMap((module) => [...strangersIn(module, owners), ...rawSqlIn(module)]);
  },
};

/** The room whose `tables.ts` declares each table. */
export function ownersOf(modules: readonly Module[]): ReadonlyMap<string, string> {
  return new Map(modules.flatMap((module) => tablesOf(module).map((table) => [table, module.place.room])));
}

function tablesOf({ path, program }: Module): string[] {
  const tables: string[] = [];
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      if (roleOf(path) === 'tables' && id.name === 'Tables')
        tables.push(...body.body.flatMap((one) => ('key' in one && one.key.type === 'Identifier' ? one.key.name : [])));
    },
  }).visit(program);
  return tables;
}

function strangersIn({ path, place, program, lineAt }: Module, owners: ReadonlyMap<string, string>): Fault[] {
  const faults: Fault[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name, start } = callee.property;
      for (const table of tablesNamed(first)) {
        const owner = owners.get(table) ?? place.room;
        const isFree = owner === place.room || (READS.test(name) ? SHARED.includes(table) : !WRITES.test(name));
        if (!isFree)
          faults.push({ path, line: lineAt(start), says: `${name}('${table}') belongs to ${owner}; ask its queries` });
      }
    },
  }).visit(program);
  return faults;
}

/** The tables in 'doses as dose', with quotes or backticks, or in a list of such names. */
function tablesNamed(given: Argument | ArrayExpressionElement | undefined): string[] {
  if (given?.type === 'ArrayExpression') return given.elements.flatMap(tablesNamed);
  return textOf(given).map((text) => text.trim().replace(/\s+as\s.*/, ''));
}

function textOf(given: Argument | ArrayExpressionElement | undefined): string[] {
  if (given?.type === 'TemplateLiteral' && given.expressions.length === 0)
    return given.quasis.map(({ value }) => value.cooked ?? '');
  return given?.type === 'Literal' && typeof given.value === 'string' ? [given.value] : [];
}

/** Raw SQL may name its tables in ways that `strangersIn` does not see. */
function rawSqlIn({ path, imports }: Module): Fault[] {
  return imports
    .filter(({ names }) => names.includes('sql'))
    .map(({ line }) => ({
      path,
      line,
      says: 'raw SQL may name any table, so a room holds none; use Kysely or server/db',
    }));
}

import { Visitor } from 'oxc-parser';
import type { Fault, Law } from '../law.ts';
import type { Module } from '../module.ts';
import { roleOf } from '../place.ts';

/** Any room may read these, by joins too: they tell whose child it is. */
const SHARED = ['children', 'child_parents'];
const READS = /^(selectFrom|\w+Join)$/;
const WRITES = /^(insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/;

/** A room of server writes only its own tables, and reads no other room's but the shared ones. */
export const tablesAtHome: Law = {
  name: 'law 18',
  find({ modules }) {
    const inRooms = modules.filter(({ place }) => place.floor === 'server' && place.level === 'room' && !place.isTest);
    const owners = ownersOf(inRooms);
    return inRooms.flatMap((module) => strangersIn(module, owners));
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
      if (first?.type !== 'Literal' || typeof first.value !== 'string') return;
      const { name, start } = callee.property;
      const table = first.value.replace(/ as .*/, '');
      const owner = owners.get(table) ?? place.room;
      const isFree = owner === place.room || (READS.test(name) ? SHARED.includes(table) : !WRITES.test(name));
      if (!isFree)
        faults.push({ path, line: lineAt(start), says: `${name}('${table}') belongs to ${owner}; ask its queries` });
    },
  }).visit(program);
  return faults;
}

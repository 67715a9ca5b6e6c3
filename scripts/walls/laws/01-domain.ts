import { Visitor } from 'oxc-parser';
import { importLaw, type Fault, type Law } from '../law.ts';
import type { Module } from '../module.ts';
import { isCode } from '../source.ts';

export const contentWithoutCode: Law = {
  name: 'law 1',
  find: ({ paths }) =>
    paths
      .filter((path) => path.startsWith('content/') && isCode(path))
      .map((path) => ({ path, line: 1, says: 'content holds data and prose only, no code' })),
};

export const domainAlone = importLaw('law 1', ({ path, place }, { specifier, target }) => {
  if (place.floor !== 'domain') return;
  if (target.kind !== 'file')
    return place.isTest ? undefined : `domain imports no package and nothing of Node, yet here is '${specifier}'`;
  const { floor } = target.place;
  if (floor === 'domain' || (place.isTest && (floor === 'testing' || floor === 'content'))) return;
  if (floor !== 'content') return `domain imports only domain and content, yet here is '${specifier}'`;
  return path.endsWith('-data.ts') ? undefined : 'a file of domain that imports content is named *-data.ts';
});

const IMPURE = ['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'Temporal.Now'];

export const domainWithoutClock: Law = {
  name: 'law 1',
  find: ({ modules }) => modules.filter(({ place }) => place.floor === 'domain' && !place.isTest).flatMap(clocksIn),
};

function clocksIn({ path, program, lineAt }: Module): Fault[] {
  const faults: Fault[] = [];
  const report = (start: number, what: string) =>
    faults.push({ path, line: lineAt(start), says: `domain has no clock and no dice, yet here is ${what}` });
  new Visitor({
    MemberExpression({ start, object, property }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const name = `${object.name}.${property.name}`;
      if (IMPURE.includes(name)) report(start, name);
    },
    NewExpression({ start, callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) report(start, 'new Date()');
    },
    CallExpression({ start, callee }) {
      if (callee.type === 'Identifier' && callee.name === 'Date') report(start, 'Date()');
    },
  }).visit(program);
  return faults;
}

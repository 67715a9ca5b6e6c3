import { Visitor, type Node } from 'oxc-parser';
import type { Fault, Law } from '../law.ts';
import type { Module } from '../module.ts';

const OF_BROWSERS = [
  'document',
  'window',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'screen',
  'history',
];
const COMPONENT_OR_HOOK = /^([A-Z]|use[A-Z])/;

/** The server draws pages, too: while components render, they ask neither the clock nor the browser. */
export const drawnAnywhere: Law = {
  name: 'law 19',
  find: ({ modules }) => modules.filter(({ place }) => place.floor === 'web' && !place.isTest).flatMap(asksIn),
};

function asksIn({ path, program, lineAt }: Module): Fault[] {
  const faults: Fault[] = [];
  /** Of the functions around a line, innermost last; '' for those without a name. */
  const around: string[] = [];
  const named = new Map<Node, string>();
  const enter = (node: Node & { id?: { name: string } | null }) => around.push(node.id?.name ?? named.get(node) ?? '');
  const leave = () => around.pop();
  const report = (start: number, asked: string) => {
    if (!COMPONENT_OR_HOOK.test(around.at(-1) ?? '')) return;
    const says = `${asked} while rendering, which the server does, too: ask in an effect, an event, or useSyncExternalStore`;
    faults.push({ path, line: lineAt(start), says });
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) named.set(init, id.name);
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    MemberExpression({ start, object, property }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      if (OF_BROWSERS.includes(object.name)) report(start, object.name);
      if (object.name === 'Date' && property.name === 'now') report(start, 'Date.now');
    },
    NewExpression({ start, callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) report(start, 'new Date()');
    },
    CallExpression({ start, callee }) {
      if (callee.type === 'Identifier' && callee.name === 'matchMedia') report(start, 'matchMedia');
    },
  }).visit(program);
  return faults;
}

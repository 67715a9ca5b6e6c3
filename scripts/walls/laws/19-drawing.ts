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
/** Calls that run a function they are given after the page is drawn, or in a browser alone. */
const LATER =
  /^(use(Effect|EffectEvent|LayoutEffect|Callback|SyncExternalStore|FromBrowser)|setTimeout|then|catch|finally|addEventListener)$/;

/** The server draws pages, too: while components render, they ask neither the clock nor the browser. */
export const drawnAnywhere: Law = {
  name: 'law 19',
  find: ({ modules }) => modules.filter(({ place }) => place.floor === 'web' && !place.isTest).flatMap(asksIn),
};

function asksIn({ path, program, lineAt }: Module): Fault[] {
  const faults: Fault[] = [];
  /** Whether each of the functions around a line runs while something renders, innermost last. */
  const around: boolean[] = [];
  const names = new Map<Node, string>();
  /** Functions given to a call, by what is called. */
  const givenTo = new Map<Node, string>();
  const enter = (node: Node & { id?: { name: string } | null }) => {
    const name = node.id?.name ?? names.get(node) ?? '';
    const callee = givenTo.get(node);
    around.push(COMPONENT_OR_HOOK.test(name) || (callee !== undefined && runsInRender(callee, around.at(-1) ?? false)));
  };
  const leave = () => around.pop();
  const report = (start: number, asked: string) => {
    if (!around.at(-1)) return;
    const says = `${asked} while rendering, which the server does, too: ask in an effect, an event, or useFromBrowser`;
    faults.push({ path, line: lineAt(start), says });
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) names.set(init, id.name);
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
      if (object.name === 'globalThis' && OF_BROWSERS.includes(property.name)) report(start, property.name);
      if (['Date', 'performance'].includes(object.name) && property.name === 'now') report(start, `${object.name}.now`);
    },
    NewExpression({ start, callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) report(start, 'new Date()');
    },
    CallExpression({ start, callee, arguments: given }) {
      const name = calledName(callee);
      for (const one of given) givenTo.set(one, name);
      if (name === 'matchMedia') report(start, name);
    },
  }).visit(program);
  return faults;
}

/** @param isRendering whether the call itself is made while something renders */
function runsInRender(callee: string, isRendering: boolean): boolean {
  return callee === 'memo' || (isRendering && !LATER.test(callee));
}

function calledName(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

import { Visitor, type Expression, type PrivateIdentifier, type SpreadElement } from 'oxc-parser';
import { RIGHTS } from '#domain/sharing/tie.ts';
import type { Fault, Law } from '../law.ts';
import type { Module } from '../module.ts';

const HOME = 'domain/sharing/';

/** Only domain/sharing compares rights. */
export const rightsInTheirPlace: Law = {
  name: 'law 17',
  find: ({ modules }) =>
    modules
      .filter(
        ({ path, place }) =>
          ['domain', 'contract', 'server', 'web'].includes(place.floor) && !place.isTest && !path.startsWith(HOME),
      )
      .flatMap(comparisonsIn),
};

function comparisonsIn({ path, program, lineAt }: Module): Fault[] {
  const faults: Fault[] = [];
  const report = (start: number) =>
    faults.push({
      path,
      line: lineAt(start),
      says: `what a right allows is decided in ${HOME}rights.ts: ask mayEdit(child) or the like`,
    });
  new Visitor({
    BinaryExpression({ start, operator, left, right }) {
      if (/^[!=]==?$/.test(operator) && (isRight(left) || isRight(right))) report(start);
    },
    SwitchCase({ start, test }) {
      if (test && isRight(test)) report(start);
    },
    CallExpression({ start, callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { object, property } = callee;
      const isListed =
        property.name === 'includes' && object.type === 'ArrayExpression' && object.elements.some(isRight);
      const isSql = property.name === 'where' && given.some(isRight);
      if (isListed || isSql) report(start);
    },
  }).visit(program);
  return faults;
}

function isRight(side: Expression | PrivateIdentifier | SpreadElement | null): boolean {
  return side?.type === 'Literal' && RIGHTS.some((right) => right === side.value);
}

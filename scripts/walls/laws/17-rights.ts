import { Visitor, type Expression, type PrivateIdentifier } from 'oxc-parser';
import { RIGHTS } from '#domain/sharing/tie.ts';
import type { Fault, Law } from '../law.ts';
import type { Module } from '../module.ts';

const HOME = 'domain/sharing/';

/** What a right allows is decided in domain/sharing, where the compiler asks it of every right. */
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
  new Visitor({
    BinaryExpression({ start, operator, left, right }) {
      if (!/^[!=]==?$/.test(operator) || !(isRight(left) || isRight(right))) return;
      const says = `what a right allows is decided in ${HOME}rights.ts: ask mayEdit(child) or the like`;
      faults.push({ path, line: lineAt(start), says });
    },
  }).visit(program);
  return faults;
}

function isRight(side: Expression | PrivateIdentifier): boolean {
  return side.type === 'Literal' && RIGHTS.some((right) => right === side.value);
}

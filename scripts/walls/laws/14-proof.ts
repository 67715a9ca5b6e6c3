import { Visitor, type TSType } from 'oxc-parser';
import type { Fault, Law } from '../law.ts';
import type { Module } from '../module.ts';

const MAKER = 'server/children/access.ts';
const PROOFS = ['MyChild', 'EditableChild', 'OwnChild', 'ProvenChild', 'ReadableChild', 'WritableChild'];

/** Only server/children/access.ts makes proofs of access to a child. */
export const proofIsMade: Law = {
  name: 'law 14',
  find: ({ modules }) => modules.filter(({ path }) => path !== MAKER).flatMap(claimsIn),
};

function claimsIn({ path, program, lineAt }: Module): Fault[] {
  const faults: Fault[] = [];
  const judge = (type: TSType) => {
    const claimed = proofIn(type);
    if (claimed)
      faults.push({ path, line: lineAt(type.start), says: `only ${MAKER} makes a ${claimed}; nobody else claims one` });
  };
  new Visitor({
    TSAsExpression: ({ typeAnnotation }) => judge(typeAnnotation),
    TSTypeAssertion: ({ typeAnnotation }) => judge(typeAnnotation),
    TSTypePredicate: ({ typeAnnotation }) => typeAnnotation && judge(typeAnnotation.typeAnnotation),
  }).visit(program);
  return faults;
}

/** The name of a proof inside a type: `MyChild`, `Promise<MyChild>`, `readonly OwnChild[]`. */
function proofIn(type: TSType): string | undefined {
  const words: readonly string[] = JSON.stringify(type).match(/"name":"\w+"/g) ?? [];
  return PROOFS.find((proof) => words.includes(`"name":"${proof}"`));
}

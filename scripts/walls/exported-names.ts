import type { Program } from 'oxc-parser';

export type ExportedName = { readonly name: string; readonly start: number };

/** What a file itself exports by name, in its order; nothing that it only passes on. */
export function exportedNames({ body }: Program): ExportedName[] {
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source) return [];
    const { declaration, specifiers, start } = statement;
    const listed = specifiers.map(({ exported }) => exported);
    return [...listed, ...namesOf(declaration)].flatMap((one) =>
      one?.type === 'Identifier' ? [{ name: one.name, start }] : [],
    );
  });
}

type Declaration = Extract<Program['body'][number], { type: 'ExportNamedDeclaration' }>['declaration'];

function namesOf(declaration: Declaration) {
  if (!declaration) return [];
  if (declaration.type === 'VariableDeclaration') return declaration.declarations.map(({ id }) => id);
  return 'id' in declaration ? [declaration.id] : [];
}

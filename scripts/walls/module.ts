import { posix } from 'node:path';
import { parseSync, Visitor, type Program } from 'oxc-parser';
import { placeOf, type Place } from './place.ts';
import type { Source } from './source.ts';

/** A file of the project, a Node module, a package, or a name computed at run time. */
export type Target =
  | { readonly kind: 'file'; readonly path: string; readonly place: Place }
  | { readonly kind: 'node' | 'package' | 'computed'; readonly name: string };

/** One import, re-export, `import()`, `import('…').Type` or `new URL('…', import.meta.url)`. */
export type Import = {
  readonly specifier: string;
  readonly line: number;
  readonly typeOnly: boolean;
  readonly isUrl: boolean;
  /** Names taken from a static import; empty for all. */
  readonly names: readonly string[];
  readonly target: Target;
};

export type Module = {
  readonly path: string;
  readonly place: Place;
  readonly lines: number;
  readonly error: string | undefined;
  readonly program: Program;
  readonly imports: readonly Import[];
  readonly lineAt: (offset: number) => number;
};

/** A file that cannot be parsed has an error and no imports. */
export function parseModule({ path, text }: Source): Module {
  const { program, errors } = parseSync(path, text);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const lines = text.replace(/\n$/, '').split('\n').length;
  return {
    path,
    place: placeOf(path),
    lines,
    error: errors[0]?.message,
    program,
    lineAt,
    imports: importsOf(path, program, lineAt),
  };
}

type Found = { start: number; specifier: string | null; typeOnly?: boolean; isUrl?: boolean; names?: string[] };

function importsOf(path: string, program: Program, lineAt: (offset: number) => number): Import[] {
  return findImports(program).map(({ start, specifier, typeOnly = false, isUrl = false, names = [] }) => ({
    specifier: specifier ?? '',
    line: lineAt(start),
    typeOnly,
    isUrl,
    names,
    target: specifier === null ? { kind: 'computed', name: '' } : targetOf(path, specifier),
  }));
}

function findImports(program: Program): Found[] {
  const found: Found[] = [];
  new Visitor({
    ImportDeclaration({ start, source, importKind, specifiers }) {
      const names = specifiers.flatMap((one) =>
        one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? [one.imported.name] : [],
      );
      found.push({ start, specifier: source.value, typeOnly: importKind === 'type', names });
    },
    ExportNamedDeclaration({ start, source, exportKind }) {
      if (source) found.push({ start, specifier: source.value, typeOnly: exportKind === 'type' });
    },
    ExportAllDeclaration({ start, source, exportKind }) {
      found.push({ start, specifier: source.value, typeOnly: exportKind === 'type' });
    },
    TSImportType({ start, source }) {
      found.push({ start, specifier: source.value, typeOnly: true });
    },
    ImportExpression({ start, source }) {
      found.push({ start, specifier: textOf(source) });
    },
    NewExpression({ start, callee, arguments: [first, second] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'URL' || second?.type !== 'MemberExpression') return;
      const specifier = first && textOf(first);
      if (specifier && second.object.type === 'MetaProperty') found.push({ start, specifier, isUrl: true });
    },
    CallExpression({ start, callee }) {
      const isGlob = callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty';
      const isRequire = callee.type === 'Identifier' && /^(createRequire|require)$/.test(callee.name);
      if (isRequire || (isGlob && callee.property.type === 'Identifier' && callee.property.name === 'glob'))
        found.push({ start, specifier: null });
    },
  }).visit(program);
  return found.toSorted((one, other) => one.start - other.start);
}

function textOf(node: { type: string; value?: unknown }): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

function targetOf(from: string, specifier: string): Target {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('node:')) return { kind: 'node', name: bare };
  if (bare.startsWith('#')) return fileTarget(bare.slice(1));
  if (bare.startsWith('.')) return fileTarget(posix.join(posix.dirname(from), bare));
  return { kind: 'package', name: bare };
}

function fileTarget(path: string): Target {
  return { kind: 'file', path, place: placeOf(path) };
}

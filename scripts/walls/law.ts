import type { Import, Module, Target } from './module.ts';

/** Everything the laws look at. */
export type House = { readonly paths: readonly string[]; readonly modules: readonly Module[] };

/** A place where a law is broken. */
export type Fault = { readonly path: string; readonly line: number; readonly says: string };

/** A law by its number in docs/house.md, and how to find where it is broken. */
export type Law = { readonly name: string; readonly find: (house: House) => Fault[] };

export type FileTarget = Extract<Target, { kind: 'file' }>;

/**
 * A law about single imports.
 *
 * @param judge says what is wrong with an import, or nothing
 */
export function importLaw(name: string, judge: (module: Module, imported: Import) => string | undefined): Law {
  return {
    name,
    find: ({ modules }) =>
      modules.flatMap((module) =>
        module.imports.flatMap((imported) => {
          const says = judge(module, imported);
          return says ? [{ path: module.path, line: imported.line, says }] : [];
        }),
      ),
  };
}

/** A law about imports of one file of the project by another. */
export function fileLaw(name: string, judge: (module: Module, target: FileTarget) => string | undefined): Law {
  return importLaw(name, (module, { target }) => (target.kind === 'file' ? judge(module, target) : undefined));
}

import type { Import, Module, Target } from './module.ts';

export type House = { readonly paths: readonly string[]; readonly modules: readonly Module[] };

export type Fault = { readonly path: string; readonly line: number; readonly says: string };

export type Law = { readonly name: string; readonly find: (house: House) => Fault[] };

export type FileTarget = Extract<Target, { kind: 'file' }>;

/** @param judge says what is wrong with an import, or nothing */
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

/** A law about one project file importing another. */
export function fileLaw(name: string, judge: (module: Module, target: FileTarget) => string | undefined): Law {
  return importLaw(name, (module, { target }) => (target.kind === 'file' ? judge(module, target) : undefined));
}

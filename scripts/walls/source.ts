import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file as the walls see it: its path from the root of the project, with '/', and what it says. */
export type Source = { readonly path: string; readonly text: string };

const ROOTS = ['content', 'domain', 'contract', 'server', 'web', 'testing', 'e2e', 'bench', 'scripts'];

export const isCode = (path: string) => /\.[cm]?[jt]sx?$/.test(path);

/**
 * Every file under the folders that hold content and code. Only code is read; of other files the path is enough.
 *
 * @param root    folder of the project
 * @param folders those to read, from there
 */
export function readSources(root: string, folders: readonly string[] = ROOTS): Source[] {
  return folders
    .flatMap((folder) => filesUnder(join(root, folder)))
    .map((file) => {
      const path = relative(root, file).split(sep).join('/');
      return { path, text: isCode(path) ? readFileSync(file, 'utf8') : '' };
    });
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

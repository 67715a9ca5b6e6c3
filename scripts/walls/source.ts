import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Its path from the root of the project, with '/', and its content. */
export type Source = { readonly path: string; readonly text: string };

const ROOTS = ['content', 'domain', 'contract', 'server', 'web', 'testing', 'e2e', 'bench', 'scripts'];

export const isCode = (path: string) => /\.[cm]?[jt]sx?$/.test(path);

/**
 * Every file below some folders of a project. Only code is read; other files have no text.
 *
 * @param root folder of the project
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

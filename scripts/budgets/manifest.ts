import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
});

export const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.infer<typeof Manifest>;

/** @throws Error without a build, or without its manifest */
export function readManifest(dist: string): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')));
}

/**
 * The script files a browser loads for some entries, with their static imports.
 *
 * @throws Error when a source is not in the build
 */
export function filesFor(manifest: Manifest, sources: readonly string[]): Set<string> {
  return collected(manifest, sources, ({ imports = [] }) => imports);
}

/**
 * Like `filesFor`, with the scripts imported later.
 *
 * @throws Error when a source is not in the build
 */
export function allFilesFor(manifest: Manifest, sources: readonly string[]): Set<string> {
  return collected(manifest, sources, ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
}

type Chunk = z.infer<typeof Chunk>;

function collected(
  manifest: Manifest,
  sources: readonly string[],
  importsOf: (chunk: Chunk) => readonly string[],
): Set<string> {
  const files = new Set<string>();
  const collect = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`the build has no ${source}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    importsOf(chunk).forEach(collect);
  };
  sources.forEach(collect);
  return files;
}

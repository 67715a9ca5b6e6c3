import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  imports: z.optional(z.array(z.string())),
});

export const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.infer<typeof Manifest>;

/** @throws Error when there is no build, or a build without a manifest */
export function readManifest(dist: string): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')));
}

/**
 * The script files a browser loads for some entries, with their static imports.
 *
 * @throws Error when a source is not in the build
 */
export function filesFor(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  for (const source of sources) collect(manifest, source, files);
  return files;
}

/** @throws Error when no chunk has this name */
export function fileNamed(manifest: Manifest, name: string): string {
  const chunk = Object.values(manifest).find((it) => it.name === name);
  if (!chunk) throw new Error(`the build has no chunk ${name}`);
  return chunk.file;
}

function collect(manifest: Manifest, source: string, files: Set<string>): void {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`the build has no ${source}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}

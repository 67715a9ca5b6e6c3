import { parseModule } from '../walls/module.ts';
import { isCode, type Source } from '../walls/source.ts';

/**
 * The tests that import each file, directly or not.
 *
 * @returns test paths by file path, only for files that have tests
 */
export function reachingTests(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const files = sources.filter(({ path }) => isCode(path));
  const imports = new Map(files.map((file) => [file.path, importsOf(file)]));
  const reaching = new Map<string, Set<string>>();
  for (const { path } of files.filter((file) => isTest(file.path)))
    for (const file of reachedFrom(path, imports)) reaching.set(file, (reaching.get(file) ?? new Set()).add(path));
  return reaching;
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);

function importsOf(source: Source): string[] {
  return parseModule(source).imports.flatMap(({ target, typeOnly }) =>
    target.kind === 'file' && !typeOnly ? [target.path] : [],
  );
}

function reachedFrom(start: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set([start]);
  // A Set iterates over entries added during the loop.
  for (const file of reached) for (const next of imports.get(file) ?? []) if (imports.has(next)) reached.add(next);
  return reached;
}

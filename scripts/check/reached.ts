import { root, run } from './command.ts';

/** Changed files that still exist, as paths from the root. */
export type Change = { readonly what: string; readonly files: readonly string[] };

/** Tests that read project files from disk, which imports do not show. */
const READING = [
  'scripts/docs/*.test.ts',
  'scripts/bench.test.ts',
  'scripts/lockfile.test.ts',
  'scripts/need-node.test.ts',
  'scripts/same-statements.test.ts',
  'contract/endpoints.test.ts',
  'server/http/headers.test.ts',
  'web/app/pages.test.ts',
  'web/site/pages.test.tsx',
  'web/ui/constants.test.ts',
  'web/ui/theme-colors.test.ts',
  'domain/vaccines/engine-files.test.ts',
];

/** The uncommitted files or, in a clean work tree, those of the last commit; undefined without git. */
export async function latestChange(folder: string = root): Promise<Change | undefined> {
  const uncommitted = await filesOf(folder, 'diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD');
  const added = await filesOf(folder, 'ls-files', '--others', '--exclude-standard');
  if (!uncommitted || !added) return undefined;
  const files = [...uncommitted, ...added];
  if (files.length > 0) return { what: 'uncommitted files', files };
  const committed = await filesOf(folder, 'diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD~1');
  return committed && { what: 'files of the last commit', files: committed };
}

/** Test files to run after any change. */
export async function readingTests(): Promise<readonly string[]> {
  return (await filesOf(root, 'ls-files', ...READING)) ?? [];
}

async function filesOf(folder: string, ...args: readonly string[]): Promise<string[] | undefined> {
  const { succeeded, output } = await run('git', ['-C', folder, '-c', 'core.quotePath=false', ...args]);
  return succeeded ? output.split('\n').filter((line) => line !== '') : undefined;
}

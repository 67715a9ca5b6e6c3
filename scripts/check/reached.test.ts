import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { latestChange, readingTests } from './reached.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fernling-reached-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: readonly string[]): void {
  const identity = ['-c', 'user.name=Hannah', '-c', 'user.email=hannah@example.org'];
  execFileSync('git', ['-C', folder, ...identity, ...args], { stdio: 'pipe' });
}

function commit(...files: readonly string[]): void {
  for (const file of files) writeFileSync(join(folder, file), `${Math.random()}\n`);
  git('add', '.');
  git('commit', '--quiet', '--message', 'change');
}

test('what is not committed is the change, with files that git does not know yet and without deleted ones', async () => {
  git('init', '--quiet');
  commit('growth.ts', 'vaccines.ts', 'checkups.ts');
  commit('checkups.ts');
  writeFileSync(join(folder, 'growth.ts'), 'other\n');
  writeFileSync(join(folder, 'größe.ts'), 'new\n');
  rmSync(join(folder, 'vaccines.ts'));

  expect(await latestChange(folder)).toEqual({ what: 'uncommitted files', files: ['growth.ts', 'größe.ts'] });
});

test('in a clean work tree the change is the last commit', async () => {
  git('init', '--quiet');
  commit('growth.ts', 'vaccines.ts');
  commit('growth.ts');

  expect(await latestChange(folder)).toEqual({ what: 'files of the last commit', files: ['growth.ts'] });
});

test('without git, or before the second commit, the change is unknown', async () => {
  expect(await latestChange(folder)).toBeUndefined();
  git('init', '--quiet');
  commit('growth.ts');
  expect(await latestChange(folder)).toBeUndefined();
});

test('tests that read files of the project run after every change', async () => {
  expect(await readingTests()).toEqual(
    expect.arrayContaining(['scripts/docs/commands.test.ts', 'web/ui/theme-colors.test.ts']),
  );
});

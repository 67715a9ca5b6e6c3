import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkPaths } from '../../vite.config.ts';

const files = [
  '{web,contract,domain,content}/**/*.*',
  'node_modules/{react,react-dom,scheduler,zod,@tanstack,wouter}/**/*.js',
  'node_modules/lucide/dist/esm/icons/*.mjs',
].flatMap((pattern) => globSync(pattern, { cwd: join(import.meta.dirname, '../..'), exclude: ['**/*.test.*'] }));
/** Made by Vite. */
const virtual = ['vite/preload-helper.js', 'rolldown/runtime.js'];

test('every path of a chunk is that of a file', () => {
  const known = [...files, ...virtual].map((path) => path.replaceAll('\\', '/'));
  const without = Object.entries(chunkPaths).flatMap(([name, paths]) =>
    paths
      .flatMap(alternatives)
      .filter((path) => !known.some((file) => file.includes(path)))
      .map((path) => `${name}: ${path}`),
  );

  expect(without).toEqual([]);
});

test('each alternative of a path is looked for, also of one inside another', () => {
  expect(alternatives('web/(a|b/(c|d))(/e)?.')).toEqual([
    'web/a/e.',
    'web/a.',
    'web/b/c/e.',
    'web/b/c.',
    'web/b/d/e.',
    'web/b/d.',
  ]);
  expect(alternatives('web/(app/(?!forms|settings)|site/bar).')).toEqual(['web/app/.', 'web/site/bar.']);
});

/** The paths that a pattern stands for. What it looks ahead for only excludes some. */
function alternatives(pattern: string): string[] {
  const plain = pattern.replaceAll(/\(\?![^()]*\)/g, '');
  const [group, inside = '', optional] = /\(([^()]*)\)(\??)/.exec(plain) ?? [];
  if (group === undefined) return [plain];
  const each = [...inside.split('|'), ...(optional ? [''] : [])];
  return [...new Set(each.flatMap((one) => alternatives(plain.replace(group, one))))];
}

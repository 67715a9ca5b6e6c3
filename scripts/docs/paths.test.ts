import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const FLOORS = ['content', 'domain', 'contract', 'server', 'web', 'testing', 'scripts', 'bench', 'e2e'];
const files = FLOORS.flatMap((floor) => globSync(`${floor}/**/*.{ts,tsx}`, { cwd: root }));

test.each(['safety.md', 'vaccines.md', 'growth.md', 'milestones.md', 'foods.md'])(
  'docs/%s names no file of code that is not there',
  (page) => {
    const text = readFileSync(join(root, 'docs', page), 'utf8');
    const named = [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path);

    expect(named).not.toEqual([]);
    expect(named.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))).toEqual([]);
  },
);

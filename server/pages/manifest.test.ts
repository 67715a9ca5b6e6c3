import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageFacts } from '#contract/pages.ts';
import { readManifest } from './manifest.ts';

const built = {
  'web/app/boot.tsx': { file: 'assets/boot.js', imports: ['_contract.js', '_react.js', 'web/app/tiny.ts'] },
  'web/app/tiny.ts': { file: 'assets/tiny.js' },
  'web/print/visit-page.tsx': { file: 'assets/sheet.js', imports: ['_react.js'], css: ['assets/sheet.css'] },
  'web/print/visit-head.tsx': { file: 'assets/sheet.js', imports: ['_react.js'] },
  '_contract.js': { file: 'assets/contract.js', imports: ['_runtime.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime.js' },
  'web/ui/signed-in.css': { file: 'assets/signed-in.css' },
  'web/ui/fonts/figtree.woff2': { file: 'assets/figtree.woff2' },
  'web/ui/fonts/young-serif.woff2': { file: 'assets/young-serif.woff2' },
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fernling-manifest-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(built));
});
afterAll(() => rm(folder, { recursive: true }));

const page: PageFacts = {
  route: '/print/visit',
  params: {},
  kind: 'signed-in',
  who: 'signed in',
  carriesToken: false,
  listed: false,
  readsQuery: false,
  needsPlan: false,
  forVisitors: false,
  modules: ['web/print/visit-page.tsx', 'web/print/visit-head.tsx'],
  later: [],
  first: [],
  shared: [],
  asked: [],
};

test('a signed-in page runs what its main script imports before it, each once and by itself', async () => {
  const { main, scripts } = (await readManifest(folder))(page);

  expect(scripts).toEqual(['/assets/tiny.js']);
  expect(main).toEqual(['/assets/runtime.js', '/assets/contract.js', '/assets/react.js', '/assets/boot.js']);
});

test('a page loads its script ahead, once for all that is in it, and its sheet after that of all pages', async () => {
  const { preloads, styles } = (await readManifest(folder))(page);

  expect(preloads).toEqual(['/assets/sheet.js']);
  expect(styles).toEqual(['/assets/signed-in.css', '/assets/sheet.css']);
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { libraryOf, ourPublished } from '#server/articles/rules/library.ts';
import { startConstant, startProduct, type Served } from './a-server.ts';
import { atMost, ratioAtLeast, valueOrRatioAtMost, type Figure } from './figures.ts';
import { FIRST_LOOP, firstTimes } from './first-times.ts';
import { heapUsed } from './searching.ts';
import { inTurnUnderLoad, textOf } from './serving.ts';

const MB = 1e6;

/**
 * How soon and in how much memory the articles are there, and the speed of their pages beside constant answers.
 *
 * @param folder an empty one
 */
export async function articleFigures(folder: string): Promise<Figure[]> {
  const kept = keptMb();
  const first = await firstTimes('first-library.ts');
  const product = await startProduct(join(folder, 'without-families'));
  try {
    return [
      valueOrRatioAtMost(
        'all articles read for the first time',
        { ...first, unit: 'ms', beside: FIRST_LOOP },
        { value: 300, ratio: 45 },
      ),
      atMost('memory kept for the articles', [kept], 10, 'MB'),
      await pagesFigure(product, folder),
    ];
  } finally {
    await product.stop();
  }
}

function keptMb(): number {
  const before = heapUsed();
  const library = libraryOf(ourPublished());
  const after = heapUsed();
  // It must still be there while the memory is read.
  if (library.articles.length === 0) throw new Error('there are no articles');
  return (after - before) / MB;
}

async function pagesFigure(product: Served, folder: string): Promise<Figure> {
  const sitemap = await textOf(product, '/sitemap.xml');
  const paths = Array.from(sitemap.matchAll(/\/preview\/article\/slug\/[a-z0-9-]+/g), ([path]) => path);
  const path = (n: number) => paths[n % paths.length] ?? '';
  const page = join(folder, 'article.html');
  await writeFile(page, await textOf(product, path(0)));
  // Each is drawn and packed when it is first asked for.
  for (const each of paths) await textOf(product, each);
  const constant = await startConstant(join(import.meta.dirname, '../package.json'), page);
  try {
    const { perCpuSecond } = await inTurnUnderLoad(
      { server: product, path },
      { server: constant, path: () => '/page' },
    );
    return ratioAtLeast(
      'pages of all articles, answers for the CPU time',
      { ...perCpuSecond, unit: '/s of CPU', beside: 'constant answer of the size of one' },
      0.5,
    );
  } finally {
    await constant.stop();
  }
}

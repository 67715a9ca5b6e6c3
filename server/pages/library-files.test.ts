import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { listArticles } from '#contract/articles.ts';
import { readConfig } from '#server/config.ts';
import { renderer } from '#web/app/render.tsx';
import { aHouse } from '#testing/house.ts';
import { feed } from './feed.ts';

const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://family.example.org' });

type Urls = { urlset: { url: { loc: string; lastmod?: string }[] } };

test('[PUB-11] the sitemap lists every public page, each category and each article, and all of them are there', async () => {
  const { visitor } = await aHouse({ pages: renderer, config });
  const { text, headers } = await visitor().get('/sitemap.xml');

  // What the map must look like is what is tested.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const parsed = new XMLParser().parse(text) as Urls;
  const paths = parsed.urlset.url.map(({ loc }) => loc.slice(config.publicUrl.length));

  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(['/', '/privacy', '/preview/category/baby-sleep']));
  expect(paths.filter((path) => path.startsWith('/preview/article/slug/'))).toHaveLength(50);
  const statuses = await Promise.all(paths.map(async (path) => [path, (await visitor().get(path)).status]));
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test('[PUB-11] robots are told where the sitemap is, and stay away from calls', async () => {
  const { visitor } = await aHouse({ pages: renderer, config });
  const { text } = await visitor().get('/robots.txt');

  expect(text).toContain(`Sitemap: ${config.publicUrl}/sitemap.xml`);
  expect(text).toContain('Disallow: /api/');
});

test('[ART-04] the feed has the 20 newest articles, and another program reads it', async () => {
  const { visitor } = await aHouse({ pages: renderer, config });
  const newest = await visitor().call(listArticles, { query: { limit: '20' } });

  const { text, headers } = await visitor().get('/preview/educational-content/feed.xml');
  const { items, language, self } = parseFeed(text);

  expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect([language, self]).toEqual(['en-us', `${config.publicUrl}/preview/educational-content/feed.xml`]);
  expect(items.map(({ title, url, description, published }) => [title, url, description, published])).toEqual(
    newest.map(({ title, slug, summary, createdAt }) => [
      title,
      `${config.publicUrl}/preview/article/slug/${slug}`,
      summary,
      new Date(createdAt),
    ]),
  );
});

test('[ART-04] a title with markup does not break the feed', () => {
  const title = 'Milk & <b>water</b> ]]> \u0001 \ud83c\udf7c';
  const article = {
    id: 'a',
    slug: 'milk',
    title,
    summary: '<script>',
    category: 'Nutrition' as const,
    ageRange: '0-12 months',
    readingTime: '1 min read',
    imageUrl: null,
    createdAt: '2026-11-30T00:00:00.000Z',
    updatedAt: '2026-11-30T00:00:00.000Z',
  };
  const text = feed('https://family.example.org', '/feed.xml', [article]);

  expect(parseFeed(text).items[0]?.title).toBe('Milk & <b>water</b> ]]>  \ud83c\udf7c');
});

test('[ART-04] the pages of the library lead to the feed', async () => {
  const { visitor } = await aHouse({ pages: renderer, config });
  const link = '<link rel="alternate" type="application/rss+xml"';

  for (const path of ['/preview/educational-content', '/preview/category/baby-sleep']) {
    expect((await visitor().get(path)).text).toContain(link);
  }
  expect((await visitor().get('/terms')).text).not.toContain(link);
});

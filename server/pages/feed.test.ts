import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { anArticleHead } from '#testing/articles/article-replies.ts';
import { feed } from './feed.ts';
import { sitemap } from './sitemap.ts';
import { xmlText } from './xml-text.ts';

const origin = 'https://family.example.org';

const iron = anArticleHead({
  slug: 'iron',
  title: 'Iron & milk',
  summary: 'More than 2 cups <of milk> a day is too much.',
  category: 'Nutrition',
  createdAt: '2026-11-30T06:05:00.000Z',
  updatedAt: '2026-12-24T23:30:00.000Z',
});

function parsed(xml: string): unknown {
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' }).parse(xml);
}

test('[ART-04] the feed says of an article what programs show of it, and an id that stays when its title changes', () => {
  expect(parsed(feed(origin, '/feed.xml', [iron]))).toMatchObject({
    rss: {
      '@version': '2.0',
      channel: {
        title: 'Fernling: educational articles',
        link: `${origin}/preview/educational-content`,
        language: 'en-us',
        'atom:link': { '@href': `${origin}/feed.xml`, '@rel': 'self', '@type': 'application/rss+xml' },
        item: {
          title: iron.title,
          link: `${origin}/preview/article/slug/iron`,
          guid: { '#text': `urn:uuid:${iron.id}`, '@isPermaLink': 'false' },
          description: iron.summary,
          category: 'Nutrition',
          pubDate: 'Mon, 30 Nov 2026 06:05:00 GMT',
        },
      },
    },
  });
});

test('[ART-04] the feed has 20 articles at most', () => {
  const count = (articles: number) =>
    feed(
      origin,
      '/feed.xml',
      Array.from({ length: articles }, () => iron),
    ).split('<item>').length - 1;

  expect([0, 1, 20, 21].map(count)).toEqual([0, 1, 20, 20]);
});

test('[PUB-11] the sitemap has pages, categories and articles, and for an article the day on which it changed', () => {
  expect(parsed(sitemap(origin, ['/', '/terms'], [iron]))).toMatchObject({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: [
        { loc: `${origin}/` },
        { loc: `${origin}/terms` },
        ...['nutrition', 'sleep', 'health', 'development', 'safety'].map((name) => ({
          loc: `${origin}/preview/category/baby-${name}`,
        })),
        { loc: `${origin}/preview/article/slug/iron`, lastmod: '2026-12-24' },
      ],
    },
  });
});

test.each([
  ['Milk & <b>water</b> ]]>', 'Milk &amp; &lt;b&gt;water&lt;/b&gt; ]]&gt;'],
  ['&amp;', '&amp;amp;'],
  ['tab\tline\nreturn\r', 'tab\tline\nreturn\r'],
  ['\u0000\u0001\u0008\u000b\u001f', ''],
  ['\ufffd\ufffe\uffff', '\ufffd'],
  ['half \ud83c of \udf7c', 'half  of '],
  ['\ud83c\udf7c é 水 \u{10ffff}', '\ud83c\udf7c é 水 \u{10ffff}'],
])('as text in a file of XML %j is %j', (text, said) => {
  expect(xmlText(text)).toBe(said);
});

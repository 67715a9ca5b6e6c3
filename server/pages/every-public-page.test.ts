import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderer } from '#web/app/render.tsx';
import { aVisitorOfAll, LISTED_ORIGIN, listedPages, type ListedPage } from '#testing/web/listed-pages.ts';

let pages: readonly ListedPage[] = [];
beforeAll(async () => {
  pages = await listedPages(renderer);
});

describe('[PUB-11] each page that search engines may list', () => {
  test('is there: eight pages, five categories and fifty articles', () => {
    expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
    expect(pages).toHaveLength(8 + 5 + 50);
  });

  test('has one heading that names it, and no level of headings is left out', () => {
    const levels = pages.map(({ path, html }) => ({
      path,
      levels: Array.from(html.matchAll(/<h([1-6])[ >]/g), ([, level]) => Number(level)),
    }));

    expect(levels.filter((page) => page.levels.filter((level) => level === 1).length !== 1)).toEqual([]);
    expect(levels.filter((page) => page.levels.some((level, at) => level > (page.levels[at - 1] ?? 0) + 1))).toEqual(
      [],
    );
  });

  test('has a title and a description that no other page has, and that search engines show whole', () => {
    const titles = pages.map(({ html }) => textIn(html, /<title>([^<]*)<\/title>/));
    const descriptions = pages.map(({ html }) => metaOf(html, 'name', 'description'));

    expect(new Set(titles).size).toBe(pages.length);
    expect(new Set(descriptions).size).toBe(pages.length);
    // Longer ones are cut where they are shown; the limits are ours.
    expect(titles.filter((title) => title.length < 15 || title.length > 60)).toEqual([]);
    expect(descriptions.filter((text) => text.length < 25 || text.length > 160)).toEqual([]);
  });

  test('names its own address, and may be listed', () => {
    const named = pages.map(({ html }) => textIn(html, /<link rel="canonical" href="([^"]*)"/));

    expect(named).toEqual(pages.map(({ path }) => LISTED_ORIGIN + path));
    expect(pages.filter(({ html }) => html.includes('noindex'))).toEqual([]);
  });

  test('[PUB-07] is shown where somebody shares it: its own title, words and address, and a picture of ours', () => {
    const drawings = readdirSync(join(import.meta.dirname, '../../web/public/share'));
    const shown = pages.map(({ html }) => sharedOf(html));

    expect(shown).toEqual(
      pages.map(({ path, html }, at) => ({
        title: shown[at]?.title,
        description: metaOf(html, 'name', 'description'),
        url: LISTED_ORIGIN + path,
        image: expect.stringMatching(/^https:\/\/family\.example\.org\/share\/[a-z]+(-[123])?\.png$/),
        width: '1200',
        height: '630',
        card: 'summary_large_image',
      })),
    );
    expect(pages.filter(({ html }, at) => !textIn(html, /<title>([^<]*)/).startsWith(shown[at]?.title ?? ' '))).toEqual(
      [],
    );
    const names = shown.map(({ image }) => image.replace(`${LISTED_ORIGIN}/share/`, ''));
    expect(names.filter((name) => !drawings.includes(name))).toEqual([]);
  });
});

test('[PUB-11] every link of every public page leads to a page, and to the place on it that it names', async () => {
  const get = await aVisitorOfAll(renderer);
  const links = new Map(pages.flatMap(({ path, html }) => ownLinksOf(html, path).map((href) => [href, path])));
  const answers = new Map<string, Answered>(pages.map(({ path, ...answer }) => [path, answer]));
  const dead: string[] = [];
  for (const [href, from] of links) {
    const [path = '', anchor] = href.split('#');
    const answer = answers.get(path) ?? (await answerAt(path, get));
    answers.set(path, answer);
    const isThere = anchor === undefined || answer.html.includes(`id="${anchor}"`);
    if (answer.status !== 200 || !isThere) dead.push(`${from} leads to ${href}: ${answer.status}`);
  }

  expect(links.size).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});

test('[PUB-11] every link of a public page to another site is a secure one', () => {
  const away = pages.flatMap(({ html }) => hrefsOf(html).filter((href) => /^[a-z]+:/.test(href)));

  expect(away.length).toBeGreaterThan(50);
  expect(
    away.filter((href) => !/^(https:\/\/[^/\s]+\.[a-z]+(\/|$)|tel:(\d{3}|\+1(-\d+){3})$|mailto:)/.test(href)),
  ).toEqual([]);
});

type Answered = { readonly status: number; readonly html: string };

/** Goes where it is sent on, as to the source of the version that runs. */
async function answerAt(path: string, get: Awaited<ReturnType<typeof aVisitorOfAll>>): Promise<Answered> {
  const { status, headers, text } = await get(path);
  const to = headers.get('location');
  if (status !== 303 || to === null) return { status, html: text };
  const [toPath = ''] = to.split('#');
  return answerAt(toPath, get);
}

function hrefsOf(html: string): string[] {
  return Array.from(html.matchAll(/<a[^>]* href="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&'));
}

/** Paths with search parameters and the place on the page. */
function ownLinksOf(html: string, path: string): string[] {
  return hrefsOf(html)
    .map((href) => (href.startsWith('#') ? path + href : href))
    .filter((href) => href.startsWith('/'));
}

function metaOf(html: string, kind: 'name' | 'property', name: string): string {
  return textIn(html, new RegExp(`<meta ${kind}="${name}" content="([^"]*)"`));
}

function sharedOf(html: string) {
  const og = (name: string) => metaOf(html, 'property', `og:${name}`);
  return {
    title: og('title'),
    description: og('description'),
    url: og('url'),
    image: og('image'),
    width: og('image:width'),
    height: og('image:height'),
    card: metaOf(html, 'name', 'twitter:card'),
  };
}

function textIn(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '').replaceAll('&#x27;', "'");
}

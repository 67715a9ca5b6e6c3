import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renderer } from '#web/app/render.tsx';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { wordsOf } from '#testing/web/words-of.ts';

const origin = 'http://localhost:3000';
const id = '14958497-5fe9-5535-b6a6-e9281cc4919f';
const slug = 'a-bedtime-routine-that-works';
const unknownId = '00000000-0000-4000-8000-000000000000';
const library = '/preview/educational-content';
const sentence = 'We could not find that article. Here is another one.';

describe('[PUB-05] where a visitor begins to read', () => {
  test('shows the three newest articles, each with a link that opens it', async () => {
    const { text, status } = await visit(library);
    const cards = linksOf(text).filter((href) => href.startsWith('/preview/article/'));

    expect(status).toBe(200);
    expect(cards).toHaveLength(3);
    expect(await Promise.all(cards.map(async (href) => (await visit(href)).status))).toEqual([200, 200, 200]);
  });

  test('leads to the five categories, and says which subjects are coming, without a link', async () => {
    const { text } = await visit(library);

    expect(linksOf(text).filter((href) => href.startsWith('/preview/category/'))).toEqual([
      '/preview/category/baby-sleep',
      '/preview/category/baby-nutrition',
      '/preview/category/baby-development',
      '/preview/category/baby-health',
      '/preview/category/baby-safety',
    ]);
    expect(wordsOf(text)).toContain('Sleep 9 articles');
    for (const subject of ['Play', 'Behavior', 'Parenting', 'Milestones'])
      expect(text).toMatch(new RegExp(`<li class="subject coming">.{0,2000}?<strong>${subject}</strong>`));
    expect(text.match(/Coming Soon/g)).toHaveLength(4);
  });

  test('searches without script, and does not keep a page for every search', async () => {
    const { text, headers } = await visit(`${library}?q=bedtime`);

    expect(text).toContain('value="bedtime"');
    expect(text).toContain('<a class="hit" href="/preview/article/slug/a-bedtime-routine-that-works">');
    expect(text).toContain(`<link rel="canonical" href="${origin}${library}"/>`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each(['%3Cscript%3Ealert(1)%3C/script%3E', '%22%3E%3Cb%3E', '%F0%9F%8C%BF', '...', 'a'.repeat(6000)])(
    'can be searched for anything: %s',
    async (query) => {
      const { text, status } = await visit(`${library}?q=${query}`);

      expect(status).toBe(200);
      expect(text).not.toMatch(/<script>alert|"><b>/);
    },
  );

  test('a search for nothing but spaces shows the library as it is', async () => {
    const plain = await visit('/preview/educational-content');

    expect((await visit('/preview/educational-content?q=+++')).text).toBe(plain.text);
    expect((await visit('/preview/educational-content?q=+naps+')).text).toContain(
      '<title>Search: naps | Fernling</title>',
    );
  });

  test('who opens a sample is told why it leads to an account', async () => {
    const plain = await visit('/signup');
    const sent = await visit('/signup?from=sample');

    expect(wordsOf(sent.text)).toContain('Sign up to access our full library of articles');
    expect(plain.text).not.toContain('full library');
  });
});

describe('[PUB-06] a category', () => {
  test.each([
    ['baby-sleep', 'Baby Sleep', 9],
    ['baby-nutrition', 'Baby Nutrition', 10],
    ['baby-development', 'Baby Development', 10],
    ['baby-health', 'Baby Health', 11],
    ['baby-safety', 'Baby Safety', 10],
  ])('%s has all its articles and its questions', async (name, title, many) => {
    const { text, status } = await visit(`/preview/category/${name}`);

    expect(status).toBe(200);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text.match(/class="article-card"/g)).toHaveLength(many);
    expect(text).toContain('Questions parents ask');
    expect(text).toContain(`<link rel="canonical" href="${origin}/preview/category/${name}"/>`);
  });

  test.each(['baby-music', 'sleep', 'Baby_Sleep', '%3Cb%3E', 'a'.repeat(200), '%00', ''])(
    'that does not exist is said so, with a way to all articles: %s',
    async (name) => {
      const { text, status } = await visit(`/preview/category/${name}`);

      expect(status).toBe(404);
      expect(text).toContain('<h1>Category Not Found</h1>');
      expect(text).toMatch(/<a[^>]* href="\/preview\/educational-content"[^>]*>(<[^>]*>)*Browse all articles/);
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(text).not.toContain('rel="canonical"');
    },
  );
});

describe('[PUB-07] an article', () => {
  test.each([`/preview/article/${id}`, `/preview/article/${id.toUpperCase()}`, `/preview/article/slug/${slug}`])(
    'at %s names the page to list, its picture and its category',
    async (path) => {
      const { text, status } = await visit(path);

      expect(status).toBe(200);
      expect(titleOf(text)).toBe('A Bedtime Routine That Works | Fernling');
      expect(text).toContain(`<link rel="canonical" href="${origin}/preview/article/slug/${slug}"/>`);
      expect(text).toMatch(/<meta property="og:image" content="http:\/\/localhost:3000\/share\/sleep-[123]\.png"\/>/);
      expect(text).toContain('<meta property="og:type" content="article"/>');
      expect(text).not.toContain(sentence);
    },
  );

  test('[ART-01] of an id that none has is another one, which says so, and is listed where it belongs', async () => {
    const { text, status } = await visit(`/preview/article/${unknownId}`);
    const shown = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];

    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`role="alert".*${sentence}`));
    expect(shown).toMatch(/^http:\/\/localhost:3000\/preview\/article\/slug\/[a-z0-9-]+$/);
  });

  test.each([
    '/preview/article/sample-sleep',
    '/preview/article/12',
    `/preview/article/${id}0`,
    '/preview/article/slug',
    '/preview/article/slug/no-such-article',
    `/preview/article/slug/${slug}%20`,
    `/preview/article/slug/${'a'.repeat(300)}`,
    '/preview/article/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/preview/article/slug/%00',
    '/preview/article/__proto__',
  ])('that does not exist is said so, with a way back: %s', async (path) => {
    const { text, status } = await visit(path);

    expect(status).toBe(404);
    expect(text).toContain('<h1>Article Not Found</h1>');
    expect(titleOf(text)).toBe('Article Not Found | Fernling');
    expect(text).toMatch(/<a[^>]* href="\/preview\/educational-content"[^>]*>/);
    expect(text).not.toContain('<script>');
  });

  test('[NAV-03] says where it stands: in its category', async () => {
    const { text } = await visit(`/preview/article/slug/${slug}`);
    const crumbs = /<nav class="crumbs".*?<\/nav>/s.exec(text)?.[0] ?? '';

    expect(wordsOf(crumbs)).toBe('Home Preview Baby Sleep Article');
    expect(linksOf(crumbs)).toEqual(['/', '/preview/category/baby-sleep']);
    expect(text).toMatch(/<a[^>]*aria-current="page"[^>]*>Education<\/a>/);
  });

  test('offers an account to a visitor, and none to who has one', async () => {
    const { parent } = await aFamily(await aHouse({ pages: renderer }));
    const [visitors, parents] = [await visit(`/preview/article/${id}`), await parent.get(`/preview/article/${id}`)];

    expect(visitors.text).toContain('Create Free Account');
    expect(parents.text).not.toContain('Create Free Account');
  });
});

describe('[ART-03] everyday care', () => {
  test('stands on the page of its category and of one article, each answer with its sources', async () => {
    const { text: ofCategory } = await visit('/preview/category/baby-health');
    const { text: ofArticle } = await visit('/preview/article/slug/rashes-and-eczema');

    for (const text of [ofCategory, ofArticle]) {
      expect(text).toContain('How do I get rid of head lice?');
      expect(text).toMatch(/St\. Louis Children(?:'|&#x27;)s Hospital/);
    }
    expect(ofCategory).toContain('How do I care for the umbilical cord?');
    expect(ofArticle).not.toContain('How do I care for the umbilical cord?');
    expect(ofCategory).toContain('Of 2 facts in this answer, 1 is confirmed by an authority');
  });
});

describe('[PUB-07] linked data', () => {
  test('of an article are the article, its questions and the way to it, with whole addresses', async () => {
    const { text } = await visit(`/preview/article/${id}`);
    const [article, questions, trail] = linkedDataOf(text);

    expect(article).toMatchObject({
      '@type': 'Article',
      headline: 'A Bedtime Routine That Works',
      mainEntityOfPage: { '@id': `${origin}/preview/article/slug/${slug}` },
      publisher: { '@type': 'Organization', name: 'Fernling' },
    });
    expect(JSON.stringify(article)).not.toMatch(/reviewed|MedicalWebPage/i);
    expect(questions).toMatchObject({ '@type': 'FAQPage' });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: 'Educational Content', item: `${origin}${library}` },
        { position: 3, name: 'Baby Sleep', item: `${origin}/preview/category/baby-sleep` },
        { position: 4, item: `${origin}/preview/article/slug/${slug}` },
      ],
    });
  });

  test('names no question that the page does not show', async () => {
    const { text } = await visit('/preview/category/baby-sleep');
    const [questions] = linkedDataOf(text);
    const { mainEntity } = FaqPage.parse(questions);

    expect(mainEntity.length).toBeGreaterThan(2);
    expect(
      mainEntity.filter(({ name, acceptedAnswer }) => !isIn(text, name) || !isIn(text, acceptedAnswer.text)),
    ).toEqual([]);
  });

  test('is not there where nothing is found', async () => {
    expect(linkedDataOf((await visit('/preview/article/x')).text)).toEqual([]);
  });
});

const FaqPage = z.object({
  mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })),
});

/** Whether it is shown: the linked data stands in the head. */
function isIn(html: string, text: string): boolean {
  return wordsOf(html.slice(html.indexOf('<body'))).includes(text);
}

function linkedDataOf(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']): unknown =>
    JSON.parse(json),
  );
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href = '']) => href);
}

async function visit(path: string) {
  return (await aHouse({ pages: renderer })).visitor().get(path);
}

function titleOf(html: string) {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1];
}

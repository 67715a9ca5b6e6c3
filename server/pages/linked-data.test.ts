import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { categories } from '#domain/articles/categories-data.ts';
import { renderer } from '#web/app/render.tsx';
import { LISTED_ORIGIN, listedPages, type ListedPage } from '#testing/web/listed-pages.ts';
import { wordsOf } from '#testing/web/words-of.ts';

let library: readonly ListedPage[] = [];
beforeAll(async () => {
  const pages = await listedPages(renderer);
  library = pages.filter(({ path }) => /^\/preview\/(educational-content|category|article)/.test(path));
});

describe('[PUB-07] linked data of the library', () => {
  test('stands on each page: an article with its questions, a category with its own, and the way there', () => {
    const types = library.map(({ path, html }) => [
      kindOf(path),
      ...linkedDataOf(html).map(({ '@type': type }) => type),
    ]);

    expect(library).toHaveLength(1 + categories.length + 50);
    expect([...new Set(types.map((each) => each.join(' ')))].toSorted()).toEqual([
      'article Article FAQPage BreadcrumbList',
      'category FAQPage BreadcrumbList',
      'educational-content BreadcrumbList',
    ]);
  });

  test('is accepted, all of it, by a validator that others wrote', async () => {
    const verdicts = await Promise.all(library.map(async ({ path, html }) => [path, await faultsIn(html)]));

    expect(verdicts.filter(([, faults]) => faults?.length !== 0)).toEqual([]);
  });

  test('would be refused with a step that has no name, or text that is no JSON', async () => {
    const html = library[0]?.html ?? '';

    expect(await faultsIn(html.replace('"name":"Home",', ''))).not.toEqual([]);
    expect(await faultsIn(html.replace('{"@context"', '{"@context'))).not.toEqual([]);
  });

  // developers.google.com/search/docs/appearance/structured-data/article
  test('says of an article what Google reads: headline, pictures, days with their time zone, and who wrote it', () => {
    const articles = library.flatMap(({ path, html }) =>
      dataOf(html, 'Article').map((data) => ({ path, html, ...ReadArticle.parse(data) })),
    );

    expect(articles).toHaveLength(50);
    for (const { path, html, headline, url, mainEntityOfPage, dateModified, datePublished } of articles) {
      expect(lettersShown(html)).toContain(lettersOf(headline));
      expect([url, mainEntityOfPage['@id']]).toEqual([LISTED_ORIGIN + path, LISTED_ORIGIN + path]);
      expect(Date.parse(dateModified)).toBeGreaterThanOrEqual(Date.parse(datePublished));
    }
  });

  // developers.google.com/search/docs/appearance/structured-data/faqpage
  test('has no question and no answer that the page does not show', () => {
    const questions = library.flatMap(({ path, html }) =>
      dataOf(html, 'FAQPage').flatMap((data) =>
        ReadQuestions.parse(data).mainEntity.map(({ name, acceptedAnswer }) => ({ path, html, name, acceptedAnswer })),
      ),
    );
    const shown = new Map(library.map(({ path, html }) => [path, lettersShown(html)]));

    expect(questions.length).toBeGreaterThan(50 * 3);
    expect(
      questions
        .filter(
          ({ path, name, acceptedAnswer: { text } }) =>
            ![name, text].every((said) => shown.get(path)?.includes(lettersOf(said))),
        )
        .map(({ path, name }) => [path, name]),
    ).toEqual([]);
  });

  test('leads step by step to the page it stands on, and each step is a page of the sitemap', () => {
    const listed = new Set([`${LISTED_ORIGIN}/`, ...library.map(({ path }) => LISTED_ORIGIN + path)]);
    for (const { path, html } of library) {
      const steps = dataOf(html, 'BreadcrumbList').flatMap((data) => ReadTrail.parse(data).itemListElement);

      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
      expect(steps.at(-1)?.item).toBe(LISTED_ORIGIN + path);
      expect(steps.filter(({ item }) => !listed.has(item))).toEqual([]);
    }
  });

  test('claims no review by a clinician', () => {
    const all = library.flatMap(({ html }) => linkedDataOf(html));

    expect(JSON.stringify(all)).not.toMatch(/"(?:reviewedBy|lastReviewed|review)"|"Medical/);
  });
});

const Instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?(Z|[+-]\d\d:\d\d)$/));
const OurAddress = z.string().check(z.startsWith(`${LISTED_ORIGIN}/`));
const Writer = z.object({ '@type': z.literal('Organization'), name: z.literal('Fernling'), url: OurAddress });
const ReadArticle = z.object({
  '@context': z.literal('https://schema.org'),
  headline: z.string().check(z.minLength(1), z.maxLength(110)),
  description: z.string().check(z.minLength(1)),
  image: z.array(OurAddress).check(z.minLength(1)),
  datePublished: Instant,
  dateModified: Instant,
  author: Writer,
  publisher: Writer,
  url: z.string(),
  mainEntityOfPage: z.object({ '@id': z.string() }),
});
const Said = z.string().check(z.minLength(1));
const ReadQuestions = z.object({
  '@context': z.literal('https://schema.org'),
  mainEntity: z.array(
    z.object({
      '@type': z.literal('Question'),
      name: Said,
      acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: Said }),
    }),
  ),
});
const ReadTrail = z.object({
  '@context': z.literal('https://schema.org'),
  itemListElement: z.array(
    z.object({ '@type': z.literal('ListItem'), position: z.number(), name: Said, item: OurAddress }),
  ),
});

/** Its errors and its warnings. */
function faultsIn(html: string): Promise<readonly unknown[]> {
  return new Validator().validate(new WebAutoExtractor().parse(html));
}

type Linked = { readonly '@type': string };

function linkedDataOf(html: string): Linked[] {
  return Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json = '']): Linked =>
    JSON.parse(json),
  );
}

function dataOf(html: string, type: string): Linked[] {
  return linkedDataOf(html).filter((data) => data['@type'] === type);
}

/** The letters of a page, without its head, where the linked data stands; links cut its sentences. */
function lettersShown(html: string): string {
  return lettersOf(wordsOf(html.slice(html.indexOf('<body'))));
}

function lettersOf(text: string): string {
  return text.replaceAll(/\s/g, '');
}

function kindOf(path: string): string {
  return path.split('/')[2] ?? '';
}

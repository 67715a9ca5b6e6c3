import { expect, test } from 'vitest';
import { factsOf } from '#domain/articles/facts-data.ts';
import { libraryOf, ourPublished } from './library.ts';
import { ourArticles } from './our-articles.ts';

test('[ART-05] an article counts the facts that its text uses, and names each page on which one was found', () => {
  const published = new Map(ourPublished().map((one) => [one.key, one.origin]));

  for (const { front } of ourArticles()) {
    const used = factsOf(front.id).filter((_, index) => !front.leftOut.includes(index));
    const { facts, sources } = published.get(front.id) ?? { facts: null, sources: [] };
    const addresses = sources.map(({ address }) => address);

    expect(Object.values(facts ?? {}).reduce((sum, count) => sum + count, 0)).toBe(used.length);
    expect(addresses).toEqual(expect.arrayContaining(used.flatMap(({ seen }) => seen?.url ?? [])));
    expect(new Set(sources.map(({ text, address }) => `${text} ${address}`)).size).toBe(sources.length);
  }
  expect(ourArticles().some(({ front }) => front.leftOut.length > 0)).toBe(true);
});

test('[ART-04] of two articles with one address the older keeps it', () => {
  const [first] = ourPublished();
  if (!first) throw new Error('no article of ours');
  const made = (createdAt: string) => ({ ...first, article: { ...first.article, id: createdAt, createdAt } });
  const [older, newer] = [made('2026-11-30T00:00:00.000Z'), made('2026-12-01T00:00:00.000Z')];

  for (const both of [
    [older, newer],
    [newer, older],
  ]) {
    const { articles, bySlug } = libraryOf(both);
    expect(articles).toEqual([newer, older]);
    expect(bySlug.get(first.article.slug)).toBe(older);
  }
});

import { expect, test } from 'vitest';
import { factsOf } from '#domain/articles/facts-data.ts';
import { ourPublished } from './library.ts';
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

import { describe, expect, test } from 'vitest';
import { faq } from '#domain/articles/faq-data.ts';
import { redFlags } from '#domain/articles/red-flags-data.ts';
import { knownAnswers } from '#domain/chat/known-answers-data.ts';
import { libraryOf, ourPublished } from '#server/articles/rules/library.ts';
import { articleDocuments } from '#server/articles/rules/search/article-documents.ts';
import { searchIndex } from '#server/articles/rules/search/kept-index.ts';
import type { SearchIndex } from '#server/articles/rules/search/search-index.ts';
import { percentilesMean } from './rules/topics.ts';
import { guideAnswer } from './service/answer.ts';

const library = libraryOf(ourPublished());
const documents = new Map([...articleDocuments(library)].map((one) => [one.key, one]));

/** What may be told of a document: each of its sentences whole, alone or behind the heading or the line that it goes on from. */
function sentencesOf(index: SearchIndex, name: string): ReadonlySet<string> {
  const { places = [], fields } = documents.get(name) ?? {};
  const texts = fields?.text ?? [];
  const headed = texts.map((text, at) => `${places[at]?.heading ?? ''}: ${text}`);
  return new Set([...(index.byKey.get(name)?.shown.sentences ?? []), ...texts, ...headed]);
}

describe('[AI-04] what a known answer names is there', () => {
  test('questions and rules', () => {
    const ids = new Set([...faq, ...redFlags].map(({ id }) => id));
    const named = knownAnswers.flatMap(({ question, rule }) => [question, rule].filter((id) => id !== undefined));

    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('articles, each with the sentences that are told of it', async () => {
    const index = await searchIndex(library);
    const left = knownAnswers.flatMap(({ id, parts = [] }) =>
      parts.flatMap(({ article, sentences }) => {
        const page = library.articles.find(({ key }) => key === article)?.article.id;
        const names = [`article:${page}`, `food:${article}`, `question:${article}`, article];
        const name = names.find((one) => index.byKey.has(one)) ?? '';
        const all = sentencesOf(index, name);
        return sentences.filter((told) => !all.has(told)).map((told) => `${id}, ${article}: ${told}`);
      }),
    );

    expect(left).toEqual([]);
  });

  test('and what is told of percentiles, of the articles that it names', async () => {
    const index = await searchIndex(library);
    const ofArticles = percentilesMean(index, 'what does the percentile mean?', 5).filter(
      ({ source }) => source.href !== '/dashboard?tab=growth',
    );

    expect(ofArticles).toHaveLength(2);
    for (const { source, sentences } of ofArticles) {
      const all = sentencesOf(index, `article:${source.href.split('/').at(-1)}`);
      expect(sentences.filter((told) => !all.has(told))).toEqual([]);
    }
  });
});

describe('[AI-04] an answer on everyday care', () => {
  const titles = async (query: string, ages: number[]) => {
    const { paragraphs } = await guideAnswer(library, { query, written: [], ages });
    return paragraphs.flatMap(({ sources }) => sources.map(({ title }) => title));
  };

  test.each([
    ['cradle cap wont go away what do i do', 3, 'What do I do about cradle cap?'],
    ['how to get rid of lice in her hair', 48, 'How do I get rid of head lice?'],
    ['his nose keeps bleeding at night how do i stop it', 40, 'How do I stop a nosebleed?'],
    ['do newborns need a bath every day', 0, 'How often do I bathe my baby, and trim nails?'],
  ])("is told: '%s'", async (query, months, title) => {
    expect(await titles(query, [months])).toContain(title);
  });

  test('is told at the ages for which it holds alone', async () => {
    const roseola = 'What is roseola?';

    expect(await titles('roseola', [20])).toContain(roseola);
    expect(await titles('roseola', [])).toContain(roseola);
    expect(await titles('roseola', [100])).not.toContain(roseola);
  });
});

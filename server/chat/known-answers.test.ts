import { describe, expect, test } from 'vitest';
import { faq } from '#domain/articles/faq-data.ts';
import { redFlags } from '#domain/articles/red-flags-data.ts';
import { knownAnswers } from '#domain/chat/known-answers-data.ts';
import { libraryOf, ourPublished } from '#server/articles/rules/library.ts';
import { articleDocuments } from '#server/articles/rules/search/article-documents.ts';
import { searchIndex } from '#server/articles/rules/search/kept-index.ts';

const library = libraryOf(ourPublished());
const documents = new Map([...articleDocuments(library)].map((one) => [one.key, one]));

/** What may be told of an article or a food, also behind the heading that it stands under. */
async function sentencesOf(key: string): Promise<readonly string[]> {
  const { byKey } = await searchIndex(library);
  const page = library.articles.find((one) => one.key === key)?.article.id;
  const [name = ''] = [`article:${page}`, `food:${key}`].filter((one) => byKey.has(one));
  const { places = [], fields } = documents.get(name) ?? {};
  const headed = (fields?.text ?? []).map((text, at) => `${places[at]?.heading ?? ''}: ${text}`);
  return [...(byKey.get(name)?.shown.sentences ?? []), ...headed];
}

describe('[AI-04] what a known answer names is there', () => {
  test('questions and rules', () => {
    const ids = new Set([...faq, ...redFlags].map(({ id }) => id));
    const named = knownAnswers.flatMap(({ question, rule }) => [question, rule].filter((id) => id !== undefined));

    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('articles, each with the sentences that are told of it', async () => {
    const left: string[] = [];
    for (const { id, parts = [] } of knownAnswers) {
      for (const { article, sentences } of parts) {
        const all = await sentencesOf(article);
        const isThere = (told: string) => all.some((one) => one === told || one.endsWith(` ${told}`));
        left.push(...sentences.filter((told) => !isThere(told)).map((told) => `${id}, ${article}: ${told}`));
      }
    }

    expect(left).toEqual([]);
  });
});

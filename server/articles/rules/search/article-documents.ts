import { articleHref, slugHref } from '#domain/articles/addresses.ts';
import { faq, type FaqEntry } from '#domain/articles/faq-data.ts';
import { articleBlocks, plainLine, type ArticleBlock } from '#domain/articles/markup.ts';
import { sentencesOf } from '#domain/articles/search/sentences.ts';
import type { PublishedArticle, PublishedLibrary } from '../library.ts';
import type { SearchDocument } from './document.ts';

/** Articles, and the questions that they answer, each made when it is asked for. */
export function* articleDocuments({ articles }: PublishedLibrary): Generator<SearchDocument> {
  const byKey = new Map(articles.map((one) => [one.key, one]));
  for (const one of articles) yield articleDocument(one);
  for (const entry of faq) {
    const article = byKey.get(entry.article);
    if (article) yield questionDocument(entry, article);
  }
}

function articleDocument({ article, askedAs, calls, origin: { isOurs } }: PublishedArticle): SearchDocument {
  const { id, slug, title, summary, category, readingTime, content } = article;
  const { points, headings, text } = partsOf(articleBlocks(content));
  const addresses = { href: articleHref('education', id), visitorHref: slugHref({ slug }) };
  return {
    key: `article:${id}`,
    page: id,
    shown: { kind: 'article', id, title, category, readingTime, ...addresses },
    isOurs,
    names: [],
    calls: calls.map((rule) => rule.id),
    fields: { title: [title], asked: askedAs, points: [summary, ...points], headings, text },
  };
}

function questionDocument(
  { id: key, category: of, question, answer }: FaqEntry,
  { article, calls, origin: { isOurs } }: PublishedArticle,
): SearchDocument {
  const { id, slug, category } = article;
  // A page of an article has the questions of its category.
  const hash = of === category ? `#${key}` : '';
  const addresses = { href: articleHref('education', id) + hash, visitorHref: slugHref({ slug }) + hash };
  return {
    key: `question:${key}`,
    page: id,
    shown: { kind: 'question', id, title: question, category, readingTime: null, ...addresses },
    isOurs,
    names: [question],
    calls: calls.map((rule) => rule.id),
    fields: { title: [question], asked: [], points: [], headings: [], text: sentencesOf(answer) },
  };
}

/** Key points are what stands before the first subheading. */
function partsOf(blocks: readonly ArticleBlock[]): Pick<SearchDocument['fields'], 'points' | 'headings' | 'text'> {
  const first = blocks.findIndex(({ kind }) => kind === 'heading');
  const points = blocks.slice(0, Math.max(0, first)).filter(({ kind }) => kind === 'bullets');
  const text = blocks.slice(Math.max(0, first)).filter(({ kind }) => kind !== 'heading');
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  return { points: sentencesIn(points), headings: sentencesIn(headings), text: sentencesIn(text) };
}

function sentencesIn(blocks: readonly ArticleBlock[]): string[] {
  return blocks
    .flatMap((block) => ('lines' in block ? block.lines : [block.line]))
    .flatMap((line) => sentencesOf(plainLine(line)));
}

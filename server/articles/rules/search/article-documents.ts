import { articleHref, slugHref } from '#domain/articles/addresses.ts';
import { faq, type FaqEntry } from '#domain/articles/faq-data.ts';
import { articleBlocks, plainLine, type ArticleBlock } from '#domain/articles/markup.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { PublishedArticle, PublishedLibrary } from '../library.ts';
import type { Place, SearchDocument } from './document.ts';

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
  const { points, headings, placed } = partsOf(articleBlocks(content));
  const text = placed.map((one) => one.sentence);
  const addresses = { href: articleHref('education', id), visitorHref: slugHref({ slug }) };
  return {
    key: `article:${id}`,
    page: id,
    shown: { kind: 'article', id, title, category, readingTime, ...addresses },
    isOurs,
    names: [],
    calls: calls.map((rule) => rule.id),
    ages: {},
    fields: { title: [title], asked: askedAs, points: [summary, ...points], headings, text },
    places: placed,
  };
}

function questionDocument(
  { id: key, category: of, question, answer, ages = {}, everyday }: FaqEntry,
  { article, calls, origin: { isOurs } }: PublishedArticle,
): SearchDocument {
  const { id, slug, category } = article;
  // A page of an article has the questions of its category, and those of everyday care beside it.
  const hash = of === category ? `#${key}` : '';
  const addresses = { href: articleHref('education', id) + hash, visitorHref: slugHref({ slug }) + hash };
  return {
    key: `question:${key}`,
    page: id,
    shown: { kind: 'question', id, title: question, category, readingTime: null, ...addresses },
    isOurs,
    names: [question],
    calls: calls.map((rule) => rule.id),
    ages: everyday ? ages : {},
    fields: { title: [question], asked: everyday?.askedAs ?? [], points: [], headings: [], text: sentencesOf(answer) },
    places: [],
  };
}

type Placed = Place & { readonly sentence: string };
type Parts = Pick<SearchDocument['fields'], 'points' | 'headings'> & { readonly placed: readonly Placed[] };

/** Key points are what stands before the first subheading. */
function partsOf(blocks: readonly ArticleBlock[]): Parts {
  const first = blocks.findIndex(({ kind }) => kind === 'heading');
  const points = blocks.slice(0, Math.max(0, first)).filter(({ kind }) => kind === 'bullets');
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  return {
    points: points.flatMap(sentencesIn),
    headings: headings.flatMap(sentencesIn),
    placed: placedIn(blocks.slice(Math.max(0, first))),
  };
}

function placedIn(blocks: readonly ArticleBlock[]): Placed[] {
  let heading = '';
  return blocks.flatMap((block, at) => {
    const sentences = sentencesIn(block);
    if (block.kind === 'heading') heading = sentences.join(' ');
    const lead = 'lines' in block ? leadOf(blocks[at - 1], heading) : null;
    return block.kind === 'heading' ? [] : sentences.map((sentence) => ({ sentence, heading, lead }));
  });
}

/** 'Call the doctor now if you see one of these:' before a list, or else the heading that it stands under. */
function leadOf(before: ArticleBlock | undefined, heading: string): string {
  const last = before?.kind === 'paragraph' ? (sentencesIn(before).at(-1) ?? '') : '';
  return last.endsWith(':') ? last : `${heading}${/[.:!?]$/.test(heading) ? '' : ':'}`;
}

function sentencesIn(block: ArticleBlock): string[] {
  const lines = 'lines' in block ? block.lines : [block.line];
  return lines.flatMap((line) => sentencesOf(plainLine(line)));
}

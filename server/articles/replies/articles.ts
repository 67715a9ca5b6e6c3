import type { PageData } from '#contract/pages.ts';
import { Id } from '#contract/fields.ts';
import { categoryAt } from '#domain/articles/categories-data.ts';
import type { Article, ArticleHead, ArticlePage, CallRule, Library } from '#contract/articles.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { everydayCheckedOn, everydayOf, everydayOn, faqOf, type FaqEntry } from '#domain/articles/faq-data.ts';
import type { RedFlag } from '#domain/articles/red-flag.ts';
import { relatedArticles } from '#domain/articles/related.ts';
import { samples } from '#domain/articles/samples-data.ts';
import { day } from '#domain/time/day.ts';
import { countsOf, pagesOf, type PublishedArticle, type PublishedLibrary } from '../rules/library.ts';

type Asked = { readonly category?: ArticleCategory | undefined; readonly limit?: number | undefined };

/** [API-02] The newest first. Returns the same object until the library changes. */
export function articleReplies(library: PublishedLibrary, { category, limit }: Asked): Article[] {
  const lists = keptLists.get(library) ?? new Map<string, Article[]>();
  keptLists.set(library, lists);
  const kind = category ?? 'all';
  const all = lists.get(kind) ?? articlesOf(library, category);
  lists.set(kind, all);
  if (limit === undefined || limit >= all.length) return all;
  const first = lists.get(`${kind} ${limit}`) ?? all.slice(0, limit);
  lists.set(`${kind} ${limit}`, first);
  return first;
}

/** Bounded: at most as many lists as articles, for each category and for all. */
const keptLists = new WeakMap<PublishedLibrary, Map<string, Article[]>>();

function articlesOf({ articles }: PublishedLibrary, category: ArticleCategory | undefined): Article[] {
  return articles
    .filter(({ article }) => category === undefined || article.category === category)
    .map(({ article }) => ({ ...article, published: true }));
}

/** Returns the same object until the library changes. */
export function libraryReply(library: PublishedLibrary): Library {
  const reply = kept.get(library) ?? { articles: library.articles.map(headOf) };
  kept.set(library, reply);
  return reply;
}

const kept = new WeakMap<PublishedLibrary, Library>();

/** [ART-01] The article with this id, or the first of the library if none has it; null if it is not an id. */
export function articlePageById(library: PublishedLibrary, given: string, now: Date): ArticlePage | null {
  const id = given.toLowerCase();
  if (!Id.safeParse(id).success) return null;
  const asked = library.byId.get(id);
  const shown = asked ?? library.articles[0];
  return shown ? { ...articlePage(library, shown, now), isSubstitute: asked === undefined } : null;
}

export function articlePageBySlug(library: PublishedLibrary, slug: string, now: Date): ArticlePage | null {
  const shown = library.bySlug.get(slug);
  return shown ? articlePage(library, shown, now) : null;
}

function articlePage(library: PublishedLibrary, shown: PublishedArticle, now: Date): ArticlePage {
  const { article, calls, origin, key } = shown;
  const heads = libraryReply(library).articles;
  return {
    article: { ...article, published: true },
    isSubstitute: false,
    calls: callRulesOf(calls),
    questions: questionsOf(library, [...faqOf(article.category), ...everydayOn(key)]),
    related: relatedArticles(article, heads, now),
    origin,
  };
}

export function callRulesOf(rules: readonly RedFlag[]): CallRule[] {
  return rules.map(({ id, urgency, title, firstSentence, thenSay, stepsByAge }) => ({
    id,
    urgency,
    title,
    firstSentence,
    thenSay: [...thenSay],
    stepsByAge: stepsByAge.map((steps) => ({ ...steps, steps: [...steps.steps] })),
  }));
}

type Featured = Pick<PageData['/preview/educational-content'], 'articles' | 'counts'>;

/** [PUB-05] The three newest articles, or samples if nothing is published, and the number of articles per category. */
export function featuredReply(library: PublishedLibrary): Featured {
  const { articles } = libraryReply(library);
  const shown = articles.length === 0 ? samples : articles;
  const inCategory = (name: ArticleCategory) => articles.filter(({ category }) => category === name).length;
  return {
    articles: shown.slice(0, FEATURED),
    counts: {
      Nutrition: inCategory('Nutrition'),
      Sleep: inCategory('Sleep'),
      Health: inCategory('Health'),
      Development: inCategory('Development'),
      Safety: inCategory('Safety'),
    },
  };
}

const FEATURED = 3;

type CategoryPage = Exclude<PageData['/preview/category/:categorySlug'], 'unknown'>;

/** [PUB-06] Null for an unknown category. */
export function categoryReply(library: PublishedLibrary, slug: string): CategoryPage | null {
  const category = categoryAt(slug);
  if (!category) return null;
  const articles = libraryReply(library).articles.filter((head) => head.category === category.name);
  return {
    category,
    articles,
    questions: questionsOf(library, faqOf(category.name)),
    everyday: questionsOf(library, everydayOf(category.name)),
  };
}

/** [ART-03] */
function questionsOf({ articles }: PublishedLibrary, entries: readonly FaqEntry[]): ArticlePage['questions'] {
  return entries.map(({ id, question, answer, article: key, everyday }) => ({
    id,
    question,
    answer,
    articleId: articles.find((one) => one.key === key)?.article.id ?? null,
    origin: everyday && {
      checkedOn: day(everydayCheckedOn),
      sources: pagesOf(everyday.facts.map(({ seen }) => seen)),
      facts: countsOf(everyday.facts),
    },
  }));
}

function headOf({ article: { content: _content, ...head } }: PublishedArticle): ArticleHead {
  return head;
}

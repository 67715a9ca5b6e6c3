import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/fields.ts';
import { specified, StoredAt, StoredDay, StoredId, StoredMonth } from '#contract/stored.ts';
import { ARTICLE_CATEGORIES } from '#domain/articles/article.ts';
import { URGENCIES } from '#domain/articles/red-flag.ts';

export const ArticleCategory = z.enum(ARTICLE_CATEGORIES, { error: 'There is no such category' });

const headFields = {
  id: specified(StoredId, 'articles.id'),
  slug: specified(z.string(), 'articles.slug'),
  title: specified(z.string(), 'articles.title'),
  summary: specified(z.string(), 'articles.summary'),
  category: specified(ArticleCategory, 'articles.category'),
  ageRange: specified(z.string(), 'articles.age_range'),
  readingTime: specified(z.string(), 'articles.reading_time'),
  /** Null for a drawing. */
  imageUrl: specified(z.nullable(z.string()), 'articles.image_url'),
  createdAt: specified(StoredAt, 'articles.created_at'),
  updatedAt: specified(StoredAt, 'articles.updated_at'),
};

export const ArticleHead = z.object(headFields);
export type ArticleHead = z.infer<typeof ArticleHead>;

/** A published article. */
export const Article = z.object({
  ...headFields,
  /** Paragraphs by blank lines, '- ' bullets, '1.' steps, '###' subheadings, `**bold**`. */
  content: specified(z.string(), 'articles.content'),
  published: specified(z.literal(true), 'articles.published'),
});
export type Article = z.infer<typeof Article>;

export const CallRule = z.object({
  /** 'rf-breathing' */
  id: z.string(),
  urgency: z.enum(URGENCIES),
  title: z.string(),
  firstSentence: z.string(),
  thenSay: z.array(z.string()),
  stepsByAge: z.array(z.object({ minMonths: z.int(), maxMonths: z.nullable(z.int()), steps: z.array(z.string()) })),
});
export type CallRule = z.infer<typeof CallRule>;

const ArticleSource = z.object({ text: z.string(), address: z.nullable(z.string()) });

const Counted = z.object({ confirmed: z.int(), secondary: z.int(), corrected: z.int(), notFound: z.int() });

const Question = z.object({
  /** 'faq-nut-1' */
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  /** Of the article that says more, or on whose page it stands; null while that is not published. */
  articleId: z.nullable(StoredId),
  /** Of an answer on everyday care, which no article treats; null for one that an article tells of. */
  origin: z.nullable(z.object({ checkedOn: StoredDay, sources: z.array(ArticleSource), facts: Counted })),
});
export type Question = z.infer<typeof Question>;

/** Where an article comes from and how far it was checked. */
const Origin = z.object({
  isOurs: z.boolean(),
  checkedOn: StoredDay,
  /** When the last of its facts were checked, if some were later; null if none was. */
  lastCheckedOn: z.nullable(StoredDay),
  edition: z.nullable(z.string()),
  nextReview: z.nullable(StoredMonth),
  /** The clinician who reviewed it; null if none has. */
  reviewedBy: z.nullable(z.string()),
  sources: z.array(ArticleSource),
  /** How many facts of the text were found where; null for an editor's article. */
  facts: z.nullable(Counted),
});

/** An article with what stands beside it. */
export const ArticlePage = z.object({
  article: Article,
  /** No published article has the id that was asked for: this is the first one instead. */
  isSubstitute: z.boolean(),
  /** What its 'When to call' box says, the most urgent first. */
  calls: z.array(CallRule),
  /** Of its category, and on everyday care beside it. */
  questions: z.array(Question),
  related: z.array(ArticleHead),
  origin: Origin,
});
export type ArticlePage = z.infer<typeof ArticlePage>;

export const Library = z.object({
  /** The newest first. */
  articles: z.array(ArticleHead),
});
export type Library = z.infer<typeof Library>;

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/articles',
  who: 'anyone',
  alike: true,
  summary: 'Published articles, the newest first.',
  query: z.strictObject({
    category: z.optional(ArticleCategory),
    limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/, { error: 'Choose a number from 1 to 999.' }))),
  }),
  reply: z.array(Article),
  spec: ['select articles'],
});

export const readArticle = endpoint({
  method: 'GET',
  path: '/api/articles/:articleId',
  who: 'anyone',
  summary: 'A published article with its sources, questions and related articles; the first one for an unknown id.',
  /** In capitals, too. */
  params: z.object({ articleId: z.pipe(z.string().check(z.toLowerCase()), Id) }),
  reply: ArticlePage,
});

export const readLibrary = endpoint({
  method: 'GET',
  path: '/api/library',
  who: 'signed in',
  alike: true,
  summary: 'What lists of articles show, the newest first.',
  reply: Library,
});

import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { ArticleCategory, CallRule } from '../articles.ts';

/** What the library is searched for. */
const FOUND_KINDS = ['article', 'question', 'food', 'milestones', 'vaccine', 'checkup'] as const;

/** From and until which character of a text is marked, the last one excluded. */
// Always two. A schema of tuples would weigh on every page.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const Mark = z.array(z.int()) as unknown as z.ZodMiniType<[number, number], [number, number]>;

export const Found = z.object({
  kind: z.enum(FOUND_KINDS),
  /** Of an article or of the article that says more, its uuid; else the id of the food, the age group and so on. */
  id: z.string(),
  title: z.string(),
  titleMarks: z.array(Mark),
  /** The sentence that answers best. */
  sentence: z.string(),
  marks: z.array(Mark),
  /** Of an article or question. */
  category: z.nullable(ArticleCategory),
  /** Of an article: '5 min read'. */
  readingTime: z.nullable(z.string()),
  /** Address for who is signed in, and for a visitor. */
  href: z.string(),
  visitorHref: z.string(),
});
export type Found = z.infer<typeof Found>;

export const SearchReply = z.object({
  /** By what articles are found: trimmed and cut. */
  query: z.string(),
  /** Whether more was typed; signs of danger are looked for in all of it. */
  isCut: z.boolean(),
  /** What is searched for in place of a mistyped query; null where nothing was mistyped. */
  readAs: z.nullable(z.string()),
  /** Signs of danger in what was typed, also mistyped ones, the most urgent first. */
  calls: z.array(CallRule),
  /** Subjects of the search that no article treats: 'pink eye'. */
  untreated: z.array(z.string()),
  /** The best first, at most 20. */
  found: z.array(Found),
  /** The search without the slips on which a call rests, or, where nothing was found, the nearest words that lead somewhere. */
  didYouMean: z.nullable(z.string()),
});
export type SearchReply = z.infer<typeof SearchReply>;

export const searchLibrary = endpoint({
  method: 'GET',
  path: '/api/search',
  who: 'anyone',
  summary: 'Searches articles, questions, foods, milestones, vaccines and checkups; signs of danger come first.',
  query: z.strictObject({
    q: z.string().check(z.maxLength(10_000, { error: 'Use at most 10,000 characters' })),
    category: z.optional(ArticleCategory),
  }),
  reply: SearchReply,
});

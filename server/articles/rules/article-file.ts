import { parse } from 'yaml';
import * as z from 'zod/mini';
import { AGE_RANGE } from '#domain/articles/age-range.ts';
import { ARTICLE_CATEGORIES } from '#domain/articles/article.ts';

/** The front matter of an article of ours. */
const Front = z.strictObject({
  id: z.string().check(z.regex(/^art-\d{2}$/)),
  uuid: z.uuid(),
  title: z.string(),
  slug: z.string(),
  category: z.enum(ARTICLE_CATEGORIES),
  /** In months: '4-9 months'. */
  ageRange: z.string().check(z.regex(AGE_RANGE)),
  summary: z.string(),
  /** Ids of the rules in its box 'When to call'. */
  redFlags: z.array(z.string()),
  /** Indexes, from 0, of the facts that the text does not use. */
  leftOut: z.array(z.int()),
  edition: z.string(),
  published: z.iso.date(),
  nextReview: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  reviewedBy: z.null(),
  /** How a parent would type it into a search. */
  askedAs: z.array(z.string().check(z.regex(/^[a-z0-9][a-z0-9 .'-]*$/))).check(z.minLength(30)),
});

export type ArticleFile = {
  /** 'health/fever-by-age-what-to-do' */
  readonly file: string;
  readonly front: z.infer<typeof Front>;
  /** In the markup of `articleBlocks`. */
  readonly content: string;
};

/** @throws Error if the front matter is missing or malformed */
export function articleFile(file: string, text: string): ArticleFile {
  const [, front, content] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (front === undefined || content === undefined) throw new Error(`${file}: no front matter`);
  const parsed = Front.safeParse(parse(front));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return { file, front: parsed.data, content: content.trim() };
}

import * as z from 'zod/mini';
import { ArticleCategory } from '#contract/articles.ts';
import type { NewDraft } from '#contract/articles/editing.ts';
import { StoredDay } from '#contract/stored.ts';
import { slugOf } from '#domain/articles/slug.ts';
import { atMost } from '#server/problem.ts';
import type { Tables } from '#server/db/tables.ts';

/** Published or not, removed ones aside. */
export const draftLimit = atMost(100, 'articles of editors', 'The library');

/** That can be brought back. The one removed longest ago makes room for the next. */
export const mostRemovedDrafts = 50;

/** Of each article, the published one aside. The oldest makes room for the next. */
export const mostDraftVersions = 100;

export const EDITOR_REFUSAL = 'You cannot edit articles.';

/** Plain text. */
export type DraftContent = Omit<NewDraft, 'id'>;

/** The same text for the same content. */
export function draftText(given: DraftContent): string {
  const content: DraftContent = {
    title: given.title,
    summary: given.summary,
    content: given.content,
    category: given.category,
    ageRange: given.ageRange,
    slug: given.slug,
    sources: given.sources.map(({ text, address }) => ({ text, address })),
    checkedOn: given.checkedOn,
    reviewedBy: given.reviewedBy,
    pictureId: given.pictureId,
    redFlags: [...given.redFlags],
  };
  return JSON.stringify(content);
}

const StoredContent = z.object({
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  category: z.nullable(ArticleCategory),
  ageRange: z.string(),
  slug: z.string(),
  sources: z.array(z.object({ text: z.string(), address: z.nullable(z.string()) })),
  checkedOn: z.nullable(StoredDay),
  reviewedBy: z.string(),
  pictureId: z.nullable(z.string()),
  redFlags: z.array(z.string()),
});

/**
 * @param fixedSlug of an article that was published: what was typed before no longer counts
 * @throws Error for a text that cannot be read
 */
export function readDraftText(text: string, fixedSlug: string | null): DraftContent {
  const content = parsedDraftText(text);
  if (!content) throw new Error('a stored version of an article cannot be read');
  return fixedSlug === null ? content : { ...content, slug: '' };
}

/** Null for a text that cannot be read. */
export function parsedDraftText(text: string): DraftContent | null {
  return StoredContent.safeParse(jsonIn(text)).data ?? null;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Of the address at which the article is, or would be, published; empty where no title gives one. */
export function finalSlugOf({ title, slug }: DraftContent, fixedSlug: string | null): string {
  return fixedSlug ?? (slug || slugOf(title));
}

type Publication = Pick<Tables['articles'], 'version' | 'published_version' | 'published_at'>;

export function stateOf({ version, published_version: published }: Publication) {
  if (published === null) return 'draft';
  return published === version ? 'published' : 'changed';
}

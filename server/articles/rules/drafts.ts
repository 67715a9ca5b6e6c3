import * as z from 'zod/mini';
import { ArticleCategory } from '#contract/articles.ts';
import { StoredDay } from '#contract/stored.ts';
import { slugOf } from '#domain/articles/slug.ts';
import { contentIn } from '#server/db/versioned.ts';
import { atMost } from '#server/problem.ts';
import type { Tables } from '#server/db/tables.ts';

/** Published or not, removed ones aside. */
export const draftLimit = atMost(100, 'articles of editors', 'The library');

/** That can be brought back. The one removed longest ago makes room for the next. */
export const mostRemovedDrafts = 50;

/** Of each article, the published one aside. The oldest makes room for the next. */
export const mostDraftVersions = 100;

export const EDITOR_REFUSAL = 'You cannot edit articles.';

/** As it is stored, in this order, in plain text. */
const DraftContent = z.object({
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
export type DraftContent = z.infer<typeof DraftContent>;

/** A text from before another field was added lacks it. */
const StoredContent = z.looseObject({ title: z.string(), content: z.string() });

const EMPTY: DraftContent = {
  title: '',
  summary: '',
  content: '',
  category: null,
  ageRange: '',
  slug: '',
  sources: [],
  checkedOn: null,
  reviewedBy: '',
  pictureId: null,
  redFlags: [],
};

/** The same text for the same content. */
export function textOfDraft(given: DraftContent): string {
  return JSON.stringify(DraftContent.parse(given));
}

/**
 * Empty for a text that cannot be read.
 *
 * @param fixedSlug of an article that was published: what was typed before no longer counts
 */
export function readDraftText(text: string, fixedSlug: string | null): DraftContent {
  const content = parsedDraftText(text) ?? EMPTY;
  return fixedSlug === null ? content : { ...content, slug: '' };
}

/** What the text lacks is empty. Null for a text that cannot be read. */
export function parsedDraftText(text: string): DraftContent | null {
  const stored = contentIn(StoredContent, text);
  return stored && (DraftContent.safeParse({ ...EMPTY, ...stored }).data ?? null);
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

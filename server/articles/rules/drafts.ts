import * as z from 'zod/mini';
import { draftText } from '#contract/articles/editing.ts';
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

/** Plain text. */
const DraftContent = z.object(draftText);
export type DraftContent = z.infer<typeof DraftContent>;

/** The same text for the same content. */
export function textOfDraft(given: DraftContent): string {
  return JSON.stringify(DraftContent.parse(given));
}

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
  return contentIn(DraftContent, text);
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

import { readingTime } from '#domain/articles/reading-time.ts';
import { redFlagsOf } from '#domain/articles/red-flags-data.ts';
import type { PublishedArticle } from './library.ts';
import { finalSlugOf, parsedDraftText } from './drafts.ts';
import { articlePictureAddress } from './pictures.ts';

type Stored = {
  readonly id: string;
  readonly slug: string | null;
  readonly published_at: string | null;
  readonly first_published_at: string | null;
  readonly content: string;
};

/** An editor's article as it is published; null if its stored text cannot be parsed. */
export function editorsArticle(stored: Stored): PublishedArticle | null {
  const draft = parsedDraftText(stored.content);
  if (!draft) return null;
  const { title, summary, content, category, ageRange, pictureId, checkedOn, reviewedBy, sources, redFlags } = draft;
  const { published_at: updatedAt, first_published_at: createdAt } = stored;
  // Publishing requires all of them.
  if (category === null || checkedOn === null || updatedAt === null || createdAt === null) return null;
  const slug = finalSlugOf(draft, stored.slug);
  const imageUrl = pictureId === null ? null : articlePictureAddress(pictureId);
  const head = { id: stored.id, slug, title, summary, category, ageRange, imageUrl, createdAt, updatedAt };
  return {
    article: { ...head, readingTime: readingTime(content), content },
    calls: redFlagsOf(redFlags),
    origin: {
      isOurs: false,
      checkedOn,
      lastCheckedOn: null,
      edition: null,
      nextReview: null,
      reviewedBy: reviewedBy || null,
      sources: [...sources],
      facts: null,
    },
    key: null,
    askedAs: [],
  };
}

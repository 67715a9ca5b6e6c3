import content from '#content/articles/samples.json' with { type: 'json' };
import { ARTICLE_CATEGORIES, type ArticleHead } from './article.ts';

const madeAt = `${content.edition}-01T00:00:00.000Z`;

/** [PUB-05] Shown while no article is published. */
export const samples: readonly ArticleHead[] = content.samples.map(({ category, ...sample }) => {
  const known = ARTICLE_CATEGORIES.find((name) => name === category);
  if (!known) throw new Error(`no category ${category}`);
  // Samples have no day on which they were made.
  const noArticle = { slug: sample.id, imageUrl: null, createdAt: madeAt, updatedAt: madeAt };
  return { ...sample, category: known, ...noArticle };
});

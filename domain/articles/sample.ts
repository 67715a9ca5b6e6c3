import type { ArticleHead } from './article.ts';

/** Length of a uuid. */
const ID_LENGTH = 36;

/** [PUB-05] Whether it is a sample, which has no page: its id is shorter than an article's. */
export function isSample({ id }: Pick<ArticleHead, 'id'>): boolean {
  return id.length < ID_LENGTH;
}

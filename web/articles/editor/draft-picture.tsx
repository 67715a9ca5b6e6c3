import type { ArticleCategory } from '#domain/articles/article.ts';
import { ArticlePicture } from '../art/article-picture.tsx';

type Props = { articleId: string; category: ArticleCategory; imageUrl: string | null };

/** The picture or drawing of an article beside its field. */
export function DraftPicture({ articleId, category, imageUrl }: Props) {
  return <ArticlePicture article={{ id: articleId, category, imageUrl }} sizes="20rem" isAtTop />;
}

import type { ArticleHead } from '#contract/articles.ts';
import type { ArtVariant } from '#domain/articles/art-variant.ts';
import { ArticlePicture } from '../art/article-picture.tsx';
import { PictureOnceNear } from './picture-once-near.tsx';

type Props = {
  /** From `drawnApart`, in a list. */
  article: ArticleHead & { art?: ArtVariant };
  href: string;
  titleLevel?: 2 | 3;
  hasSummary?: boolean;
  /** Of the link. */
  id?: string;
  /** On signed-in pages: with its picture once that is near the screen. */
  isLater?: boolean;
};

/** A link to an article, with its picture. On phones the picture stands small beside the words. */
export function ArticleCard({ article, href, titleLevel = 3, hasSummary = true, id, isLater = false }: Props) {
  const { category, readingTime, title, summary } = article;
  const Picture = isLater ? PictureOnceNear : ArticlePicture;
  const Heading = `h${titleLevel}` as const;
  return (
    <a className="article-card" href={href} id={id}>
      <Picture article={article} sizes="(min-width: 768px) 23rem, 6.5rem" />
      <div>
        <p className="xs faint">
          {category} · {readingTime}
        </p>
        <Heading>{title}</Heading>
        {hasSummary && <p className="sm soft">{summary}</p>}
      </div>
    </a>
  );
}

import { artVariant, type ArtVariant } from '#domain/articles/art-variant.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { DRAWING_HEIGHT, DRAWING_WIDTH } from './drawing.ts';
import { drawings } from './drawings.ts';

type Props = {
  category: ArticleCategory;
  id: string;
  /** Another one than its own, in a list. */
  art?: ArtVariant | undefined;
};

/** The drawing of an article, for decoration. */
export function ArticleArt({ category, id, art = artVariant(category, id) }: Props) {
  const { ground, shapes } = drawings[art];
  return (
    <svg
      className="art"
      viewBox={`0 0 ${DRAWING_WIDTH} ${DRAWING_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={ground} width={DRAWING_WIDTH} height={DRAWING_HEIGHT} />
      {shapes.map(([ink, path]) => (
        <path key={path} className={ink} d={path} />
      ))}
    </svg>
  );
}

import { useNear } from '#web/ui/behavior/use-near.ts';
import { OverDrawing, Picture, type ArticlePictureProps } from './article-picture.tsx';
import { nearScreen } from './near-screen.ts';

/** On signed-in pages: an article's picture is loaded when a tenth of it is near the screen. Until then its drawing shows. */
export function ArticlePictureLater({ article, sizes }: Omit<ArticlePictureProps, 'isAtTop'>) {
  const [isNear, place] = useNear(nearScreen);
  return (
    <OverDrawing article={article} place={place}>
      {isNear && article.imageUrl !== null && <Picture imageUrl={article.imageUrl} sizes={sizes} isAtTop />}
    </OverDrawing>
  );
}

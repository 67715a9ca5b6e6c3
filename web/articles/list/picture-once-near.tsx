import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { ArticlePicture, type ArticlePictureProps } from '../art/article-picture.tsx';

// Only for articles with a picture of their own.
const ArticlePictureLater = lazily(() => import('../art/article-picture-later.tsx'), 'ArticlePictureLater');

/** On signed-in pages: the drawing of an article, and its picture over it once that is near the screen. */
export function PictureOnceNear({ article, sizes }: Pick<ArticlePictureProps, 'article' | 'sizes'>) {
  const drawing = <ArticlePicture article={{ ...article, imageUrl: null }} sizes={sizes} />;
  if (article.imageUrl === null) return drawing;
  return (
    <WhenLoaded fallback={drawing} failed={<ArticlePicture article={article} sizes={sizes} />} isQuiet>
      <ArticlePictureLater article={article} sizes={sizes} />
    </WhenLoaded>
  );
}

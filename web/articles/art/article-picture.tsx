import type { ReactNode, RefCallback } from 'react';
import type { ArtVariant } from '#domain/articles/art-variant.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { pictureAt, PICTURE_WIDTHS } from '#domain/articles/picture-widths.ts';
import { ArticleArt } from './article-art.tsx';

type Pictured = { id: string; category: ArticleCategory; imageUrl: string | null; art?: ArtVariant | undefined };

export type ArticlePictureProps = {
  article: Pictured;
  /** How wide the picture is shown, as in the attribute of `img`: '(min-width: 768px) 22rem, 100vw'. */
  sizes: string;
  /** On the first screen, so that the picture is loaded with the page. */
  isAtTop?: boolean;
};

/**
 * An article's picture over its drawing, which shows while the picture loads, if it fails, and where there is none. For
 * decoration: beside it stands the title.
 */
export function ArticlePicture({ article, sizes, isAtTop = false }: ArticlePictureProps) {
  return (
    <OverDrawing article={article}>
      {article.imageUrl !== null && <Picture imageUrl={article.imageUrl} sizes={sizes} isAtTop={isAtTop} />}
    </OverDrawing>
  );
}

type OverDrawingProps = { article: Pictured; place?: RefCallback<HTMLElement>; children: ReactNode };

export function OverDrawing({ article: { category, id, art }, place, children }: OverDrawingProps) {
  return (
    <span ref={place} className="article-picture">
      <ArticleArt category={category} id={id} art={art} />
      {children}
    </span>
  );
}

type PictureProps = { imageUrl: string; sizes: string; isAtTop: boolean };

export function Picture({ imageUrl, sizes, isAtTop }: PictureProps) {
  // `loading` stands before the addresses, since some browsers begin to load as soon as they read one.
  return (
    <img
      loading={isAtTop ? 'eager' : 'lazy'}
      decoding="async"
      sizes={sizes}
      srcSet={PICTURE_WIDTHS.map((width) => `${pictureAt(imageUrl, width)} ${width}w`).join(', ')}
      src={pictureAt(imageUrl, 800)}
      width={1600}
      height={900}
      alt=""
    />
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleArt } from './article-art.tsx';
import { ArticlePictureLater } from './article-picture-later.tsx';
import { ArticlePicture } from './article-picture.tsx';

const article = { id: '00d0cc3a-14be-5c2f-a460-3f3f9b220bcb', category: 'Sleep' as const };
const drawing = renderToStaticMarkup(<ArticleArt {...article} />);
const sizes = '(min-width: 768px) 22rem, 100vw';

test('[ART-02] an article without a picture has the drawing of its category', () => {
  const shown = renderToStaticMarkup(<ArticlePicture article={{ ...article, imageUrl: null }} sizes={sizes} />);

  expect(shown).toBe(`<span class="article-picture">${drawing}</span>`);
});

test('[ART-02] a drawing takes its colors from the theme, and is not read aloud', () => {
  expect(drawing).toMatch(/^<svg class="art" [^>]*aria-hidden="true"><rect class="h" /);
  expect(drawing).not.toMatch(/style=|fill=|<text|<title/);
});

test('[ART-02] behind a picture stands the drawing, which shows if the picture fails', () => {
  const shown = renderToStaticMarkup(
    <ArticlePicture article={{ ...article, imageUrl: '/pictures/ab' }} sizes={sizes} />,
  );

  expect(shown).toMatch(/^<span class="article-picture"><svg .*<\/svg><img [^>]*><\/span>$/);
  expect(shown).toContain(drawing);
  expect(shown).toContain('alt=""');
});

test('[ART-02] the browser chooses among five widths of a picture, keeps its place free and loads it when it comes near', () => {
  const shown = renderToStaticMarkup(
    <ArticlePicture article={{ ...article, imageUrl: '/pictures/ab' }} sizes={sizes} />,
  );

  expect(shown).toContain(
    'srcSet="/pictures/ab/400 400w, /pictures/ab/600 600w, /pictures/ab/800 800w, /pictures/ab/1200 1200w, /pictures/ab/1600 1600w"',
  );
  expect(shown).toContain(`sizes="${sizes}"`);
  expect(shown).toContain('src="/pictures/ab/800"');
  expect(shown).toMatch(/width="1600" height="900"/);
  expect(shown).toMatch(/<img loading="lazy"/);
});

test('[ART-02] a picture at the top of a page is loaded with it', () => {
  const pictured = { ...article, imageUrl: '/pictures/ab' };

  expect(renderToStaticMarkup(<ArticlePicture article={pictured} sizes={sizes} isAtTop />)).toMatch(
    /<img loading="eager"/,
  );
});

test('[ART-02] on signed-in pages only the drawing stands there until the picture comes near', () => {
  const pictured = { ...article, imageUrl: '/pictures/ab' };

  expect(renderToStaticMarkup(<ArticlePictureLater article={pictured} sizes={sizes} />)).toBe(
    `<span class="article-picture">${drawing}</span>`,
  );
});

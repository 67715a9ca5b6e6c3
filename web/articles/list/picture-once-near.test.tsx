import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aHead } from '#testing/articles/library-replies.ts';
import { PictureOnceNear } from './picture-once-near.tsx';

test('[ART-02] until its picture is near, an article shows its drawing', () => {
  const shown = (imageUrl: string | null) =>
    renderToStaticMarkup(<PictureOnceNear article={aHead(1, { imageUrl })} sizes="100vw" />);

  expect(shown(null)).toMatch(/^<span class="article-picture"><svg class="art"[^]*<\/svg><\/span>$/);
  expect(shown('/pictures/1').replaceAll(/<!--[^>]*-->/g, '')).toBe(shown(null));
});

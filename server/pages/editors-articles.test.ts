import { describe, expect, test } from 'vitest';
import { publishDraft, unpublishDraft } from '#contract/articles/editing.ts';
import { feedPath } from '#contract/pages.ts';
import { anArticlePicture } from '#testing/articles/article-pictures.ts';
import { aDraft, aPublishedDraft, cooking, twoArticleEditors } from '#testing/articles/drafts.ts';
import { aHouse } from '#testing/house.ts';
import { renderer } from '#web/app/render.tsx';

const slug = 'cooking-together-first-kitchen-jobs';

async function editorsWithPages() {
  const house = await aHouse({ pages: renderer });
  // Later than ours were published.
  house.clock.goOn({ days: 60 });
  return twoArticleEditors(house);
}

describe('[ART-04] [PUB-07] an article of an editor on public pages', () => {
  const pages = (id: string) => [
    `/preview/article/${id}`,
    `/preview/article/slug/${slug}`,
    '/preview/category/baby-nutrition',
    '/preview/educational-content',
    `/preview/educational-content?q=${encodeURIComponent(cooking.title)}`,
    '/sitemap.xml',
    feedPath,
  ];

  test('is on none of them before, on all of them after it is published, and on none once it is taken back', async () => {
    const home = await editorsWithPages();
    const { hannah, nobody } = home;
    const { id } = await aDraft(home, hannah);
    const met = async () => {
      const found = [];
      for (const path of pages(id)) {
        const { text } = await nobody.get(path);
        if (text.includes(path === '/sitemap.xml' ? slug : cooking.summary)) found.push(path);
      }
      return found;
    };

    const before = await met();
    await hannah.call(publishDraft, { params: { articleId: id }, body: { version: 1 } });
    const published = await met();
    await hannah.call(unpublishDraft, { params: { articleId: id }, body: { version: 2 } });

    expect(before).toEqual([]);
    expect(published).toEqual(pages(id));
    expect(await met()).toEqual([]);
  });

  test('[ART-02] is shared with its own picture, in whatever shape', async () => {
    const home = await editorsWithPages();
    const { id: pictureId } = await anArticlePicture(home, home.hannah);
    await aPublishedDraft(home, home.hannah, { pictureId });

    const { text } = await home.nobody.get(`/preview/article/slug/${slug}`);
    const plain = (await home.nobody.get('/preview/article/slug/safe-sleep-for-every-nap-and-night')).text;

    const picture = `/article-pictures/${pictureId}/1200`;
    expect(text).toMatch(new RegExp(`<meta property="og:image" content="[^"]*${picture}"/>`));
    expect(text).toMatch(new RegExp(`"image":\\["[^"]*${picture}"\\]`));
    expect(text).not.toContain('og:image:width');
    expect(plain).toContain('<meta property="og:image:width" content="1200"/>');
    const shown = await home.nobody.get(picture);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('shows what looks like markup of a page as the text it is', async () => {
    const home = await editorsWithPages();
    const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';
    const { id } = await aPublishedDraft(home, home.hannah, {
      title: `Beans ${script}`,
      summary: script,
      content: `${cooking.content}\n\n### ${script}\n\n- ${script}\n\n**${script}**\n\n[here](javascript:alert(3))`,
      sources: [{ text: `${script} 2026`, address: 'https://clinic.example.org/?a="><script>alert(4)</script>' }],
      reviewedBy: script,
      slug: 'beans',
    });

    for (const path of [`/preview/article/${id}`, '/preview/article/slug/beans', '/preview/category/baby-nutrition']) {
      const { status, text } = await home.nobody.get(path);

      expect(status).toBe(200);
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(text).not.toMatch(/<script>|<img src=x|href="javascript:/);
      expect(text).not.toMatch(/<script(?! type="(?:module|application\/ld\+json)")/);
    }
  });
});

import { expect, onTestFinished, test } from 'vitest';
import { unpublishDraft } from '#contract/articles/editing.ts';
import { renderer } from '#web/app/render.tsx';
import { aPublishedDraft } from '#testing/articles/drafts.ts';
import { emptyLibrary } from '#testing/articles/empty-library.ts';
import { drawnIn } from '#testing/drawn-page.ts';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';

test('[ART-04] [decision 71] a list that was kept has what an editor publishes, and no longer what is taken back', async () => {
  const family = await aFamily(await aHouse({ pages: renderer }));
  onTestFinished(() => emptyLibrary(family.house.db));
  const shown = async () => drawnIn((await family.parent.get('/education?category=Nutrition')).text);
  const title = 'Soup for the Whole Table';
  const before = await shown();

  const { id, version } = await aPublishedDraft(family, family.stranger, { title });
  const published = await shown();
  await family.stranger.call(unpublishDraft, { params: { articleId: id }, body: { version } });

  expect(published).toContain(title);
  expect(before).not.toContain(title);
  expect(await shown()).toBe(before);
});

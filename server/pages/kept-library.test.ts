import { expect, onTestFinished, test } from 'vitest';
import { unpublishDraft } from '#contract/articles/editing.ts';
import { renderer } from '#web/app/render.tsx';
import { aPublishedDraft } from '#testing/articles/drafts.ts';
import { emptyLibrary } from '#testing/articles/empty-library.ts';
import { drawnIn } from '#testing/drawn-page.ts';
import { aFamily } from '#testing/family.ts';
import { houseOn } from '#testing/house-on.ts';
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

test('[DASH-02] [decision 71] the articles that came with a dashboard are picked anew once an editor publishes', async () => {
  const family = await aFamily(await aHouse({ pages: renderer }));
  onTestFinished(() => emptyLibrary(family.house.db));
  const { parent: reader, child } = family;
  const address = `/api/children/${child.id}/articles`;
  const { app } = houseOn(family.house.db, { pages: renderer, clock: family.clock.now });
  const headers = { cookie: `sid=${reader.cookies.get('sid')}` };
  const fresh = async () => (await app.request(address, { headers })).text();
  await reader.get('/dashboard');
  await reader.get('/dashboard');
  const before = (await reader.get(address)).text;

  // Which ones are picked is a matter of chance.
  for (let n = 0; n < 40 && (await fresh()) === before; n += 1) {
    await aPublishedDraft(family, family.stranger, { title: `Spoon ${n}`, ageRange: '0-36 months' });
  }

  expect(before).not.toBe(await fresh());
  expect((await reader.get(address)).text).toBe(await fresh());
});

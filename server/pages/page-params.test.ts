import { expect, test } from 'vitest';
import { addGuideEntry } from '#contract/foods/guide.ts';
import { createLog } from '#server/log.ts';
import { drawnIn } from '#testing/drawn-page.ts';
import { aFamily } from '#testing/family.ts';
import { familyMeals, makeEditor } from '#testing/foods/guide.ts';
import { aHouse } from '#testing/house.ts';
import { renderer } from '#web/app/render.tsx';

test('[FOOD-02] each food has a page of its own, drawn with what it shows', async () => {
  const { parent } = await aFamily(await aHouse({ pages: renderer }));

  const [grapes, carrot] = [await parent.get('/food-guide/grapes'), await parent.get('/food-guide/carrot')];

  expect([grapes.status, carrot.status]).toEqual([200, 200]);
  expect(drawnIn(grapes.text)).toContain('<h1>Grapes</h1>');
  expect(drawnIn(carrot.text)).toContain('<h1>Carrot</h1>');
  expect(drawnIn(grapes.text)).toMatch(/Home<\/a>.*Food Guide<\/a>.*Grapes<\/li>/s);
});

test('[FOOD-02] a food that is not in the list is not found, by a page that says so, and what cannot be one by any', async () => {
  const { parent } = await aFamily(await aHouse({ pages: renderer }));

  const unknown = await parent.get('/food-guide/constructor');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('id="shell-data"');
  expect((await parent.get('/food-guide/Grapes')).status).toBe(404);
  expect((await parent.get('/food-guide/%2e%2e%2fsettings')).status).toBe(404);
  expect((await parent.get(`/food-guide/${'a'.repeat(61)}`)).status).toBe(404);
});

test('[NAV-04] the page of a food sends a visitor to log in', async () => {
  const { visitor } = await aHouse({ pages: renderer });

  const { status, headers } = await visitor().get('/food-guide/grapes');

  expect([status, headers.get('location')]).toEqual([303, '/login']);
});

test('[FOOD-03] the guide that a parent was shown is made anew once an editor has added to it', async () => {
  const family = await aFamily(await aHouse({ pages: renderer }));
  await makeEditor(family, family.coParent);
  const before = await family.parent.get('/food-guide');
  const again = await family.parent.get('/food-guide');

  await family.coParent.call(addGuideEntry, { body: { ...familyMeals, ageRangeLabel: 'Meals of this family' } });

  expect(again.text).toBe(before.text);
  expect(drawnIn((await family.parent.get('/food-guide')).text)).toContain('Meals of this family');
});

test('[decision 41] a log names the route of a food, never its address', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const broken = { ...renderer, renderOwn: () => Promise.reject(new TypeError('a mistake in the page')) };
  const { parent } = await aFamily(await aHouse({ pages: broken, log }));

  await parent.get('/food-guide/smooth-peanut-butter');

  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ route: '/food-guide/:foodId' }]);
  expect(lines.join()).not.toContain('peanut');
});

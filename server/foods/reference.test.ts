import { describe, expect, test } from 'vitest';
import { listFoods, listTextures, readFood, type Food } from '#contract/foods.ts';
import { foodList } from '#domain/foods/foods-data.ts';
import { aFamily } from '#testing/family.ts';

describe('[FOOD-01] the list of foods', () => {
  test('has each food once, with the ways to serve it', async () => {
    const { stranger } = await aFamily();

    const { foods, avoid } = await stranger.call(listFoods, {});
    const { textures } = await stranger.call(listTextures, {});

    expect(foods.map(({ id }) => id)).toEqual(foodList.foods.map(({ id }) => id));
    expect(new Set(textures.map((one) => JSON.stringify(one))).size).toBe(textures.length);
    expect(avoid).toHaveLength(26);
  });

  test('and the page of a food say the same of it', async () => {
    const { parent } = await aFamily();
    const { foods } = await parent.call(listFoods, {});
    const served = await parent.call(listTextures, {});

    const pages: Food[] = [];
    for (const { id } of foods) pages.push(await parent.call(readFood, { params: { foodId: id } }));

    expect(pages.map((page, n) => pick(page, Object.keys(foods[n] ?? {})))).toEqual(foods);
    const ofPages = pages.map(({ id, textures }) => [id, textures]);
    expect(ofPages).toEqual(foods.map(({ id }) => [id, served.places[id]?.map((place) => served.textures[place])]));
  });

  test('a browser keeps each page under its own tag, and an unknown food is not there', async () => {
    const { parent } = await aFamily();
    const tags = new Map<string, string | null>();
    for (const { id } of foodList.foods) tags.set(id, (await parent.get(`/api/foods/${id}`)).headers.get('etag'));

    const again = await parent.get('/api/foods/banana', { 'if-none-match': tags.get('banana') ?? '' });
    const other = await parent.get('/api/foods/banana', { 'if-none-match': tags.get('pear') ?? '' });
    const unknown = await Promise.all(
      ['unicorn', 'Banana', 'constructor', '%00', 'x'.repeat(900)].map((id) => parent.get(`/api/foods/${id}`)),
    );

    expect(new Set(tags.values()).size).toBe(foodList.foods.length);
    expect([again.status, other.status]).toEqual([304, 200]);
    expect(unknown.map(({ status, headers }) => [status, headers.get('etag')])).toEqual(unknown.map(() => [404, null]));
  });

  test('a food says what to do when a child chokes, by age without a gap', async () => {
    const { parent } = await aFamily();

    const { choking, allergyMeans, sources } = await parent.call(readFood, { params: { foodId: 'grapes' } });

    expect(choking.first).toContain('call 911');
    expect(choking.steps.map(({ fromMonths, untilMonths }) => [fromMonths, untilMonths])).toEqual([
      [0, 11],
      [12, null],
    ]);
    expect(allergyMeans).not.toBe('');
    expect(sources.length).toBeGreaterThan(0);
  });
});

function pick(food: Food, fields: readonly string[]) {
  return Object.fromEntries(Object.entries(food).filter(([field]) => fields.includes(field)));
}

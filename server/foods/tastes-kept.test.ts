import { describe, expect, test } from 'vitest';
import { changeChild, removeChild } from '#contract/children.ts';
import { tasteEndpoints } from '#contract/foods/tastes.ts';
import { ALLERGENS } from '#domain/foods/food.ts';
import { day } from '#domain/time/day.ts';
import { aFamily } from '#testing/family.ts';
import { aTaste } from '#testing/foods/tastes.ts';

const egg = { foodId: 'egg-well-cooked', triedOn: '2026-11-20' };

describe('[FOOD-01] a food of an earlier edition, which the list has no more', () => {
  const old = {
    food_id: 'goat-milk-jelly',
    name: 'Goat milk jelly',
    allergens: '["milk"]',
    tried_on: day('2026-11-01'),
  };

  test('keeps its name and allergens when its reaction is noted', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    const { id } = await aTaste(home, child, parent, old);

    const changed = await parent.call(tasteEndpoints.change, {
      params: { childId: child.id, tasteId: id },
      body: { foodId: 'goat-milk-jelly', triedOn: '2026-11-01', reaction: 'rash', version: 1 },
    });

    expect(changed).toMatchObject({ foodId: 'goat-milk-jelly', name: 'Goat milk jelly', allergens: ['milk'] });
    expect(changed.reaction).toBe('rash');
  });

  test('so does one that the list has by another name now', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    const { id } = await aTaste(home, child, parent, { ...old, food_id: 'tofu', name: 'Bean curd', allergens: '[]' });

    const changed = await parent.call(tasteEndpoints.change, {
      params: { childId: child.id, tasteId: id },
      body: { foodId: 'tofu', triedOn: '2026-11-02', version: 1 },
    });

    expect(changed).toMatchObject({ name: 'Bean curd', allergens: [], triedOn: '2026-11-02' });
  });

  test('has a trace only of the allergens that it had when it was tried', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    const butter = { food_id: 'butter', name: 'Butter' };
    await aTaste(home, child, parent, { ...butter, allergens: '[]', tried_on: day('2026-11-02') });
    await aTaste(home, child, parent, { ...butter, allergens: '["milk"]', tried_on: day('2026-11-01') });

    expect(await parent.call(tasteEndpoints.list, { params: { childId: child.id } })).toMatchObject([
      { triedOn: '2026-11-02', allergens: [], traceOf: [] },
      { triedOn: '2026-11-01', allergens: ['milk'], traceOf: ['milk'] },
    ]);
  });

  test('can be removed, and not be tried anew', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    const params = { childId: child.id };
    const { id } = await aTaste(home, child, parent, old);

    const anew = await parent.ask(tasteEndpoints.add, { params, body: { ...egg, foodId: 'goat-milk-jelly' } });
    await parent.call(tasteEndpoints.remove, { params: { ...params, tasteId: id }, body: { version: 1 } });

    expect(anew).toMatchObject({ status: 422, body: { fields: [{ name: 'foodId' }] } });
    expect(await parent.call(tasteEndpoints.list, { params })).toEqual([]);
  });
});

describe('[CHILD-02] what a child has tried', () => {
  test('keeps its birth from moving after it, and stays where its birth moves before it', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    await aTaste(home, child, parent, { tried_on: day('2026-08-01') });
    const bear = (bornOn: string) =>
      parent.ask(changeChild, {
        params: { childId: child.id },
        body: { firstName: 'Maya', gender: 'female', bornOn, version: 1 },
      });

    const refused = await bear('2026-08-02');
    const taken = await bear('2026-07-30');

    expect(refused).toMatchObject({
      status: 422,
      body: { fields: [{ name: 'bornOn', message: 'There is a tried food of August 1, 2026' }] },
    });
    expect(taken.status).toBe(200);
    expect(await parent.call(tasteEndpoints.list, { params: { childId: child.id } })).toMatchObject([
      { triedOn: '2026-08-01' },
    ]);
  });

  test('is deleted with the child', async () => {
    const home = await aFamily();
    const { house, parent, child } = home;
    await aTaste(home, child, parent, { name: 'Everything', food_id: null, allergens: JSON.stringify(ALLERGENS) });

    await parent.call(removeChild, { params: { childId: child.id }, body: { firstName: 'Maya' } });

    expect(await house.db.selectFrom('tastes').selectAll().where('child_id', '=', child.id).execute()).toEqual([]);
  });
});

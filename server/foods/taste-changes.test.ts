import { describe, expect, test } from 'vitest';
import { tasteEndpoints } from '#contract/foods/tastes.ts';
import { listParents, removeParent } from '#contract/sharing/parents.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { aTaste } from '#testing/foods/tastes.ts';

const egg = { foodId: 'egg-well-cooked', triedOn: '2026-11-20' };

describe('[FOOD-01] changing and removing a tried food', () => {
  test('an edit replaces everything and says who made it', async () => {
    const home = await aFamily();
    const { clock, parent, coParent, child } = home;
    const { id } = await aTaste(home, child, parent);
    clock.goOn({ days: 1 });

    const changed = await coParent.call(tasteEndpoints.change, {
      params: { childId: child.id, tasteId: id },
      body: { foodId: 'tofu', triedOn: '2026-11-19', reaction: 'none', version: 1 },
    });

    expect(changed).toMatchObject({
      foodId: 'tofu',
      name: 'Tofu',
      allergens: ['soy'],
      triedOn: '2026-11-19',
      liking: null,
      reaction: 'none',
      madeBy: { id: parent.id },
      changedBy: { id: coParent.id },
      version: 2,
    });
  });

  test('what an edit leaves out of what a meal holds stays, and its pause with it', async () => {
    const { parent, child } = await aFamily();
    const params = { childId: child.id };
    const satay = { name: 'Satay', triedOn: '2026-11-20', reaction: 'hives' as const };
    const { id } = await parent.call(tasteEndpoints.add, { params, body: { ...satay, allergens: ['peanut'] } });

    const changed = await parent.call(tasteEndpoints.change, {
      params: { ...params, tasteId: id },
      body: { ...satay, note: 'At a street party', version: 1 },
    });

    expect(changed).toMatchObject({ allergens: ['peanut'], note: 'At a street party' });
  });

  test('sent again, since no answer came, is answered as saved and not made twice', async () => {
    const home = await aFamily();
    const { id } = await aTaste(home, home.child, home.parent);
    const params = { childId: home.child.id, tasteId: id };
    const body = { ...egg, liking: 'so-so' as const, version: 1 };
    const saved = await home.parent.call(tasteEndpoints.change, { params, body });

    expect(await home.parent.call(tasteEndpoints.change, { params, body })).toEqual(saved);
    expect(saved.version).toBe(2);
  });

  test('of two tabs the later one gets the stored values, and nothing of it is written', async () => {
    const home = await aFamily();
    const { parent, coParent, child } = home;
    const { id } = await aTaste(home, child, parent);
    const params = { childId: child.id, tasteId: id };
    const stored = await parent.call(tasteEndpoints.change, { params, body: { ...egg, version: 1 } });

    const edit = await coParent.ask(tasteEndpoints.change, { params, body: { ...egg, liking: 'liked', version: 1 } });
    const removal = await coParent.ask(tasteEndpoints.remove, { params, body: { version: 1 } });

    expect(edit).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current: stored } });
    expect(removal).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current: stored } });
    expect(await parent.call(tasteEndpoints.list, { params })).toEqual([stored]);
  });

  test('a removed one is gone, and comes back as it was when the parent undoes that', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    const params = { childId: child.id };
    const { id } = await parent.call(tasteEndpoints.add, { params, body: egg });
    await parent.call(tasteEndpoints.remove, { params: { ...params, tasteId: id }, body: { version: 1 } });
    expect(await parent.call(tasteEndpoints.list, { params })).toEqual([]);

    await parent.call(tasteEndpoints.add, { params, body: { id, ...egg } });

    expect(await parent.call(tasteEndpoints.list, { params })).toMatchObject([{ id, ...egg }]);
  });

  test('one of another child is not found, among one’s own children or another family’s', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    const sibling = await aChild(home, parent, { first_name: 'Noah' });
    const others = await aFamily(home);
    const ofSibling = await aTaste(home, sibling, parent);
    const ofOthers = await aTaste(home, others.child, others.parent);

    for (const { id: tasteId } of [ofSibling, ofOthers]) {
      const params = { childId: child.id, tasteId };
      const changed = await parent.ask(tasteEndpoints.change, { params, body: { ...egg, version: 1 } });
      const removed = await parent.ask(tasteEndpoints.remove, { params, body: { version: 1 } });
      expect([changed.status, removed.status]).toEqual([404, 404]);
    }
    const stranger = await parent.ask(tasteEndpoints.list, { params: { childId: others.child.id } });
    expect(stranger.status).toBe(404);
  });

  test('a co-parent whose access was removed neither reads nor writes', async () => {
    const { parent, coParent, child } = await aFamily();
    const params = { childId: child.id };
    await coParent.call(tasteEndpoints.add, { params, body: egg });

    const parents = await parent.call(listParents, { params });
    const { id: parentId } = parents.find(({ userId }) => userId === coParent.id) ?? { id: '' };
    await parent.call(removeParent, { params: { ...params, parentId }, body: {} });

    expect(await coParent.ask(tasteEndpoints.list, { params })).toMatchObject({ status: 404 });
    expect(await coParent.ask(tasteEndpoints.add, { params, body: egg })).toMatchObject({ status: 404 });
    expect(await parent.call(tasteEndpoints.list, { params })).toMatchObject([{ madeBy: { name: 'Daniel Brooks' } }]);
  });
});

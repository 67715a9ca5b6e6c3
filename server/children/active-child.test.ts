import { describe, expect, test } from 'vitest';
import { addChild, chooseActiveChild, listChildren, removeChild, type NewChild } from '#contract/children.ts';
import { day } from '#domain/time/day.ts';
import { newId } from '#server/db/id.ts';
import { aChild, aFamily, aPerson } from '#testing/family.ts';
import { fullFor } from '#testing/db/full-disk.ts';
import { aHouse } from '#testing/house.ts';
import { saveActiveChild } from './queries/active-child.ts';

const noah: NewChild = { firstName: 'Noah', lastName: null, bornOn: day('2026-11-02'), gender: 'male' };

describe('[CHILD-06] the active child', () => {
  test('is the one added last, until another is chosen', async () => {
    const home = await aFamily();
    const parent = await aPerson(home, 'Lin Sato');
    const first = await parent.call(addChild, { body: noah });
    home.clock.goOn({ minutes: 1 });
    const second = await parent.call(addChild, { body: { ...noah, firstName: 'Mia' } });

    const before = await parent.call(listChildren, {});
    await parent.call(chooseActiveChild, { body: { childId: first.id } });
    const after = await parent.call(listChildren, {});

    expect(before).toEqual({ children: [first, second], activeChildId: second.id, incomplete: [] });
    expect(after.activeChildId).toBe(first.id);
  });

  test('falls back to the first child when it is gone, and that is saved', async () => {
    const home = await aFamily();
    const { house, parent, child } = home;
    home.clock.goOn({ minutes: 1 });
    const second = await parent.call(addChild, { body: noah });
    await parent.call(chooseActiveChild, { body: { childId: second.id } });
    await parent.call(removeChild, { params: { childId: second.id }, body: { firstName: 'Noah' } });

    const { activeChildId } = await parent.call(listChildren, {});

    expect(activeChildId).toBe(child.id);
    const saved = await house.db
      .selectFrom('active_children')
      .selectAll()
      .where('user_id', '=', parent.id)
      .executeTakeFirst();
    expect(saved).toEqual({ user_id: parent.id, child_id: child.id });
  });

  test('chosen at this very moment is not overwritten by a request that began before', async () => {
    const home = await aFamily();
    const { house, coParent } = home;
    home.clock.goOn({ minutes: 1 });
    const second = await coParent.call(addChild, { body: noah });
    const readings = Array.from({ length: 10 }, async () => {
      await house.db.deleteFrom('active_children').where('user_id', '=', coParent.id).execute();
      const choice = coParent.call(chooseActiveChild, { body: { childId: second.id } });
      const reading = coParent.call(listChildren, {});
      await Promise.all([choice, reading]);
    });
    await Promise.all(readings);

    expect((await coParent.call(listChildren, {})).activeChildId).toBe(second.id);
  });

  test('can be read although it cannot be saved on a full disk', async () => {
    const family = await aFamily();
    const { house } = await aHouse();
    const full = await aHouse({ db: house.db.withPlugin(fullFor('InsertQueryNode')) });
    const reader = full.visitor();
    reader.cookies.set('sid', family.coParent.cookies.get('sid') ?? '');

    const list = await reader.call(listChildren, {});

    expect(list).toMatchObject({ children: [{ id: family.child.id }], activeChildId: family.child.id });
    const saved = house.db.selectFrom('active_children').selectAll().where('user_id', '=', family.coParent.id);
    expect(await saved.execute()).toEqual([]);
  });

  test('is none for a parent who was removed from it', async () => {
    const { removed } = await aFamily();

    expect(await removed.call(listChildren, {})).toEqual({ children: [], activeChildId: null, incomplete: [] });
  });
});

describe('[CHILD-01] a child without a gender', () => {
  test('is left out of the list, waits among the incomplete, and cannot be the active one', async () => {
    const home = await aFamily();
    const parent = await aPerson(home, 'Lin Sato');
    const child = await aChild(home, parent, { gender: null });

    const list = await parent.call(listChildren, {});
    const choice = await parent.put('/api/active-child', { childId: child.id });

    expect(list).toMatchObject({ children: [], activeChildId: null, incomplete: [{ id: child.id, gender: null }] });
    expect(choice).toMatchObject({ status: 422, body: { fields: [{ name: 'childId' }] } });
  });
});

test('[CHILD-06] a child that was removed at this very moment cannot become the active one', async () => {
  const { house, parent } = await aFamily();

  expect(await saveActiveChild(house.db, parent.id, newId())).toBe(false);
});

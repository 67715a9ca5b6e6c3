import { describe, expect, test } from 'vitest';
import { tasteEndpoints } from '#contract/foods/tastes.ts';
import { newId } from '#server/db/id.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { aFamily, aPerson, tie } from '#testing/family.ts';
import { aTaste } from '#testing/foods/tastes.ts';
import { tasteLimit } from './rules.ts';

const egg = { foodId: 'egg-well-cooked', triedOn: '2026-11-20' };

describe('[FOOD-01] a food that a child has tried', () => {
  test('is saved with one tap, with the name and the allergens of the list', async () => {
    const { parent, viewer, child } = await aFamily();
    const params = { childId: child.id };

    const added = await parent.call(tasteEndpoints.add, { params, body: egg });

    expect(added).toMatchObject({
      childId: child.id,
      foodId: 'egg-well-cooked',
      name: 'Egg (well cooked)',
      allergens: ['egg'],
      triedOn: '2026-11-20',
      liking: null,
      reaction: null,
      isSerious: false,
      signs: [],
      allowedOn: null,
      allowed: [],
      note: null,
      madeBy: { id: parent.id, name: 'Hannah Brooks' },
      version: 1,
    });
    expect(await viewer.call(tasteEndpoints.list, { params })).toEqual([added]);
  });

  test('may be a meal with a name of its own, whose allergens stand in the order of the nine', async () => {
    const { parent, child } = await aFamily();

    const body = { name: '  Lasagna <b>& co</b> ', allergens: ['wheat', 'milk', 'wheat'], triedOn: '2026-11-20' };
    const { status, body: added } = await parent.post(`/api/children/${child.id}/tastes`, body);

    expect(status).toBe(201);
    expect(added).toMatchObject({ foodId: null, name: 'Lasagna <b>& co</b>', allergens: ['milk', 'wheat'] });
  });

  test('stands in the list before those of earlier days, and on one day the latest entry first', async () => {
    const { clock, parent, coParent, child } = await aFamily();
    const params = { childId: child.id };
    const add = (foodId: string, triedOn: string, by = parent) => {
      clock.goOn({ minutes: 1 });
      return by.call(tasteEndpoints.add, { params, body: { foodId, triedOn } });
    };
    await add('banana', '2026-11-19');
    await add('pear', '2026-11-21', coParent);
    await add('avocado', '2026-11-19');

    const list = await parent.call(tasteEndpoints.list, { params });

    expect(list.map(({ foodId }) => foodId)).toEqual(['pear', 'avocado', 'banana']);
  });

  test('sent again is there once, and with other facts it is refused', async () => {
    const { parent, child } = await aFamily();
    const params = { childId: child.id };
    const body = { id: newId(), ...egg };

    const [first, again] = await Promise.all([
      parent.ask(tasteEndpoints.add, { params, body }),
      parent.ask(tasteEndpoints.add, { params, body }),
    ]);
    const other = await parent.ask(tasteEndpoints.add, { params, body: { ...body, liking: 'liked' } });

    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists', current: first.body } });
    expect(await parent.call(tasteEndpoints.list, { params })).toEqual([first.body]);
  });

  test.each([
    { why: 'a food that is not in the list', body: { ...egg, foodId: 'unicorn' }, field: 'foodId' },
    { why: 'an id that is none', body: { ...egg, foodId: '../banana' }, field: 'foodId' },
    { why: 'no food at all', body: { triedOn: '2026-11-20' }, field: 'name' },
    { why: 'a food of the list with another name', body: { ...egg, name: 'Eggs' }, field: 'name' },
    { why: 'an empty name', body: { name: '  ', triedOn: '2026-11-20' }, field: 'name' },
    {
      why: 'an allergen that is none of the nine',
      body: { name: 'Pie', allergens: ['gluten'], triedOn: '2026-11-20' },
      field: 'allergens.0',
    },
    { why: 'a day before birth', body: { ...egg, triedOn: '2026-07-18' }, field: 'triedOn' },
    { why: 'tomorrow', body: { ...egg, triedOn: '2026-11-22' }, field: 'triedOn' },
    { why: 'a day that is none', body: { ...egg, triedOn: '2026-02-30' }, field: 'triedOn' },
    { why: 'a severe reaction without a reaction', body: { ...egg, isSerious: true }, field: 'reaction' },
    { why: 'a severe reaction with none', body: { ...egg, reaction: 'none', isSerious: true }, field: 'reaction' },
    { why: 'a day of the doctor without a reaction', body: { ...egg, allowedOn: '2026-11-21' }, field: 'reaction' },
    {
      why: 'a doctor who allowed it before it was tried',
      body: { ...egg, reaction: 'hives', allowedOn: '2026-11-19' },
      field: 'allowedOn',
    },
    {
      why: 'a doctor who allows it tomorrow',
      body: { ...egg, reaction: 'hives', allowedOn: '2026-11-22' },
      field: 'allowedOn',
    },
    { why: 'signs without a reaction', body: { ...egg, signs: ['swelling'] }, field: 'reaction' },
    { why: 'a sign of no list', body: { ...egg, reaction: 'hives', signs: ['sneezing'] }, field: 'signs.0' },
    { why: "a doctor's yes of no day", body: { ...egg, reaction: 'hives', allowed: ['egg'] }, field: 'allowedOn' },
    {
      why: 'a yes to what is none of the nine',
      body: { ...egg, reaction: 'hives', allowedOn: '2026-11-21', allowed: ['gluten'] },
      field: 'allowed.0',
    },
    { why: 'a reaction of no list', body: { ...egg, reaction: 'sneezing' }, field: 'reaction' },
    { why: 'a note of 301 characters', body: { ...egg, note: 'x'.repeat(301) }, field: 'note' },
  ])('refuses $why at $field', async ({ body, field }) => {
    const { house, parent, child } = await aFamily();
    const before = await storedRows(house.db);

    const answer = await parent.post(`/api/children/${child.id}/tastes`, body);

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [{ name: field }] } });
    expect(await storedRows(house.db)).toEqual(before);
  });

  test('is saved with hives, vomiting or another reaction, and since when a doctor allows it', async () => {
    const { parent, child } = await aFamily();
    const facts = {
      reaction: 'vomiting' as const,
      isSerious: true,
      signs: ['breathing' as const, 'vomiting-again' as const],
      allowedOn: '2026-11-20',
      allowed: ['food' as const, 'egg' as const],
      note: 'Twice.',
    };

    const added = await parent.call(tasteEndpoints.add, {
      params: { childId: child.id },
      body: { ...egg, liking: 'not-now', ...facts },
    });

    expect(added).toMatchObject({ liking: 'not-now', ...facts });
  });

  test('can be entered on the parent’s own today, and keeps it when the other parent adds a note', async () => {
    const home = await aFamily();
    const lin = await aPerson(home, 'Lin Sato', { time_zone: 'Asia/Tokyo' });
    await tie(home, home.child, lin);
    const params = { childId: home.child.id };
    const body = { ...egg, triedOn: '2026-11-22', reaction: 'rash' as const, allowedOn: '2026-11-22' };
    const { id } = await lin.call(tasteEndpoints.add, { params, body });

    const noted = await home.parent.call(tasteEndpoints.change, {
      params: { ...params, tasteId: id },
      body: { ...body, note: 'At dinner', version: 1 },
    });

    expect(noted).toMatchObject({ triedOn: '2026-11-22', allowedOn: '2026-11-22', note: 'At dinner' });
  });

  test('one too many is refused with a sentence', async () => {
    const home = await aFamily();
    const { house, parent, child } = home;
    const { id } = await aTaste(home, child, parent);
    const row = await house.db.selectFrom('tastes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const rows = Array.from({ length: tasteLimit.most - 1 }, () => ({ ...row, id: newId() }));
    for (let from = 0; from < rows.length; from += 1000) {
      await house.db
        .insertInto('tastes')
        .values(rows.slice(from, from + 1000))
        .execute();
    }

    const answer = await parent.ask(tasteEndpoints.add, { params: { childId: child.id }, body: egg });

    expect(answer).toMatchObject({ status: 413, body: { title: 'A child can have at most 2,500 tried foods.' } });
  });
});

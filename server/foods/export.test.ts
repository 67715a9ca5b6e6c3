import { describe, expect, test } from 'vitest';
import { listChildren } from '#contract/children.ts';
import { tasteEndpoints } from '#contract/foods/tastes.ts';
import { day } from '#domain/time/day.ts';
import { aFamily, type Person } from '#testing/family.ts';
import { aGuideEntry } from '#testing/foods/guide.ts';
import { aTaste } from '#testing/foods/tastes.ts';
import { exportOf, importFile } from '#testing/moving.ts';
import { zipped } from '#testing/files/zips.ts';

const path = 'children/01-maya/tastes.json';

/** Of a food that no list has any more, a meal with two allergens, and an egg that came with hives. */
async function anExportedLog() {
  const family = await aFamily();
  const { child, parent, coParent, clock } = family;
  const hives = {
    reaction: 'hives' as const,
    is_serious: 1 as const,
    signs: '["swelling","vomited-once"]',
    allowed_on: day('2026-11-20'),
    allowed: '["egg"]',
  };
  await aTaste(family, child, parent, { ...hives, note: 'Near the mouth, gone in an hour.' });
  clock.goOn({ minutes: 1 });
  await aTaste(family, child, coParent, { food_id: null, name: '=Lasagna', allergens: '["milk","wheat"]' });
  const old = { food_id: 'goat-milk-jelly', name: 'Goat milk jelly', allergens: '["milk"]', liking: null };
  await aTaste(family, child, parent, { ...old, tried_on: day('2026-11-21') });
  return { ...family, files: await exportOf(family, parent) };
}

describe('[ACC-03] tried foods in an export', () => {
  test('are listed oldest first, with reactions and who entered what', async () => {
    const { files } = await anExportedLog();
    const at = { madeAt: '2026-11-21T15:00:00.000Z', changedAt: '2026-11-21T15:00:00.000Z' };

    expect(JSON.parse(files.get(path)?.toString() ?? '')).toEqual([
      {
        foodId: 'egg-well-cooked',
        name: 'Egg (well cooked)',
        allergens: ['egg'],
        triedOn: '2026-11-14',
        liking: 'liked',
        reaction: 'hives',
        isSerious: true,
        signs: ['swelling', 'vomited-once'],
        allowedOn: '2026-11-20',
        allowed: ['egg'],
        note: 'Near the mouth, gone in an hour.',
        madeBy: 'Hannah Brooks',
        changedBy: 'Hannah Brooks',
        ...at,
      },
      expect.objectContaining({ foodId: null, name: '=Lasagna', madeBy: 'Daniel Brooks' }),
      expect.objectContaining({ foodId: 'goat-milk-jelly', triedOn: '2026-11-21', liking: null }),
    ]);
  });

  test('open in a spreadsheet, where no name is run as a formula', async () => {
    const { files } = await anExportedLog();

    const csv = files.get('children/01-maya/tastes.csv')?.toString() ?? '';

    expect(csv).toContain('Date tried,Food,Common allergens,Liked,Reaction,Signs of a severe reaction,Seen,');
    expect(csv).toContain(
      '2026-11-14,Egg (well cooked),egg,liked,hives,yes,"swelling, vomited-once",2026-11-20,egg,"Near',
    );
    expect(csv).toContain(`2026-11-14,'=Lasagna,"milk, wheat",liked,,no,,,,,Daniel Brooks,`);
  });

  test('are all that an export says of food: what an editor wrote in the guide is nobody’s', async () => {
    const family = await aFamily();
    await aGuideEntry(family, family.parent, { source: 'Clinic handout of Dr. Marlow' });

    const files = await exportOf(family, family.parent);

    expect([...files.values()].filter((file) => file.includes('Clinic handout'))).toEqual([]);
    expect(JSON.parse(files.get('account.json')?.toString() ?? '')).toMatchObject({ isEditor: true });
  });
});

describe('[ACC-03] tried foods that are imported', () => {
  test('are as they were, in the same order, also one that the list has no more', async () => {
    const home = await anExportedLog();

    const done = await importFile(home, home.stranger, await zipOf(home.files));

    const before = await tastesAt(home.parent);
    const after = await tastesAt(home.stranger);
    expect(done).toMatchObject({ status: 'ready', refusal: null });
    expect(done.moved?.entries).toContainEqual({ entry: 'tried food', count: 3 });
    expect(after.map(facts)).toEqual(before.map(facts));
    expect(after.every(({ madeBy }) => madeBy?.id === home.stranger.id)).toBe(true);
  });

  test('make nobody an editor', async () => {
    const family = await aFamily();
    await aGuideEntry(family, family.parent);

    await importFile(family, family.stranger, await zipOf(await exportOf(family, family.parent)));

    const editors = await family.house.db.selectFrom('editors').select('user_id').execute();
    expect(editors.map(({ user_id }) => user_id)).not.toContain(family.stranger.id);
  });

  test.each([
    { what: 'a day before birth', change: { triedOn: '2026-07-18' }, field: 'triedOn' },
    { what: 'a day in the future', change: { triedOn: '2026-11-23' }, field: 'triedOn' },
    { what: 'a doctor who allowed it before', change: { allowedOn: '2026-11-13' }, field: 'allowedOn' },
    { what: 'a severe reaction without a reaction', change: { reaction: null }, field: 'reaction' },
    { what: 'a sign of no list', change: { signs: ['sneezing'] }, field: 'signs.0' },
    { what: 'signs without a reaction', change: { reaction: 'none', isSerious: false }, field: 'reaction' },
    { what: "a doctor's yes of no day", change: { allowedOn: null }, field: 'allowedOn' },
    { what: 'an allergen that is none of the nine', change: { allergens: ['gluten'] }, field: 'allergens.0' },
    { what: 'no name', change: { name: '' }, field: 'name' },
    { what: 'an id that cannot be', change: { foodId: '<script>' }, field: 'foodId' },
    { what: 'a field of nobody', change: { color: 'red' }, field: 'color' },
  ])('are refused with $what', async ({ change, field }) => {
    const home = await anExportedLog();
    const [entry, ...others] = JSON.parse(home.files.get(path)?.toString() ?? '') as object[];
    home.files.set(path, Buffer.from(JSON.stringify([{ ...entry, ...change }, ...others])));

    const done = await importFile(home, home.stranger, await zipOf(home.files));

    expect(done.status).toBe('failed');
    expect(done.refusal).toMatch(new RegExp(`^${path}, entry 1, ${field}:`));
  });
});

async function zipOf(files: Map<string, Buffer>): Promise<Blob> {
  return new Blob([new Uint8Array(await zipped(files))]);
}

type Listed = Awaited<ReturnType<typeof tastesAt>>[number];

function facts({
  id: _id,
  childId: _child,
  madeBy: _by,
  madeAt: _at,
  changedBy: _by2,
  changedAt: _at2,
  ...rest
}: Listed) {
  return rest;
}

async function tastesAt(person: Person) {
  const { children } = await person.call(listChildren, {});
  return person.call(tasteEndpoints.list, { params: { childId: children[0]?.id ?? '' } });
}

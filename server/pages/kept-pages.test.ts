import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeCalendarFeed } from '#contract/checkups/calendar-feed.ts';
import { changeReminders } from '#contract/checkups/reminders.ts';
import { removeChild } from '#contract/children.ts';
import type { OwnPageRequest } from '#contract/pages.ts';
import { leaveChild, listParents, removeParent } from '#contract/sharing/parents.ts';
import { eraseAccount } from '#server/portability/erasing/erase-account.ts';
import { renderer } from '#web/app/render.tsx';
import { aChild, aFamily, aMeasurement, type Family, type Person } from '#testing/family.ts';
import { houseOn } from '#testing/house-on.ts';
import { aHouse } from '#testing/house.ts';
import { marked } from '#testing/vaccines/stored-vaccines.ts';

type Change = (family: Family) => unknown;

const firstData = [
  'checkups',
  'vaccine-plan',
  'measurements',
  'growth-summary',
  'milestone-summary',
  'food-summary',
  'articles',
];

const changes: Readonly<Record<string, Change>> = {
  'the other parent enters a measurement': (family) => aMeasurement(family, family.child, family.coParent),
  'the other parent corrects a measurement': ({ house }) =>
    house.db.updateTable('measurements').set({ weight_g: 6200, weight_text: '6.2 kg', version: 2 }).execute(),
  'the other parent removes a measurement': ({ house }) => house.db.deleteFrom('measurements').execute(),
  'the other parent marks a dose': (family) =>
    marked(family, [{ givenOn: '2026-07-19', vaccine: 'hepb' }], family.coParent),
  'a checkup is given a day, by a program that raises no version': ({ house, child }) =>
    house.db.updateTable('checkups').set({ notes: 'At the window' }).where('child_id', '=', child.id).execute(),
  'the other parent, who entered a measurement, takes another name': ({ house, coParent }) =>
    house.db.updateTable('users').set({ name: 'Dan Brooks' }).where('id', '=', coParent.id).execute(),
  'the child is called by another name': ({ house, child }) =>
    house.db.updateTable('children').set({ first_name: 'Maia' }).where('id', '=', child.id).execute(),
  'it is corrected how early the child was born': ({ house, child }) =>
    house.db.updateTable('children').set({ gestation_days: 210 }).where('id', '=', child.id).execute(),
  'the right of the parent is another': ({ house, parent }) =>
    house.db.updateTable('child_parents').set({ may: 'view' }).where('user_id', '=', parent.id).execute(),
  'the parent is removed from the child': ({ house, parent }) =>
    house.db.deleteFrom('child_parents').where('user_id', '=', parent.id).execute(),
  'the child is deleted': ({ house, child }) => house.db.deleteFrom('children').where('id', '=', child.id).execute(),
  'another child is added, as an import does, and shown': async (family) => {
    const { id } = await aChild(family, family.parent, { first_name: 'Noah' });
    await family.house.db
      .updateTable('active_children')
      .set({ child_id: id })
      .where('user_id', '=', family.parent.id)
      .execute();
  },
  'the parent chooses dark colors': ({ parent }) => parent.patch('/api/me', { theme: 'dark', version: 1 }),
  'the next day begins where the parent lives': ({ clock }) => clock.goOn({ hours: 15 }),
};

test.each(Object.keys(changes))('[decision 71] a page that was kept is made anew when %s', async (name) => {
  const { family, drawn } = await aFamilyWithPages();
  const before = await family.parent.get('/dashboard');
  const [again, ofCoParent] = [await family.parent.get('/dashboard'), await family.coParent.get('/dashboard')];

  await changes[name]?.(family);
  const after = await family.parent.get('/dashboard');

  expect(again.text).toBe(before.text);
  expect(ofCoParent.text).not.toBe(before.text);
  expect(after.text).not.toBe(before.text);
  expect(after.text).toBe(await freshlyMade(family, family.parent, '/dashboard'));
  expect((await family.coParent.get('/dashboard')).text).toBe(await freshlyMade(family, family.coParent, '/dashboard'));
  expect(drawn.length).toBeGreaterThan(2);
});

test.each(Object.keys(changes))('[decision 71] a reply that came with a page is made anew when %s', async (name) => {
  const { family } = await aFamilyWithPages();
  const readers = [family.parent, family.coParent, family.viewer, family.removed, family.stranger];
  for (const reader of readers) await reader.get('/dashboard');
  const repliesAs = async (read: (reader: Person, path: string) => Promise<string>) => {
    const said: string[] = [];
    for (const reader of readers) {
      for (const path of firstData) said.push(await read(reader, `/api/children/${family.child.id}/${path}`));
    }
    return said;
  };
  const bodyOf = (text: string) => text.replace(/"requestId":"[^"]*"/, '');
  const kept = () => repliesAs(async (reader, path) => bodyOf((await reader.get(path)).text));
  const fresh = () => repliesAs(async (reader, path) => bodyOf(await freshlyMade(family, reader, path)));

  expect(await kept()).toEqual(await fresh());
  await changes[name]?.(family);
  expect(await kept()).toEqual(await fresh());
});

test('[decision 71] the kept page of appointments follows the reminders and the calendar that its reader chooses', async () => {
  const { family } = await aFamilyWithPages();
  const { parent, coParent, child } = family;
  const pages = [(await parent.get('/appointments')).text];

  await parent.call(changeReminders, {
    params: { childId: child.id },
    body: { vaccines: true, checkups: false },
  });
  pages.push((await parent.get('/appointments')).text);
  const made = await parent.call(makeCalendarFeed, { params: { childId: child.id }, body: { shows: 'initial' } });
  pages.push((await parent.get('/appointments')).text);

  expect(new Set(pages).size).toBe(3);
  expect(pages[1]).toContain('"vaccines":true');
  expect(pages[2]).toContain('You made a calendar address');
  expect(pages[2]).not.toContain(made.address);
  expect((await coParent.get('/appointments')).text).not.toContain('You made a calendar address');
});

test.each(['/dashboard', '/education', '/vaccines', '/appointments', '/measurements', '/settings', '/print/visit'])(
  '[decision 71] %s is made once for a parent as long as nothing changes, until midnight where the parent lives',
  async (path) => {
    const { family, drawn } = await aFamilyWithPages();
    await family.parent.get(path);
    drawn.length = 0;

    const texts = [await family.parent.get(path), await family.parent.get(path)].map(({ text }) => text);
    family.clock.goOn({ hours: 13 });
    texts.push((await family.parent.get(path)).text);

    expect(drawn).toEqual([]);
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toBe(await freshlyMade(family, family.parent, path));
  },
);

test('[decision 71] parents of the same child, and of other children, are each shown their own page', async () => {
  const { family } = await aFamilyWithPages();
  const other = await aFamily(family);
  const readers = [family.parent, family.coParent, family.viewer, family.removed, family.stranger, other.parent];

  for (const reader of [...readers, ...readers]) {
    const { text } = await reader.get('/dashboard');

    expect(text).toBe(await freshlyMade(family, reader, '/dashboard'));
    for (const { id } of readers.filter((one) => one !== reader)) expect(meIn(text)).not.toBe(id);
    expect(meIn(text)).toBe(reader.id);
  }
});

test('[decision 71] a page is not kept when the child is changed while it is made', async () => {
  const writing: Promise<unknown>[] = [];
  const changing = {
    ...renderer,
    renderOwn: (request: OwnPageRequest) => (writing.push(change()), renderer.renderOwn(request)),
  };
  const family = await aFamily(await aHouse({ pages: changing }));
  await aMeasurement(family, family.child, family.parent);
  const change = () =>
    family.house.db
      .updateTable('measurements')
      .set({ weight_g: 6000 + writing.length, weight_text: `${6000 + writing.length} g` })
      .execute();

  for (let n = 0; n < 3; n += 1) {
    const expected = await freshlyMade(family, family.parent, '/dashboard');
    expect((await family.parent.get('/dashboard')).text).toBe(expected);
    await Promise.all(writing);
  }
});

test('[decision 71] a kept page comes as the browser takes it, and a message of the page before is shown once', async () => {
  const { family } = await aFamilyWithPages();
  const get = async (encoding: string) => {
    const cookie = `sid=${family.parent.cookies.get('sid')}`;
    const answer = await family.app.request('/dashboard', { headers: { cookie, 'accept-encoding': encoding } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { encoding: answer.headers.get('content-encoding'), bytes, headers: answer.headers };
  };
  const [plain, packed] = [await get('identity'), await get('br')];

  const [plainAgain, packedAgain] = [await get('identity'), await get('br')];
  family.parent.cookies.set('flash', 'welcome-back');
  const told = await family.parent.get('/dashboard');
  const next = await family.parent.get('/dashboard');

  expect([plainAgain, packedAgain]).toEqual([plain, packed]);
  expect(brotliDecompressSync(packedAgain.bytes)).toEqual(plain.bytes);
  expect(packedAgain.headers.get('cache-control')).toBe('no-store');
  expect([told.text.includes('"flash":"welcome-back"'), next.text]).toEqual([true, plain.bytes.toString()]);
});

const endings: Readonly<Record<string, Change>> = {
  'a child is removed': ({ parent, child }) =>
    parent.call(removeChild, { params: { childId: child.id }, body: { firstName: child.firstName } }),
  'a parent is removed': async ({ parent, coParent, child }) => {
    const parents = await parent.call(listParents, { params: { childId: child.id } });
    const parentId = parents.find(({ name }) => name === coParent.name)?.id ?? '';
    await parent.call(removeParent, { params: { childId: child.id, parentId }, body: {} });
  },
  'a parent leaves': ({ coParent, child }) => coParent.call(leaveChild, { params: { childId: child.id }, body: {} }),
  'an account is erased': ({ house, viewer }) => eraseAccount(house, viewer.id, { dueAt: null, notifies: false }),
};

test.each(Object.keys(endings))('[decision 71] no page is kept any longer when %s', async (name) => {
  const { family, drawn } = await aFamilyWithPages();
  const other = await aFamily(family);
  for (let n = 0; n < 2; n += 1) await other.parent.get('/dashboard');
  drawn.length = 0;
  await other.parent.get('/dashboard');
  expect(drawn).toEqual([]);

  await endings[name]?.(family);
  await other.parent.get('/dashboard');

  expect(drawn).toEqual(['/dashboard']);
});

/** With a measurement of each parent, and a list of what is drawn. */
async function aFamilyWithPages() {
  const drawn: string[] = [];
  const renderOwn = (request: OwnPageRequest) => (drawn.push(request.path), renderer.renderOwn(request));
  const pages = { ...renderer, renderOwn };
  const family = await aFamily(await aHouse({ pages }));
  await aMeasurement(family, family.child, family.parent);
  await aMeasurement(family, family.child, family.coParent);
  // The first read writes a plan.
  await family.parent.get('/dashboard');
  return { family, drawn };
}

/** As a server says that has kept nothing. */
async function freshlyMade({ house, clock }: Family, reader: Person, path: string): Promise<string> {
  const { app } = houseOn(house.db, { pages: renderer, clock: clock.now });
  const answer = await app.request(path, { headers: { cookie: `sid=${reader.cookies.get('sid')}` } });
  return answer.text();
}

function meIn(html: string): string | undefined {
  return /"\/api\/me":\{"id":"([^"]+)"/.exec(html)?.[1];
}

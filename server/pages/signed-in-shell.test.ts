import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint, Reply } from '#contract/endpoint.ts';
import { ShellData } from '#contract/pages.ts';
import { day } from '#domain/time/day.ts';
import { renderer } from '#web/app/render.tsx';
import { listChildren } from '#contract/children.ts';
import { readMe } from '#contract/accounts/me.ts';
import { listCheckups } from '#contract/checkups.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { aChild, aFamily, aMeasurement, aPerson } from '#testing/family.ts';
import { fullFor } from '#testing/db/full-disk.ts';
import { aHouse } from '#testing/house.ts';
import { marked } from '#testing/vaccines/stored-vaccines.ts';

test.each(['/dashboard', '/measurements', '/add-measurement', '/print/visit'])(
  '[DASH-01] the data that comes with %s is what the server says when it is asked',
  async (path) => {
    const family = await aFamily(await aHouse({ pages: renderer }));
    await aMeasurement(family, family.child, family.parent);
    await aMeasurement(family, family.child, family.coParent, { measured_on: day('2026-10-19'), weight_g: 5900 });

    const { text } = await family.parent.get(path);

    expect(firstOf(text, readMe)).toEqual(await family.parent.call(readMe, {}));
    expect(firstOf(text, listChildren)).toEqual(await family.parent.call(listChildren, {}));
    expect(firstOf(text, measurementEndpoints.list, family.child.id)).toEqual(
      await family.parent.call(measurementEndpoints.list, { params: { childId: family.child.id } }),
    );
    expect(firstOf(text, measurementEndpoints.list, family.child.id)).toHaveLength(2);
  },
);

test.each(['/dashboard', '/vaccines', '/appointments', '/print/visit'])(
  '[DASH-01] the plans that come with %s are what the server says when it is asked',
  async (path) => {
    const family = await aFamily(await aHouse({ pages: renderer }));
    const params = { childId: family.child.id };

    const { text } = await family.parent.get(path);

    expect(firstOf(text, readVaccinePlan, params.childId)).toEqual(
      await family.parent.call(readVaccinePlan, { params }),
    );
    expect(firstOf(text, listCheckups, params.childId)).toEqual(await family.parent.call(listCheckups, { params }));
    expect(firstOf(text, listCheckups, params.childId)).toHaveLength(checkupSchedule.visits.length);
  },
);

test('a page is shown even if its plans cannot be made, and requests them again', async () => {
  const family = await aFamily(await aHouse({ pages: renderer }));
  const db = family.house.db.withPlugin(fullFor('InsertQueryNode'));
  const reader = (await aHouse({ pages: renderer, db })).visitor();
  reader.cookies.set('sid', family.parent.cookies.get('sid') ?? '');

  const { text } = await reader.get('/dashboard');

  expect(firstOf(text, readVaccinePlan, family.child.id)).toBeNull();
  expect(firstOf(text, listCheckups, family.child.id)).toBeNull();
  expect(firstOf(text, measurementEndpoints.list, family.child.id)).toEqual([]);
});

test('settings begin without measurements, which they do not show', async () => {
  const family = await aFamily(await aHouse({ pages: renderer }));

  const { text } = await family.parent.get('/settings');

  expect(firstOf(text, measurementEndpoints.list, family.child.id)).toBeNull();
  expect(firstOf(text, listChildren)?.children).toHaveLength(1);
});

test('[DASH-01] a parent without a child begins with none', async () => {
  const home = await aHouse({ pages: renderer });
  const parent = await aPerson(home, 'Hannah Brooks');

  const { text } = await parent.get('/dashboard');

  expect(firstOf(text, listChildren)).toMatchObject({ children: [], activeChildId: null });
  expect(Object.keys(shellIn(text).answers)).toEqual(['/api/me', '/api/children', '/api/trial']);
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '&quot;"\'', '\u2028', 'Zoë 🌿', '{{x}}'])(
  'a child may be called %j, and the page stays whole',
  async (name) => {
    const home = await aHouse({ pages: renderer });
    const parent = await aPerson(home, name);
    await aChild(home, parent, { first_name: name });

    const { text } = await parent.get('/dashboard');

    expect(firstOf(text, listChildren)?.children[0]?.firstName).toBe(name);
    expect(text).not.toMatch(/<script>|<!--(?!(\/?\$| )-->)/);
    expect(text.match(/<\/script>/g)).toHaveLength(1);
  },
);

test('a plan that was kept leaves the page whole, too, whatever is written in it', async () => {
  const home = await aHouse({ pages: renderer });
  const parent = await aPerson(home, '</script><!--<script>');
  const child = await aChild(home, parent);
  await marked({ child, parent }, [{ givenOn: '2026-07-19', vaccine: 'hepb' }]);

  const texts = [await parent.get('/dashboard'), await parent.get('/dashboard')].map(({ text }) => text);

  for (const text of texts) {
    expect(firstOf(text, readVaccinePlan, child.id)?.doses).toMatchObject([
      { madeBy: { name: '</script><!--<script>' } },
    ]);
    expect(text).not.toMatch(/<script>|<!--(?!(\/?\$| )-->)/);
  }
});

test.each(['light', 'dark'] as const)('the page comes in the theme the parent has chosen: %s', async (theme) => {
  const home = await aHouse({ pages: renderer });
  const parent = await aPerson(home, 'Hannah Brooks');
  await parent.patch('/api/me', { theme, version: 1 });

  expect((await parent.get('/dashboard')).text).toContain(`<html lang="en" dir="ltr" data-theme="${theme}" `);
});

/** A reply in the shell, as the browser reads it; null where it was not sent. */
function firstOf<const E extends Endpoint>(html: string, { path, reply }: E, childId = ''): Reply<E> | null {
  const sent = shellIn(html).answers[path.replace(':childId', childId)];
  return sent === undefined ? null : z.parse<E['reply']>(reply, sent);
}

/** The data in the shell, as the browser reads it. */
function shellIn(html: string): ShellData {
  const json = /<script type="application\/json" id="shell-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
  return ShellData.parse(JSON.parse(json));
}

test('a page that was made for one family carries nothing of it to the next', async () => {
  const house = await aHouse({ pages: renderer });
  const [one, other] = [await aFamily(house), await aFamily(house)];

  const texts = [await one.parent.get('/dashboard'), await other.parent.get('/dashboard')].map(({ text }) => text);

  expect(texts.map((text) => text.includes(one.child.id))).toEqual([true, false]);
  expect(texts.map((text) => text.includes(other.child.id))).toEqual([false, true]);
});

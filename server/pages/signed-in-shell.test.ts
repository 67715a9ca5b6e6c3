import { expect, test } from 'vitest';
import { ShellData } from '#contract/pages.ts';
import { day } from '#domain/time/day.ts';
import { renderer } from '#web/app/render.tsx';
import { listChildren } from '#contract/children.ts';
import { readMe } from '#contract/accounts/me.ts';
import { listCheckups } from '#contract/checkups.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { listMeasurements } from '#contract/growth.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { aChild, aFamily, aMeasurement, aPerson } from '#testing/family.ts';
import { fullFor } from '#testing/db/full-disk.ts';
import { aHouse } from '#testing/house.ts';

test.each(['/dashboard', '/measurements', '/add-measurement', '/print/visit'])(
  '[DASH-01] the data that comes with %s is what the server says when it is asked',
  async (path) => {
    const family = await aFamily(await aHouse({ pages: renderer }));
    await aMeasurement(family, family.child, family.parent);
    await aMeasurement(family, family.child, family.coParent, { measured_on: day('2026-10-19'), weight_g: 5900 });

    const { firstData } = shellIn((await family.parent.get(path)).text);

    expect(firstData.me).toEqual(await family.parent.call(readMe, {}));
    expect(firstData.children).toEqual(await family.parent.call(listChildren, {}));
    expect(firstData.measurements).toEqual(
      await family.parent.call(listMeasurements, { params: { childId: family.child.id } }),
    );
    expect(firstData.measurements).toHaveLength(2);
  },
);

test.each(['/dashboard', '/vaccines', '/appointments', '/print/visit'])(
  '[DASH-01] the plans that come with %s are what the server says when it is asked',
  async (path) => {
    const family = await aFamily(await aHouse({ pages: renderer }));
    const params = { childId: family.child.id };

    const { firstData } = shellIn((await family.parent.get(path)).text);

    expect(firstData.vaccinePlan).toEqual(await family.parent.call(readVaccinePlan, { params }));
    expect(firstData.checkups).toEqual(await family.parent.call(listCheckups, { params }));
    expect(firstData.checkups).toHaveLength(checkupSchedule.visits.length);
  },
);

test('a page is shown even where the plans that it begins with cannot be made, and asks for them anew', async () => {
  const family = await aFamily(await aHouse({ pages: renderer }));
  const db = family.house.db.withPlugin(fullFor('InsertQueryNode'));
  const reader = (await aHouse({ pages: renderer, db })).visitor();
  reader.cookies.set('sid', family.parent.cookies.get('sid') ?? '');

  const { firstData } = shellIn((await reader.get('/dashboard')).text);

  expect(firstData).toMatchObject({ vaccinePlan: null, checkups: null, measurements: [] });
});

test('settings begin without measurements, which they do not show', async () => {
  const family = await aFamily(await aHouse({ pages: renderer }));

  const { firstData } = shellIn((await family.parent.get('/settings')).text);

  expect(firstData.measurements).toBeNull();
  expect(firstData.children.children).toHaveLength(1);
});

test('[DASH-01] a parent without a child begins with none', async () => {
  const home = await aHouse({ pages: renderer });
  const parent = await aPerson(home, 'Hannah Brooks');

  const { firstData } = shellIn((await parent.get('/dashboard')).text);

  expect(firstData).toMatchObject({ children: { children: [], activeChildId: null }, measurements: null });
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '&quot;"\'', '\u2028', 'Zoë 🌿', '{{x}}'])(
  'a child may be called %j, and the page stays whole',
  async (name) => {
    const home = await aHouse({ pages: renderer });
    const parent = await aPerson(home, name);
    await aChild(home, parent, { first_name: name });

    const { text } = await parent.get('/dashboard');

    expect(shellIn(text).firstData.children.children[0]?.firstName).toBe(name);
    expect(text).not.toMatch(/<script>|<!--/);
    expect(text.match(/<\/script>/g)).toHaveLength(1);
  },
);

test.each(['light', 'dark'] as const)('the page comes in the theme the parent has chosen: %s', async (theme) => {
  const home = await aHouse({ pages: renderer });
  const parent = await aPerson(home, 'Hannah Brooks');
  await parent.patch('/api/me', { theme, version: 1 });

  expect((await parent.get('/dashboard')).text).toContain(`<html lang="en" dir="ltr" data-theme="${theme}">`);
});

/** The data in the shell, as the browser reads it. */
function shellIn(html: string): ShellData {
  const json = /<script type="application\/json" id="shell-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
  return ShellData.parse(JSON.parse(json));
}

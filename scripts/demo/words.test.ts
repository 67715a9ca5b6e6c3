import { expect, test } from 'vitest';
import { close, openDb } from '#server/db/open-db.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { drawnIn } from '#testing/drawn-page.ts';
import { aHouse } from '#testing/house.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { renderer } from '#web/app/render.tsx';
import { fillDemo } from './fill-demo.ts';

const rooms = [
  '/dashboard?tab=overview',
  '/dashboard?tab=growth',
  '/vaccines',
  '/appointments',
  '/appointments/questions',
  '/measurements',
  '/add-measurement',
  '/settings',
];

test('[decision 70] no screen of the demo family speaks of an engine or of a z-score before anything is unfolded', async () => {
  const { db, hannah, children } = await aDemo();

  const found: string[] = [];
  for (const { id, first_name: name } of children) {
    await db.updateTable('active_children').set({ child_id: id }).execute();
    for (const room of rooms) {
      const drawn = drawnIn((await hannah.get(room)).text);
      expect(drawn).toContain(name);
      found.push(
        ...(unfolded(drawn).match(/CDSi|delta-|z-score/gi) ?? []).map((word) => `${word} in ${room} of ${name}`),
      );
    }
  }
  await close(db);

  expect(found).toEqual([]);
});

test('[decision 76] the cards of a child never say both that a shot should not wait and that it can', async () => {
  const { db, hannah, children } = await aDemo();

  const opposed: string[] = [];
  for (const { id } of children) {
    await db.updateTable('active_children').set({ child_id: id }).execute();
    const drawn = drawnIn((await hannah.get('/dashboard?tab=overview')).text);
    const cards = `${cardIn(drawn, 'Next Checkup')} ${cardIn(drawn, 'Vaccine Schedule')}`;
    expect(cards).toMatch(/View All Appointments.*See the full schedule/);
    if (/should not wait/.test(cards) && /(It|They) can wait until/.test(cards)) opposed.push(cards);
  }
  await close(db);

  expect(opposed).toEqual([]);
});

/** Without what stands in folds, which can hold others. */
function unfolded(markup: string): string {
  const rest = markup.replaceAll(/<details[^>]*>(?:(?!<details)[^])*?<\/details>/g, '');
  return rest === markup ? rest : unfolded(rest);
}

/** The text of the card with a title. */
function cardIn(markup: string, title: string): string {
  const card = markup.split('<section').find((text) => text.includes(`>${title}</h2>`)) ?? '';
  return wordsOf(`<section${card}`.replace(/<\/section>[^]*/, ''));
}

async function aDemo() {
  const place = await aPlace();
  const { session } = await fillDemo(place.dataDir, place.databaseUrl);
  const db = await openDb(place);
  const hannah = (await aHouse({ db, pages: renderer, clock: () => new Date() })).visitor();
  hannah.cookies.set('sid', session);
  const children = await db
    .selectFrom('children')
    .select(['id', 'first_name'])
    .where('last_name', '=', 'Brooks')
    .execute();
  return { db, hannah, children };
}

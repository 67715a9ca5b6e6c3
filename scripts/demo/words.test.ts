import { expect, test } from 'vitest';
import { close, openDb } from '#server/db/open-db.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { drawnIn } from '#testing/drawn-page.ts';
import { aHouse } from '#testing/house.ts';
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
  const place = await aPlace();
  const { session } = await fillDemo(place.dataDir, place.databaseUrl);
  const db = await openDb(place);
  const hannah = (await aHouse({ db, pages: renderer, clock: () => new Date() })).visitor();
  hannah.cookies.set('sid', session);

  const found: string[] = [];
  for (const { id, first_name: name } of await db.selectFrom('children').select(['id', 'first_name']).execute()) {
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

/** Without what stands in folds, which can hold others. */
function unfolded(markup: string): string {
  const rest = markup.replaceAll(/<details[^>]*>(?:(?!<details)[^])*?<\/details>/g, '');
  return rest === markup ? rest : unfolded(rest);
}

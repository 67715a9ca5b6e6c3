import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { close, openDb, type DbSettings } from '#server/db/open-db.ts';
import { aCheckup } from '#testing/checkups/checkups.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { aChild, aPerson } from '#testing/family.ts';
import { houseOn, type TestHouse } from '#testing/house-on.ts';
import { turnOnReminders } from '#testing/checkups/reminding.ts';
import { sendReminders } from './jobs.ts';

test('[CHK-01] a crash between two reminders sends none twice and forgets none', async () => {
  const place = await aPlace();
  const db = await openDb(place);
  const home = houseOn(db);
  const parents = [await aReminded(home), await aReminded(home), await aReminded(home)];

  expect(await crashAt(place)).toBe('SIGKILL');
  const before = await remindersAndMails(home);
  await sendReminders(home.house, { signal: new AbortController().signal });
  await sendReminders(home.house, { signal: new AbortController().signal });
  const after = await remindersAndMails(home);
  await close(db);

  expect(before.mailed).toHaveLength(1);
  expect(before.reminders).toEqual(before.mailed);
  expect(after.mailed).toEqual(parents.toSorted());
  expect(after.reminders).toEqual(parents.toSorted());
});

async function aReminded(home: TestHouse): Promise<string> {
  const parent = await aPerson(home, 'Hannah Brooks');
  const child = await aChild(home, parent);
  await turnOnReminders({ ...home, child }, parent, { checkups: true });
  await aCheckup(home, child, parent, { scheduled_on: day('2026-11-24') });
  return parent.id;
}

async function remindersAndMails({ house: { db } }: TestHouse) {
  const reminders = await db.selectFrom('sent_reminders').select('user_id').execute();
  const mailed = await db.selectFrom('mails').select('user_id').execute();
  return {
    reminders: reminders.map(({ user_id }) => user_id).toSorted(),
    mailed: mailed.map(({ user_id }) => user_id ?? '').toSorted(),
  };
}

/** Starts the work in another process and kills it halfway. */
async function crashAt(place: DbSettings): Promise<unknown> {
  const script = fileURLToPath(new URL('../../testing/checkups/reminder-crasher.ts', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(place)], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [, signal] = await once(child, 'exit');
  return signal;
}

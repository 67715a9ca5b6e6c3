import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { aCheckup } from '#testing/checkups/checkups.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { raceJobs } from '#testing/db/job-race.ts';
import { aChild, aPerson } from '#testing/family.ts';
import { houseOn } from '#testing/house-on.ts';
import { planSinceBirth, turnOnReminders } from '#testing/checkups/reminding.ts';

const families = 40;

test('[CHK-01] of two servers that send the same reminders at the same moment, one sends each of them', async () => {
  const place = await aPlace();
  const db = await openDb(place);
  const home = houseOn(db);
  for (let n = 0; n < families; n += 1) {
    const parent = await aPerson(home, 'Hannah Brooks');
    const child = await aChild(home, parent);
    await turnOnReminders({ ...home, child }, parent);
    await aCheckup(home, child, parent, { scheduled_on: day('2026-11-24') });
    await planSinceBirth({ ...home, child });
  }

  await raceJobs('remind', place, 3);

  const mails = await db.selectFrom('mails').select(['user_id', 'subject']).execute();
  const reminders = await db.selectFrom('sent_reminders').select('about').execute();
  await close(db);
  expect(new Set(mails.map(({ user_id, subject }) => `${user_id} ${subject}`)).size).toBe(2 * families);
  expect(mails).toHaveLength(2 * families);
  expect(reminders.filter(({ about }) => about.startsWith('checkup'))).toHaveLength(families);
  expect(reminders.filter(({ about }) => about === 'dose dtap 1')).toHaveLength(families);
});

import { expect, test } from 'vitest';
import { close, openDb } from '#server/db/open-db.ts';
import { anEmail, sendSignUp } from '#testing/accounts.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { raceJobs } from '#testing/db/job-race.ts';
import { houseOn } from '#testing/house-on.ts';

test('[decision 53] several servers at the same moment mail an address five links a day and one more an hour, and not as many each', async () => {
  const place = await aPlace();
  const home = houseOn(await openDb(place));
  const emails = [anEmail(), anEmail()];
  for (let n = 0; n < 12; n += 1) for (const email of emails) await sendSignUp(home.visitor(), { email });

  await raceJobs('confirm', place, 3);

  const mails = await Promise.all(emails.map((email) => home.mailsTo(email)));
  const jobs = await home.house.db.selectFrom('jobs').select('kind').where('kind', '!=', 'send-mail').execute();
  await close(home.house.db);
  expect(mails.map(({ length }) => length)).toEqual([6, 6]);
  expect(jobs).toEqual([]);
});

import { expect, test } from 'vitest';
import { aFamily } from '#testing/family.ts';
import { workOff } from '#testing/jobs.ts';

test('[AUTH-11] sessions that have ended are deleted by the hour', async () => {
  const family = await aFamily();
  const { db } = family.house;
  const sessions = () => db.selectFrom('sessions').select('user_id').where('user_id', '=', family.parent.id).execute();
  family.clock.goOn({ days: 61 });

  await workOff(family);

  expect(await sessions()).toEqual([]);
  expect(await db.selectFrom('jobs').selectAll().where('kind', '=', 'tidy-accounts').execute()).toMatchObject([
    { tries: 0, last_error: null, run_at: new Date(family.clock.now().getTime() + 60 * 60_000).toISOString() },
  ]);
});

import { describe, expect, test } from 'vitest';
import { lock, tx } from '#server/db/tx.ts';
import { queueJob } from '#server/jobs/queries.ts';
import { untilBlocking } from '#testing/db/waiting.ts';
import { aFamily } from '#testing/family.ts';
import { workOff } from '#testing/jobs.ts';
import { accountJobs } from './jobs.ts';
import { failedLogins, passwordResets } from './rules.ts';

describe('the owner of an account that is being erased', () => {
  test.each([passwordResets, failedLogins])(
    '%s waits for it, without holding locks that erasing needs',
    async (kind) => {
      const family = await aFamily();
      const { db, clock } = family.house;
      const { id: userId } = family.parent;
      const payload = { userId, device: 'App', at: clock().toISOString() };
      await queueJob(db, { kind, payload, runAt: clock() }, clock());
      const work = accountJobs(family.house).filter((job) => job.kind === kind);

      const isLocked = Promise.withResolvers<void>();
      const erasing = tx(db, async (trx) => {
        await lock(trx, 'users', userId);
        isLocked.resolve();
        await untilBlocking(trx);
        const named = trx.selectFrom('jobs').select('id').where('kind', '=', kind);
        expect(await named.forUpdate().noWait().execute()).toHaveLength(1);
      });
      await isLocked.promise;
      await Promise.all([erasing, workOff(family, work)]);

      expect(await db.selectFrom('jobs').select('id').where('kind', '=', kind).execute()).toEqual([]);
    },
  );
});

import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { sendReminders } from '#server/checkups/jobs.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import { close, openDb, type DbSettings } from '#server/db/open-db.ts';
import { newId } from '#server/db/id.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { Db } from '#server/db/db.ts';
import { createLog } from '#server/log.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { houseOn } from '../house-on.ts';
import { writeMails } from '../jobs.ts';
import { measurementRow } from './rows.ts';

/** What several processes do at the same moment. */
export const JobName = z.enum(['migrate', 'spend', 'measure', 'work', 'remind', 'confirm']);
export type JobName = z.infer<typeof JobName>;

const jobs: Readonly<Record<JobName, (db: Db) => Promise<readonly string[]>>> = {
  migrate: (db) => migrate(db),
  spend: spendTokens,
  measure: measureOnce,
  work: workOnQueue,
  remind: remindEverybody,
  confirm: mailConfirmations,
};

/** Opens the database, as a server does that starts, and closes it. */
export async function runJob(name: JobName, place: DbSettings): Promise<readonly string[]> {
  const db = await openDb(place);
  const result = await jobs[name](db);
  await close(db);
  return result;
}

/** @returns the tokens that this process spent */
async function spendTokens(on: Db): Promise<string[]> {
  const tokens = await on.selectFrom('tokens').select('hash').orderBy('hash').execute();
  const got: string[] = [];
  for (const { hash } of tokens) {
    const spent = await on
      .updateTable('tokens')
      .set({ spent_at: new Date().toISOString() })
      .where('hash', '=', hash)
      .where('spent_at', 'is', null)
      .returning('hash')
      .execute();
    got.push(...spent.map((token) => token.hash));
  }
  return got;
}

/** @returns the payloads that this process handled */
async function workOnQueue(on: Db): Promise<string[]> {
  const got: string[] = [];
  const runner = new JobRunner({ db: on, clock: () => new Date(), log: createLog('silent'), lookEveryMs: 5 });
  await runner.start([{ kind: 'race', atOnce: 4, run: async ({ payload }) => void got.push(JSON.stringify(payload)) }]);
  while (await on.selectFrom('jobs').select('id').where('kind', '=', 'race').limit(1).executeTakeFirst())
    await sleep(5);
  await runner.stop();
  return got;
}

/** As if another worker had taken over while this one is still running. */
async function remindEverybody(on: Db): Promise<string[]> {
  await sendReminders(houseOn(on).house, { signal: new AbortController().signal });
  return [];
}

/** @returns nothing: the mails are in the database */
async function mailConfirmations(on: Db): Promise<string[]> {
  await writeMails(houseOn(on, { limits: realLimits }), 'mail-confirmation');
  return [];
}

/** @returns the measurements that this process added */
async function measureOnce(on: Db): Promise<string[]> {
  const children = await on.selectFrom('children').select('id').orderBy('id').execute();
  const added: string[] = [];
  for (const child of children) {
    const id = newId();
    const isFirst = await tx(on, async (trx) => {
      await lock(trx, 'children', child.id);
      const before = await trx.selectFrom('measurements').select('id').where('child_id', '=', child.id).execute();
      if (before.length > 0) return false;
      await trx.insertInto('measurements').values(measurementRow(child.id, { id })).execute();
      return true;
    });
    if (isFirst) added.push(id);
  }
  return added;
}

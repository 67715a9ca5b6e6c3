import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import { createLog } from '#server/log.ts';
import { TestClock } from '#testing/clock.ts';
import { aDatabase } from '#testing/db/a-database.ts';
import { until } from '#testing/until.ts';
import { JobRunner } from './job-runner.ts';
import { JobFailed, LeaseLost, type JobKind, type Work } from './job.ts';
import { claimJobs, deleteJob, queueJob, renewLease } from './queries.ts';

let db: Db;
let clock: TestClock;
let runners: JobRunner[];

beforeEach(async () => {
  db = await aDatabase();
  await db.deleteFrom('jobs').execute();
  await db.deleteFrom('settings').execute();
  clock = new TestClock();
  runners = [];
});

afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
});

async function aRunner(...kinds: JobKind[]): Promise<JobRunner> {
  const runner = new JobRunner({ db, clock: clock.now, log: createLog('silent'), lookEveryMs: 5 });
  runners.push(runner);
  await runner.start(kinds);
  return runner;
}

function queue(payload: object, more: { key?: string; runAt?: Date } = {}): Promise<void> {
  clock.goOn({ ms: 1 });
  return queueJob(db, { kind: 'greet', payload, runAt: clock.now(), ...more }, clock.now());
}
const jobs = () => db.selectFrom('jobs').selectAll().orderBy('id').execute();
const greet = (run: (work: Work) => Promise<void>, more: Partial<JobKind> = {}): JobKind => ({
  kind: 'greet',
  run,
  ...more,
});

test('a queued job runs once and is then deleted', async () => {
  const greeted: unknown[] = [];
  await queue({ name: 'Ana' });
  await queue({ name: 'Bob' });

  await aRunner(greet(async ({ payload }) => void greeted.push(payload)));
  await until(async () => (await jobs()).length === 0);

  expect(greeted).toEqual([{ name: 'Ana' }, { name: 'Bob' }]);
});

test('only one job per key waits', async () => {
  await queue({ name: 'Ana' }, { key: 'ana' });
  await queue({ name: 'Ana again' }, { key: 'ana' });
  await queue({ name: 'Bob' }, { key: 'bob' });

  expect((await jobs()).map(({ payload }) => payload)).toEqual(['{"name":"Ana"}', '{"name":"Bob"}']);
});

test('a job queued for later waits until then', async () => {
  let times = 0;
  await queue({}, { runAt: new Date('2026-11-21T16:00:00.000Z') });
  const runner = await aRunner(greet(async () => void times++));
  await runner.stop();
  expect(times).toBe(0);

  clock.goOn({ hours: 1 });
  await aRunner(greet(async () => void times++));
  await until(async () => (await jobs()).length === 0);

  expect(times).toBe(1);
});

test('a kind that repeats is done again when its time has passed', async () => {
  const days: string[] = [];
  const nightly = { kind: 'nightly', everyMs: 86_400_000, run: async () => void days.push(clock.now().toISOString()) };
  await aRunner(nightly);
  await aRunner(nightly);
  await until(() => days.length === 1);

  clock.goOn({ days: 1 });
  await until(() => days.length === 2);

  expect(days).toEqual(['2026-11-21T15:00:00.000Z', '2026-11-22T15:00:00.000Z']);
  expect(await jobs()).toHaveLength(1);
});

test('what a clock that was ahead planned is done by the right time again', async () => {
  const hours: string[] = [];
  const hourly = { kind: 'hourly', everyMs: 3_600_000, run: async () => void hours.push(clock.now().toISOString()) };
  clock.goOn({ days: 400 });
  const ahead = await aRunner(hourly);
  await until(() => hours.length === 1);
  await ahead.stop();
  clock.goOn({ days: -400 });

  await aRunner(hourly);
  await until(() => hours.length === 2);

  expect(hours[1]).toBe('2026-11-21T15:00:00.000Z');
  await until(async () => (await jobs())[0]?.run_at === '2026-11-21T16:00:00.000Z');
});

test('what a clock that was a little ahead planned waits for its interval at most', async () => {
  const hours: string[] = [];
  const hourly = { kind: 'hourly', everyMs: 3_600_000, run: async () => void hours.push(clock.now().toISOString()) };
  clock.goOn({ hours: 4 });
  await aRunner(hourly);
  await until(async () => (await jobs())[0]?.run_at === '2026-11-21T20:00:00.000Z');
  clock.goOn({ hours: -4 });

  await until(() => hours.length === 2);

  expect(hours[1]).toBe('2026-11-21T15:00:00.000Z');
});

test('a repeating job that fails again and again may wait longer than its interval', async () => {
  const hourly = { kind: 'hourly', key: 'hourly', payload: {}, runAt: clock.now() };
  await queueJob(db, hourly, clock.now());
  await db.updateTable('jobs').set({ tries: 9 }).execute();
  let times = 0;
  const fails = async () => {
    times++;
    throw new JobFailed('E_AGAIN');
  };

  const runner = await aRunner({ kind: 'hourly', everyMs: 3_600_000, run: fails });
  await until(async () => (await jobs())[0]?.run_at === '2026-11-21T21:00:00.000Z');
  await runner.stop();

  expect(times).toBe(1);
});

test('a job that a stop interrupted goes on at the next start, and the try does not count', async () => {
  const begun = Promise.withResolvers<void>();
  await queue({});
  const stopped = await aRunner(
    greet(async ({ signal }) => {
      begun.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw new JobFailed('interrupted', { restsKind: true });
    }),
  );
  await begun.promise;
  await stopped.stop();
  expect(await jobs()).toMatchObject([{ tries: 0, run_at: clock.now().toISOString() }]);

  await aRunner(greet(async () => {}));
  await until(async () => (await jobs()).length === 0);
});

test('a kind that rested by a clock that was ahead goes on within a minute of the right time', async () => {
  let times = 0;
  clock.goOn({ hours: 3 });
  await queue({});
  await aRunner(
    greet(async () => {
      if (times++ === 0) throw new JobFailed('E_AWAY', { restsKind: true });
    }),
  );
  await until(async () => (await jobs())[0]?.last_error === 'E_AWAY');
  clock.goOn({ hours: -3 });
  await queue({}, { key: 'new' });

  await until(async () => (await jobs()).length === 1);

  expect(times).toBe(2);
});

test('a repeated job first runs after the requested delay', async () => {
  let times = 0;
  const tidy: JobKind = { kind: 'tidy', everyMs: 24 * 60 * 60_000, run: async () => void times++ };
  const runner = new JobRunner({ db, clock: clock.now, log: createLog('silent') });
  runners.push(runner);

  await runner.start([tidy], 30_000);

  expect(await jobs()).toMatchObject([{ kind: 'tidy', run_at: '2026-11-21T15:00:30.000Z' }]);
  clock.goOn({ ms: 30_000 });
  runner.wake();
  await until(() => times === 1);
});

test('no more of a kind is done together than it allows', async () => {
  let now = 0;
  let most = 0;
  for (let i = 0; i < 9; i++) await queue({ i });

  await aRunner(
    greet(
      async () => {
        most = Math.max(most, ++now);
        await sleep(3);
        now--;
      },
      { atOnce: 3 },
    ),
  );
  await until(async () => (await jobs()).length === 0);

  expect(most).toBe(3);
});

test('a failure is logged by its code alone', async () => {
  await queue({});
  await queue({});
  let tries = 0;
  await aRunner(
    greet(async () => {
      throw tries++ === 0 ? new JobFailed('E_FULL 452') : new Error('hannah@example.org is unknown');
    }),
  );

  await until(async () => (await jobs()).every(({ last_error }) => last_error !== null));

  expect(new Set((await jobs()).map(({ last_error }) => last_error))).toEqual(new Set(['E_FULL 452', 'unexpected']));
});

test('a kind hears once, after its last try, that a job is given up', async () => {
  const calls: string[] = [];
  await queue({});
  await aRunner(greet(tryInVain(calls), { mostTries: 3, givenUp: async () => void calls.push('given up') }));

  for (const minutes of [1, 2]) {
    await until(async () => (await jobs())[0]?.tries === minutes && (await jobs())[0]?.lease_ends_at === null);
    clock.goOn({ minutes });
  }
  await until(async () => (await jobs())[0]?.given_up_at !== null);

  expect(calls).toEqual(['tried', 'tried', 'tried', 'given up']);
  expect(await jobs()).toMatchObject([{ last_error: 'E_AGAIN', lease_ends_at: null }]);
});

test('giving up is reported again a minute later when the report fails, without another try', async () => {
  const calls: string[] = [];
  const givenUp = async () => {
    calls.push('told');
    if (calls.length === 2) throw new Error('the database is away');
  };
  await queue({});
  await aRunner(greet(tryInVain(calls), { mostTries: 1, givenUp }));
  await until(() => calls.length === 2);

  clock.goOn({ minutes: 1 });
  await until(async () => (await jobs())[0]?.given_up_at !== null);

  expect(calls).toEqual(['tried', 'told', 'told']);
});

const tryInVain = (calls: string[]) => async () => {
  calls.push('tried');
  throw new JobFailed('E_AGAIN');
};

async function dieAtIt(times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const claimed = await claimJobs(db, {
      kind: 'greet',
      most: 1,
      now: clock.now(),
      leaseMs: 60_000,
      latestMs: 86_400_000,
    });
    expect(claimed).toHaveLength(1);
    clock.goOn({ minutes: 1 });
  }
}

describe('a worker that died', () => {
  test('in every try is not followed by another one: its kind hears of that, and the operator sees it', async () => {
    await queue({ name: 'Ana' });
    await dieAtIt(3);
    const calls: unknown[] = [];

    await aRunner(
      greet(async () => void calls.push('run'), {
        mostTries: 3,
        givenUp: async ({ payload }) => void calls.push(payload),
      }),
    );
    await until(async () => (await jobs())[0]?.given_up_at !== null);

    expect(calls).toEqual([{ name: 'Ana' }]);
    expect(await jobs()).toMatchObject([{ last_error: 'process-ended', lease_ends_at: null }]);
  });

  test('in every try leaves what repeats to the next one', async () => {
    let times = 0;
    const nightly = { kind: 'greet', key: 'greet', payload: {}, runAt: clock.now() };
    await queueJob(db, nightly, clock.now());
    await dieAtIt(3);

    await aRunner(greet(async () => void times++, { mostTries: 3, everyMs: 86_400_000 }));
    await until(async () => (await jobs())[0]?.lease_ends_at === null);

    expect(times).toBe(1);
    expect(await jobs()).toMatchObject([{ tries: 0, given_up_at: null }]);
  });

  test('reserves its job for a minute', async () => {
    await queue({});
    await claimJobs(db, { kind: 'greet', most: 1, now: clock.now(), leaseMs: 60_000, latestMs: 86_400_000 });
    let times = 0;
    const early = await aRunner(greet(async () => void times++));
    await early.stop();
    expect(times).toBe(0);

    clock.goOn({ minutes: 1 });
    await aRunner(greet(async () => void times++));
    await until(async () => (await jobs()).length === 0);

    expect(times).toBe(1);
  });

  test('was it only slow, its effect is rolled back once another has taken over', async () => {
    await queue({});
    const outcome: { thrown?: unknown } = {};
    const keep = (name: string, { finish }: Work) =>
      tx(db, async (trx) => {
        await trx.insertInto('settings').values({ name, value: 'done' }).execute();
        await finish(trx);
      });
    const slow = new JobRunner({ db, clock: clock.now, log: createLog('silent'), lookEveryMs: 60_000 });
    runners.push(slow);
    let wakeUp = () => {};
    const sleeping = new Promise<void>((resolve) => (wakeUp = resolve));
    await slow.start([
      greet(async (work) => {
        await sleeping;
        await keep('slow', work).catch((error: unknown) => {
          outcome.thrown = error;
          throw error;
        });
      }),
    ]);
    await until(async () => (await jobs())[0]?.lease_ends_at !== null);
    clock.goOn({ minutes: 1 });

    await aRunner(greet((work) => keep('quick', work)));
    await until(async () => (await jobs()).length === 0);
    wakeUp();
    await slow.stop();

    expect(outcome.thrown).toBeInstanceOf(LeaseLost);
    expect(await db.selectFrom('settings').select('name').execute()).toEqual([{ name: 'quick' }]);
  });

  test('was it only slow, it writes nothing more once another has taken over', async () => {
    await queue({});
    const outcome: { thrown?: unknown } = {};
    const slow = new JobRunner({ db, clock: clock.now, log: createLog('silent'), lookEveryMs: 60_000 });
    runners.push(slow);
    const sleeping = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    await slow.start([
      greet(async ({ requireHeld }) => {
        await tx(db, requireHeld);
        begun.resolve();
        await sleeping.promise;
        await tx(db, requireHeld).catch((error: unknown) => {
          outcome.thrown = error;
          throw error;
        });
      }),
    ]);
    await begun.promise;
    clock.goOn({ minutes: 1 });

    await aRunner(greet(async () => {}));
    await until(async () => (await jobs()).length === 0);
    sleeping.resolve();
    await slow.stop();

    expect(outcome.thrown).toBeInstanceOf(LeaseLost);
  });

  test('is none whose lease was renewed while the job ended', async () => {
    await queue({});
    const [job] = await claimJobs(db, {
      kind: 'greet',
      most: 1,
      now: clock.now(),
      leaseMs: 60_000,
      latestMs: 86_400_000,
    });
    if (!job) throw new Error('nothing was due');
    clock.goOn({ seconds: 20 });

    await renewLease(db, job, clock.now(), 60_000);

    expect(await deleteJob(db, job)).toBe(true);
  });
});

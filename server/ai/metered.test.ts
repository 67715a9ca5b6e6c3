import { expect, test } from 'vitest';
import { userRow } from '#testing/db/rows.ts';
import { createLog } from '#server/log.ts';
import { aDatabase } from '#testing/db/a-database.ts';
import { TestClock } from '#testing/clock.ts';
import { AiFailed, wholeAnswer, type AiLimits, type OpenedAi } from './ai.ts';
import { aiJobs } from './jobs.ts';
import { metered } from './metered.ts';
import { Rest } from './rest.ts';
import { consentOf, usageOfMonths, writeConsent } from './queries.ts';

const request = { system: 'Be kind.', user: 'Why?', mostTokens: 10 };
const { signal } = new AbortController();
const recipient = { host: 'api.example.org', isThisMachine: false };

type Stream = OpenedAi['stream'];

const speaking: Stream = async function* (_, { count }) {
  yield 'So.';
  count({ in: 30, out: 5 });
};
// oxlint-disable-next-line require-yield
const failing: Stream = async function* (_, { count }) {
  count({ in: 30, out: 0 });
  throw new AiFailed('down');
};

async function anAccount(limits: Partial<AiLimits> = {}, log = createLog('silent')) {
  const db = await aDatabase();
  await db.deleteFrom('ai_months').execute();
  const row = userRow();
  await db.insertInto('users').values(row).execute();
  const clock = new TestClock();
  const all = { dayCalls: 10, dayTokens: 1000, monthTokens: 10_000, ...limits };
  const rest = new Rest();
  const ask = (stream = speaking) =>
    wholeAnswer(
      metered({ db, ai: { recipient, limits: all, rest, stream }, clock: clock.now, log }, row.id),
      request,
      signal,
    );
  return { db, clock, ask, id: row.id };
}

test('[AI-04] calls, tokens and errors are counted by account and day and by month, and nothing of what was asked', async () => {
  const { db, ask } = await anAccount();

  await ask();
  await ask();
  await expect(ask(failing)).rejects.toMatchObject({ code: 'down' });

  expect(await usageOfMonths(db, 3)).toEqual([
    { month: '2026-11', calls: 3, tokens_in: 90, tokens_out: 10, errors: 1 },
  ]);
});

test('[AI-04] past the calls or the tokens of a day the model is not asked, until the next day', async () => {
  for (const limits of [{ dayCalls: 2 }, { dayTokens: 70 }]) {
    const { ask, clock } = await anAccount(limits);
    await ask();
    await ask();

    await expect(ask()).rejects.toMatchObject({ code: 'account-limit' });
    clock.goOn({ days: 1 });
    await expect(ask()).resolves.toBe('So.');
  }
});

test('[AI-04] past the tokens of a month nobody’s questions are sent, until the next month', async () => {
  const { ask, clock } = await anAccount({ monthTokens: 35 });
  await ask();

  await expect(ask()).rejects.toMatchObject({ code: 'server-limit' });
  clock.goOn({ days: 31 });
  await expect(ask()).resolves.toBe('So.');
});

test('[AI-04] what calls may use counts while they last, for the account and the server', async () => {
  for (const [limits, code] of [
    [{ dayTokens: 25 }, 'account-limit'],
    [{ monthTokens: 25 }, 'server-limit'],
  ] as const) {
    const { ask, db, id } = await anAccount(limits);
    const calls = () => db.selectFrom('ai_usage').select('calls').where('user_id', '=', id).executeTakeFirst();
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const slow: Stream = async function* (_, { count }) {
      await ended;
      yield 'So.';
      count({ in: 3, out: 5 });
    };
    const begun = [ask(slow), ask(slow)];
    await expect.poll(async () => (await calls())?.calls).toBe(2);

    await expect(ask()).rejects.toMatchObject({ code });
    end();
    await Promise.all(begun);
    await expect(ask()).resolves.toBe('So.');
    expect((await usageOfMonths(db, 3))[0]).toMatchObject({ calls: 3, tokens_in: 36, tokens_out: 15 });
  }
});

test('[AI-04] a call that cannot be counted is answered all the same, and logged', async () => {
  const warned: string[] = [];
  const { ask } = await anAccount({}, createLog('warn', { write: (line) => void warned.push(line) }));
  const strange: Stream = async function* (_, { count }) {
    yield 'So.';
    count({ in: 1e20, out: 5 });
  };

  await expect(ask(strange)).resolves.toBe('So.');
  expect(warned).toEqual([expect.stringContaining('a call of the language model could not be counted')]);
});

test('[AI-04] of calls at the same moment no more are made than the day allows', async () => {
  const { ask } = await anAccount({ dayCalls: 7 });

  const ends = await Promise.allSettled(Array.from({ length: 30 }, () => ask()));

  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
});

test('[AI-04] after it hung nobody asks for a minute, and nothing of that counts', async () => {
  const { db, ask, clock } = await anAccount();
  // oxlint-disable-next-line require-yield
  const hanging: Stream = async function* (_, { count }) {
    count({ in: 1, out: 0 });
    throw new AiFailed('late');
  };
  await expect(ask(hanging)).rejects.toMatchObject({ code: 'late' });

  await expect(ask()).rejects.toMatchObject({ code: 'resting' });
  expect(await usageOfMonths(db, 1)).toMatchObject([{ calls: 1, errors: 1 }]);
  clock.goOn({ minutes: 1 });
  await expect(ask()).resolves.toBe('So.');
});

test('what an account used is forgotten after 90 days', async () => {
  const { db, ask, clock, id } = await anAccount();
  await ask();
  clock.goOn({ days: 2 });
  await ask();
  clock.goOn({ days: 89 });

  const work = { signal, payload: null, finish: async () => {}, requireHeld: async () => {}, onlyWaits: () => {} };
  for (const { run } of aiJobs({ db, clock: clock.now })) await run(work);

  const kept = await db.selectFrom('ai_usage').select('on_day').where('user_id', '=', id).execute();
  expect(kept).toEqual([{ on_day: '2026-11-23' }]);
});

test('[AI-04] whether questions may be sent is kept for each recipient, and can be changed', async () => {
  const { db, id, clock } = await anAccount();

  expect(await consentOf(db, id, 'a.example.org')).toBeNull();
  await writeConsent(db, id, { recipient: 'a.example.org', agrees: true }, clock.now());
  expect(await consentOf(db, id, 'a.example.org')).toBe(true);
  expect(await consentOf(db, id, 'b.example.org')).toBeNull();
  await writeConsent(db, id, { recipient: 'a.example.org', agrees: false }, clock.now());
  expect(await consentOf(db, id, 'a.example.org')).toBe(false);
});

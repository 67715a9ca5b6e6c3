import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import { createLog, type Log } from '#server/log.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { reviveJob } from '#server/jobs/queries.ts';
import { TestClock } from '#testing/clock.ts';
import { aDatabase } from '#testing/db/a-database.ts';
import { SmtpServer } from '#testing/servers/smtp-server.ts';
import { until } from '#testing/until.ts';
import { queueMail, type Mail } from './outbox.ts';
import { waitingMails } from './queries.ts';
import { sendingMails } from './sending.ts';
import type { Patience } from './smtp.ts';

let db: Db;
let clock: TestClock;
let server: SmtpServer;
let runners: JobRunner[];

beforeEach(async () => {
  db = await aDatabase();
  await db.deleteFrom('mails').execute();
  await db.deleteFrom('jobs').execute();
  clock = new TestClock();
  server = await SmtpServer.start();
  runners = [];
});

afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await server.stop();
});

/** What the outbox of this test has sent. */
async function aRunner({
  on = db,
  smtpUrl = server.url,
  lookEveryMs = 60_000,
  log = createLog('silent'),
  ...more
}: {
  on?: Db;
  smtpUrl?: string | null;
  lookEveryMs?: number;
  log?: Log;
  patience?: Patience;
} = {}): Promise<JobRunner> {
  const config = { smtpUrl, mailFrom: 'Fernling <no-reply@example.org>' };
  const runner = new JobRunner({ db: on, clock: clock.now, log, lookEveryMs });
  runners.push(runner);
  await runner.start(sendingMails({ db, config, clock: clock.now, ...more }));
  return runner;
}

async function queue(to: string, changes: Partial<Mail> = {}): Promise<void> {
  clock.goOn({ ms: 1 });
  const letter = { kind: 'confirm-address', subject: 'Welcome', text: 'a line', html: '<p>a line</p>' } as const;
  await tx(db, (trx) => queueMail(trx, { ...letter, to, ...changes }, clock.now()));
}

const noneWait = async () => (await waitingMails(db, 100)).length === 0;
const rows = () => db.selectFrom('mails').selectAll().orderBy('id').execute();

const jobs = () => db.selectFrom('jobs').selectAll().orderBy('id').execute();

test('[AUTH-02] a queued mail is sent, and its recipient and content are deleted', async () => {
  await queue('ana@example.org', { text: 'Press https://example.org/confirm-email?token=secret' });

  await aRunner();
  await until(noneWait);

  expect(server.received).toHaveLength(1);
  const { from, to, subject, text, html, headers } = await PostalMime.parse(server.received[0] ?? '');
  expect({ from, to, subject, text, html }).toEqual({
    from: { name: 'Fernling', address: 'no-reply@example.org' },
    to: [{ name: '', address: 'ana@example.org' }],
    subject: 'Welcome',
    text: 'Press https://example.org/confirm-email?token=secret\n',
    html: '<p>a line</p>\n',
  });
  expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  expect(await rows()).toMatchObject([{ kind: 'confirm-address', to_address: '', subject: '', text: '', html: '' }]);
  expect(await jobs()).toEqual([]);
});

test('[AUTH-02] a mail whose transaction is rolled back is never sent', async () => {
  const failing = tx(db, async (trx) => {
    await queueMail(
      trx,
      { kind: 'new-device', to: 'ana@example.org', subject: 's', text: 't', html: 'h' },
      clock.now(),
    );
    throw new Error('the change failed');
  });

  await expect(failing).rejects.toThrow('the change failed');

  expect(await rows()).toEqual([]);
  expect(await jobs()).toEqual([]);
});

test('[AUTH-02] without a mail server a mail waits and can be read in the outbox', async () => {
  await queue('ana@example.org');

  const runner = await aRunner({ smtpUrl: null });
  await runner.stop();

  expect(await waitingMails(db, 10)).toMatchObject([{ to: 'ana@example.org', subject: 'Welcome', text: 'a line' }]);
  expect(await jobs()).toMatchObject([{ tries: 0 }]);
});

test('[AUTH-02] a mail that the server refuses waits, the others go out, and no address is noted with the error', async () => {
  server.refuses = 'bob@example.org';
  await queue('bob@example.org');
  await queue('ana@example.org');

  await aRunner();
  await until(async () => (await jobs()).length === 1 && (await jobs())[0]?.last_error !== null);

  expect(await rows()).toMatchObject([{ sent_at: null, text: 'a line' }, { sent_at: clock.now().toISOString() }]);
  expect(await jobs()).toMatchObject([{ tries: 1, last_error: 'EENVELOPE 550', given_up_at: null }]);
  expect(server.received).toHaveLength(1);
});

test('[AUTH-02] a mail that is refused again and again is tried later each time, and then given up for the operator to see', async () => {
  server.refuses = 'bob@example.org';
  await queue('bob@example.org');
  const runner = await aRunner();
  const waitsMin: number[] = [];
  for (;;) {
    await until(async () => (await jobs())[0]?.lease_ends_at === null && (await jobs())[0]?.last_error !== null);
    const [job] = await jobs();
    if (job?.given_up_at !== null) break;
    waitsMin.push((Date.parse(job.run_at) - clock.now().getTime()) / 60_000);
    clock.goOn({ ms: Date.parse(job.run_at) - clock.now().getTime() });
    const { tries } = job;
    runner.wake();
    await until(async () => (await jobs())[0]?.tries !== tries);
  }

  expect(waitsMin).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  expect(await jobs()).toMatchObject([{ tries: 12, last_error: 'EENVELOPE 550' }]);
  server.refuses = null;
  const [given] = await jobs();
  expect(await reviveJob(db, given?.id ?? '', clock.now())).toBe(true);
  runner.wake();
  await until(noneWait);
  expect(server.recipients).toEqual(['bob@example.org']);
});

test('[AUTH-02] while the mail server is away nothing is lost, no try counts, and when it is back the mails go out by themselves', async () => {
  const { url, port } = server;
  await server.stop();
  await queue('ana@example.org');
  await queue('bob@example.org');
  const runner = await aRunner({ lookEveryMs: 5, smtpUrl: url });
  for (let minute = 0; minute < 60; minute++) {
    const now = clock.now().toISOString();
    await until(async () => (await jobs()).every((job) => job.lease_ends_at === null && job.run_at > now));
    if (minute < 59) clock.goOn({ minutes: 1 });
  }

  expect((await rows()).map(({ sent_at }) => sent_at)).toEqual([null, null]);
  expect(await jobs()).toMatchObject([
    { tries: 0, given_up_at: null },
    { tries: 0, given_up_at: null },
  ]);
  server = await SmtpServer.start(port);
  clock.goOn({ minutes: 1 });
  await until(noneWait);
  await runner.stop();

  expect(server.received).toHaveLength(2);
});

const quick: Patience = { greetingMs: 500, handingOverMs: 500, slowMs: 500, answerMs: 500, stoppingMs: 20 };
const patient: Patience = {
  greetingMs: 60_000,
  handingOverMs: 60_000,
  slowMs: 60_000,
  answerMs: 60_000,
  stoppingMs: 20,
};

test.each(['stalls', 'drops'] as const)(
  '[AUTH-02] a mail server that takes a mail whole and then %s gets it three times at most, each time under one Message-ID',
  async (misbehavior) => {
    server.misbehavior = misbehavior;
    await queue('ana@example.org');
    // Where no answer comes, the patience has to run out; what was sent until then may be read only later.
    const answerMs = misbehavior === 'stalls' ? 500 : 60_000;
    const runner = await aRunner({ patience: { ...patient, answerMs } });
    await until(async () => {
      const [job] = await jobs();
      const waitsMs = Date.parse(job?.run_at ?? '') - clock.now().getTime();
      if (job?.lease_ends_at === null && job.given_up_at === null && waitsMs > 0) {
        clock.goOn({ ms: waitsMs });
        runner.wake();
      }
      return job?.given_up_at !== null;
    });
    await until(() => server.handedOver.length === 3);

    expect(await jobs()).toMatchObject([{ tries: 3 }]);
    const ids = server.handedOver.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]);
    expect(new Set(ids)).toEqual(new Set([`<${(await rows())[0]?.id}@example.org>`]));
  },
);

test('[AUTH-02] a mail server may take its time over a message, which is sent once, and none waits for it meanwhile', async () => {
  server.misbehavior = 'scans';
  for (let i = 0; i < 10; i++) await queue(`parent${i}@example.org`);

  await aRunner({ patience: { ...quick, handingOverMs: 2000, answerMs: 60_000 } });
  await until(() => server.handedOver.length === 10);
  server.misbehavior = null;
  await queue('ana@example.org');
  runners[0]?.wake();
  await until(() => server.received.length === 1);
  server.endScans();
  await until(noneWait);

  expect(server.received).toHaveLength(11);
  expect(server.handedOver).toHaveLength(11);
});

test('[AUTH-02] addresses that the mail server thinks long about hold up their own mails alone', async () => {
  server.thinksAbout = 'slow.example.org';
  for (let i = 0; i < 3; i++) await queue(`parent${i}@slow.example.org`);
  await queue('ana@example.org');

  await aRunner({ patience: { ...patient, slowMs: 50 } });
  await until(async () => (await jobs()).length === 3);

  expect(server.recipients).toEqual(['ana@example.org']);
});

test('[AUTH-02] an address at which the mail server hangs up counts for its own mail, and no other waits', async () => {
  server.hangsUpAt = 'bob@example.org';
  await queue('bob@example.org');
  await queue('ana@example.org');
  const runner = await aRunner();
  await until(async () => (await jobs()).length === 1 && (await jobs())[0]?.last_error !== null);
  await queue('carol@example.org');
  runner.wake();
  await until(async () => server.received.length === 2 && (await jobs()).length === 1);

  expect(await jobs()).toMatchObject([{ tries: 1, given_up_at: null }]);
});

test('[AUTH-02] a server that stops gives up a mail whose answer is missing, and tries it again after the next start', async () => {
  server.misbehavior = 'scans';
  await queue('ana@example.org');
  const runner = await aRunner({ patience: { ...quick, answerMs: 60_000 } });
  await until(() => server.handedOver.length === 1);

  await runner.stop();

  expect(await jobs()).toMatchObject([{ tries: 1, lease_ends_at: null, given_up_at: null }]);
});

test('[AUTH-02] two servers on one database never send a mail twice', async () => {
  for (let i = 0; i < 20; i++) await queue(`parent${i}@example.org`);

  await Promise.all([aRunner(), aRunner()]);
  await until(noneWait);

  expect(new Set(server.recipients).size).toBe(20);
  expect(server.recipients).toHaveLength(20);
});

test('a database that cannot be used is logged by the name of the fault alone, which repeats no address', async () => {
  const lines: string[] = [];
  const broken = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: () => Promise.reject(Object.assign(new Error('ana@example.org'), { code: '57P01' })),
  });

  const runner = await aRunner({ on: broken, log: createLog('warn', { write: (line) => void lines.push(line) }) });
  await runner.stop();

  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ err: { name: 'Error', code: '57P01' } }]);
  expect(lines.join('')).not.toContain('ana@');
});

test('stopping waits for what is being sent', async () => {
  await queue('ana@example.org');

  const runner = await aRunner();
  await until(() => server.recipients.length === 1);
  await runner.stop();

  expect(await noneWait()).toBe(true);
  await queue('bob@example.org');
  runner.wake();
  expect(server.received).toHaveLength(1);
  expect(await jobs()).toMatchObject([{ tries: 0 }]);
});

test.each([
  { to: 'ana@example.org\r\nBcc: eve@example.org' },
  { to: 'ana\u0000@example.org' },
  { subject: 'Welcome\nBcc: eve@example.org' },
  { subject: 'Welcome\u2028' },
])('a control character in an address or a subject is refused: %j', async (changes) => {
  await expect(queue('ana@example.org', changes)).rejects.toThrow(RangeError);
  expect(await rows()).toEqual([]);
});

test('an address with a list in it reaches no other recipient', async () => {
  await queue('ana@example.org, eve@example.org');

  const runner = await aRunner();
  await until(async () => (await jobs())[0]?.lease_ends_at === null || (await noneWait()));
  await runner.stop();

  expect(server.recipients).not.toContain('eve@example.org');
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import { createLog } from '#server/http/log.ts';
import { TestClock } from '#testing/clock.ts';
import { aDatabase } from '#testing/db/a-database.ts';
import { SmtpServer } from '#testing/smtp-server.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { queueMail, type Mail } from './outbox.ts';
import { waitingMails } from './queries.ts';

let db: Db;
let clock: TestClock;
let server: SmtpServer;
let mailers: Mailer[];

beforeEach(async () => {
  db = await aDatabase();
  await db.deleteFrom('mails').execute();
  clock = new TestClock();
  server = await SmtpServer.start();
  mailers = [];
});

afterEach(async () => {
  await Promise.all(mailers.map((mailer) => mailer.stop()));
  await server.stop();
});

function aMailer({
  retryMs = 60_000,
  smtpUrl = server.url,
}: { retryMs?: number; smtpUrl?: string | null } = {}): Mailer {
  const config = { smtpUrl, mailFrom: 'Fernling <no-reply@example.org>' };
  const mailer = createMailer({ db, config, clock: clock.now, log: createLog('silent'), retryMs });
  mailers.push(mailer);
  return mailer;
}

async function queue(to: string, changes: Partial<Mail> = {}): Promise<void> {
  clock.goOn({ ms: 1 });
  const mail = { kind: 'confirm-address', to, subject: 'Welcome', text: 'a line', html: '<p>a line</p>', ...changes };
  await tx(db, (trx) => queueMail(trx, mail, clock.now()));
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 5000;
  while (!(await holds())) {
    if (Date.now() > giveUpAt) throw new Error('it did not come to that within five seconds');
    await sleep(5);
  }
}

const noneWait = async () => (await waitingMails(db, 100)).length === 0;
const rows = () => db.selectFrom('mails').selectAll().orderBy('id').execute();

test('[AUTH-02] a queued mail is sent once it is woken for; to whom it went and what it said is forgotten', async () => {
  const mailer = aMailer();
  await queue('ana@example.org', { text: 'Press https://example.org/confirm-email?token=secret' });

  mailer.wake();
  await until(noneWait);

  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatch(/^To: ana@example\.org$/m);
  expect(server.received[0]).toMatch(/^From: Fernling <no-reply@example\.org>$/m);
  expect(server.received[0]).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(server.received[0]).toContain('token=secret');
  expect(await rows()).toMatchObject([
    { kind: 'confirm-address', to_address: '', subject: '', text: '', html: '', tries: 1, last_error: null },
  ]);
});

test('a mail that was tried before waits behind a new one', async () => {
  await queue('refused@example.org');
  await db.updateTable('mails').set({ tries: 3, last_tried_at: '2026-01-01T00:00:00.000Z' }).execute();
  await queue('new@example.org');

  aMailer().wake();
  await until(noneWait);

  expect(server.received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).toEqual([
    'new@example.org',
    'refused@example.org',
  ]);
});

test('[AUTH-02] a mail whose transaction is rolled back is never sent', async () => {
  const mailer = aMailer();
  const failing = tx(db, async (trx) => {
    await queueMail(trx, { kind: 'x', to: 'ana@example.org', subject: 's', text: 't', html: 'h' }, clock.now());
    throw new Error('the change failed');
  });

  await expect(failing).rejects.toThrow('the change failed');
  mailer.wake();
  await mailer.stop();

  expect(server.received).toEqual([]);
});

test('[AUTH-02] without a mail server a mail waits and can be read in the outbox', async () => {
  const mailer = aMailer({ smtpUrl: null });
  await queue('ana@example.org');

  mailer.wake();
  await mailer.stop();

  expect(await waitingMails(db, 10)).toMatchObject([{ to: 'ana@example.org', subject: 'Welcome', text: 'a line' }]);
});

test('[AUTH-02] a mail that the server refuses waits, the others go out, and no address is noted with the error', async () => {
  server.refuses = 'bob@example.org';
  const mailer = aMailer();
  await queue('bob@example.org');
  await queue('ana@example.org');

  mailer.wake();
  await until(() => server.received.length === 1);
  await mailer.stop();

  const [refused, sent] = await rows();
  expect(refused).toMatchObject({ sent_at: null, tries: 1, last_error: 'EENVELOPE 550', text: 'a line' });
  expect(sent).toMatchObject({ sent_at: clock.now().toISOString() });
});

test('[AUTH-02] a mail that failed is not tried again before a minute has passed, and then it is', async () => {
  server.refuses = 'bob@example.org';
  const mailer = aMailer();
  await queue('bob@example.org');
  mailer.wake();
  await until(async () => (await rows())[0]?.last_error !== null);
  server.refuses = null;

  clock.goOn({ seconds: 59 });
  mailer.wake();
  await sleep(50);
  expect(server.received).toEqual([]);
  clock.goOn({ seconds: 1 });
  mailer.wake();
  await until(noneWait);

  expect(await rows()).toMatchObject([{ tries: 2, last_error: null }]);
});

test('[AUTH-02] while the mail server is away nothing is lost; when it is back the mails go out by themselves', async () => {
  const { url, port } = server;
  await server.stop();
  const mailer = aMailer({ retryMs: 20, smtpUrl: url });
  await queue('ana@example.org');
  await queue('bob@example.org');
  mailer.wake();
  await until(async () => (await rows()).some(({ last_error }) => last_error !== null));

  expect((await rows()).map(({ sent_at }) => sent_at)).toEqual([null, null]);
  server = await SmtpServer.start(port);
  clock.goOn({ minutes: 1 });
  await until(noneWait);

  expect(server.received).toHaveLength(2);
});

test('[AUTH-02] two servers on one database never send a mail twice', async () => {
  const two = [aMailer(), aMailer()];
  for (let i = 0; i < 20; i++) await queue(`parent${i}@example.org`);

  for (const mailer of two) mailer.wake();
  await until(noneWait);

  expect(new Set(server.recipients).size).toBe(20);
  expect(server.recipients).toHaveLength(20);
});

test('an outbox that cannot be used is logged by the name of the fault alone, which repeats no address', async () => {
  const lines: string[] = [];
  const broken = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: () => Promise.reject(Object.assign(new Error('ana@example.org'), { code: '57P01' })),
  });
  const config = { smtpUrl: server.url, mailFrom: 'Fernling <no-reply@example.org>' };
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const mailer = createMailer({ db: broken, config, clock: clock.now, log });

  mailer.wake();
  await mailer.stop();

  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ err: { name: 'Error', code: '57P01' } }]);
  expect(lines.join('')).not.toContain('ana@');
});

test('stopping waits for what is being sent', async () => {
  const mailer = aMailer();
  await queue('ana@example.org');

  mailer.wake();
  await mailer.stop();

  expect(await noneWait()).toBe(true);
  await queue('bob@example.org');
  mailer.wake();
  await sleep(20);
  expect(server.received).toHaveLength(1);
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

test('an address is one address: a list in it reaches nobody else', async () => {
  const mailer = aMailer();
  await queue('ana@example.org, eve@example.org');

  mailer.wake();
  await mailer.stop();

  expect(server.recipients).not.toContain('eve@example.org');
});

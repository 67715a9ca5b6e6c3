import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { confirmationMail } from '#server/accounts/emails.ts';
import { openSession } from '#server/auth/session.ts';
import { newId } from '#server/db/id.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { tx } from '#server/db/tx.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { runCommand } from './commands.ts';

const publicUrl = 'https://family.example.org';
const program = fileURLToPath(new URL('./operator.ts', import.meta.url));

test('[AUTH-02] waiting mails are listed with their links, and with what went wrong', async () => {
  const { house, clock } = await aHouse();
  await house.db.deleteFrom('mails').execute();
  const mail = confirmationMail('ana@example.org', 'https://family.example.org', 'secret');
  await tx(house.db, (trx) => queueMail(trx, mail, clock.now()));
  await house.db.updateTable('jobs').set({ tries: 2, last_error: 'ETIMEDOUT' }).execute();

  const { text, isDone } = await runCommand(house.db, ['mail'], { now: clock.now(), publicUrl });

  expect(isDone).toBe(true);
  expect(text).toBe(
    [
      '1 mail waiting:',
      '',
      '2026-11-21T15:00:00.000Z  ana@example.org',
      '  Welcome to Fernling. Please confirm your email address',
      '  tried 2 times, last error ETIMEDOUT',
      '  https://family.example.org/confirm-email?token=secret',
      '',
    ].join('\n'),
  );
});

test('[AUTH-02] without a waiting mail it says so', async () => {
  const { house, clock } = await aHouse();
  await house.db.deleteFrom('mails').execute();

  expect(await runCommand(house.db, ['mail'], { now: clock.now(), publicUrl })).toEqual({
    text: 'No mail waits.\n',
    isDone: true,
  });
});

test('[AUTH-02] a mail that was given up is listed with the words that have it tried again', async () => {
  const { house, clock } = await aHouse();
  await house.db.deleteFrom('mails').execute();
  await house.db.deleteFrom('jobs').execute();
  const mail = confirmationMail('ana@example.org', 'https://family.example.org', 'secret');
  await tx(house.db, (trx) => queueMail(trx, mail, clock.now()));
  const at = clock.now().toISOString();
  await house.db.updateTable('jobs').set({ tries: 12, last_error: 'EENVELOPE 550', given_up_at: at }).execute();
  const { id } = await house.db.selectFrom('jobs').select('id').executeTakeFirstOrThrow();

  const mails = await runCommand(house.db, ['mail'], { now: clock.now(), publicUrl });
  const given = await runCommand(house.db, ['jobs'], { now: clock.now(), publicUrl });
  const retried = await runCommand(house.db, ['jobs', 'retry', id], { now: clock.now(), publicUrl });

  expect(mails.text).toContain(`  given up; npm run operator -- jobs retry ${id}\n`);
  expect(given.text).toBe(`Given up:\n\n${id}  ${at}  send-mail, tried 12 times, last error EENVELOPE 550\n`);
  expect(given.text).not.toContain('ana@example.org');
  expect(retried).toEqual({ text: 'It is tried again within a few seconds.\n', isDone: true });
  expect(await runCommand(house.db, ['jobs'], { now: clock.now(), publicUrl })).toMatchObject({
    text: 'No work was given up.\n',
  });
  expect(await runCommand(house.db, ['jobs', 'retry', id], { now: clock.now(), publicUrl })).toMatchObject({
    isDone: false,
  });
});

test('[AUTH-11] accounts are listed with the sessions that last, and never a name or a child', async () => {
  const { house, clock, parent, child } = await aFamily();
  await openSession(house.db, { userId: parent.id, remember: false, now: new Date('2026-11-20T15:00:00.000Z') });

  const { text } = await runCommand(house.db, ['users'], { now: clock.now(), publicUrl });

  expect(text).toContain(`${parent.id}  2026-11-21T15:00:00.000Z  1 session  ${parent.email}\n`);
  expect(text).not.toContain(child.firstName);
  expect(text).not.toContain(child.id);
  expect(text).not.toContain(parent.name);
});

test('[AUTH-11] the operator ends every session of one account', async () => {
  const { house, clock, parent, coParent } = await aFamily();

  const outcome = await runCommand(house.db, ['users', 'end-sessions', parent.id], { now: clock.now(), publicUrl });

  expect(outcome).toEqual({ text: '1 session ended.\n', isDone: true });
  expect((await parent.get('/api/me')).status).toBe(401);
  expect((await coParent.get('/api/me')).status).toBe(200);
});

test('[ACC-03] the operator deletes an account on request as its owner would, once the address is typed', async () => {
  const { house, clock, parent, child, coParent, mailsTo } = await aFamily();
  const circumstances = { now: clock.now(), publicUrl };
  const wrong = await runCommand(house.db, ['users', 'delete', parent.id, coParent.email], circumstances);
  expect(wrong).toEqual({ text: `There is no account ${parent.id} of ${coParent.email}.\n`, isDone: false });
  expect((await parent.get('/api/me')).status).toBe(200);

  const words = ['users', 'delete', parent.id, parent.email.toUpperCase()];
  const { text, isDone } = await runCommand(house.db, words, circumstances);

  expect(isDone).toBe(true);
  expect(text).toBe('Closed. It is erased from 2026-12-21T03:00:00.000Z on, unless its owner logs in and keeps it.\n');
  expect(text).not.toContain(child.firstName);
  expect((await parent.get('/api/me')).status).toBe(401);
  expect(await mailsTo(parent.email)).toMatchObject([{ kind: 'account-closed' }]);
  expect(await runCommand(house.db, words, circumstances)).toMatchObject({ isDone: false });
});

test.each([
  [['users', 'end-sessions', newId()]],
  [['users', 'delete']],
  [['users', 'delete', newId()]],
  [['users', 'delete', newId(), 'nobody@example.org']],
  [['users', 'end-sessions']],
  [['mail', 'all']],
])('an impossible command is reported and changes nothing: %j', async (words) => {
  const { house, clock, parent } = await aFamily();

  expect(await runCommand(house.db, words, { now: clock.now(), publicUrl })).toMatchObject({ isDone: false });
  expect((await parent.get('/api/me')).status).toBe(200);
});

test('the program works on the configured database', async () => {
  const place = await aPlace();
  const db = await openDb(place);
  await tx(db, (trx) => queueMail(trx, confirmationMail('ana@example.org', 'http://localhost', 'secret'), new Date()));
  await close(db);

  const { code, stdout } = await operator(['mail'], { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' });

  expect(stdout).toContain('http://localhost/confirm-email?token=secret');
  expect(code).toBe(0);
});

test('the program explains itself, refuses what it does not know, and makes no database', async () => {
  const DATA_DIR = join(tmpdir(), `fernling-none-${newId()}`);

  const [plain, unknown, early, wrong] = await Promise.all([
    operator([], { DATA_DIR }),
    operator(['children'], { DATA_DIR }),
    operator(['users'], { DATA_DIR }),
    operator(['users'], { PORT: 'x' }),
  ]);

  expect(plain).toMatchObject({ code: 0, stdout: expect.stringContaining('users end-sessions ID') });
  expect(unknown).toMatchObject({ code: 1, stdout: plain.stdout });
  expect(early).toMatchObject({
    code: 1,
    stderr: `There is no database in ${DATA_DIR} yet: start the server once, or set DATA_DIR.\n`,
  });
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringMatching(/^PORT must/) });
});

async function operator(words: string[], settings: Record<string, string>) {
  const ran = promisify(execFile)(process.execPath, [program, ...words], { env: settings });
  return ran.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

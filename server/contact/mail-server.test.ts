import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendContactMessage } from '#contract/contact.ts';
import { readConfig } from '#server/config.ts';
import { newId } from '#server/db/id.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { sendingMails } from '#server/mail/sending.ts';
import { aFamily } from '#testing/family.ts';
import { aHouse, type TestHouse } from '#testing/house.ts';
import { SmtpServer } from '#testing/servers/smtp-server.ts';

const operatorEmail = 'operator@example.org';
const words = {
  name: 'Hannah Brooks',
  email: 'hannah@example.com',
  subject: 'Export of two children',
  message: 'Can I export both children in one file?',
};

let server: SmtpServer;
const runners: JobRunner[] = [];

beforeEach(async () => {
  server = await SmtpServer.start();
});

afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  await server.stop();
});

/** A server whose mails leave by the mail server of this test. */
async function aMailingHouse(): Promise<TestHouse> {
  const config = readConfig({ LOG_LEVEL: 'silent', OPERATOR_EMAIL: operatorEmail, SMTP_URL: server.url });
  const jobs = { wake: () => runners.at(-1)?.wake() };
  const home = await aHouse({ config, jobs });
  for (const table of ['contact_messages', 'mails', 'jobs', 'rate_limits'] as const)
    await home.house.db.deleteFrom(table).execute();
  const runner = new JobRunner(home.house);
  runners.push(runner);
  await runner.start(sendingMails(home.house));
  return home;
}

function countOf({ house }: TestHouse) {
  return house.db.selectFrom('contact_messages').select(['id', 'message']).execute();
}

describe('[CON-01] a message', () => {
  test('reaches the operator, and its sender is told so', async () => {
    const home = await aMailingHouse();
    const { parent } = await aFamily(home);

    const { body } = await parent.post(sendContactMessage.path, words);

    expect(body).toMatchObject({ mailed: 'sent', error: null });
    expect(server.recipients).toContain(operatorEmail);
  });

  test('whose mail is refused is kept, and its sender is told so', async () => {
    server.refuses = operatorEmail;
    const home = await aMailingHouse();
    const { parent } = await aFamily(home);

    const { status, body } = await parent.post(sendContactMessage.path, words);

    expect({ status, body }).toMatchObject({
      status: 201,
      body: { mailed: 'failed', error: expect.stringContaining('could not be delivered') },
    });
    // The confirmation to the sender is a job, too.
    const tried = home.house.db.selectFrom('jobs').select('last_error').where('last_error', 'is not', null);
    expect(await tried.execute()).toEqual([{ last_error: 'EENVELOPE 550' }]);
    expect(await countOf(home)).toMatchObject([{ message: words.message }]);
  });

  test('that the mail server thinks about for long is on its way', async () => {
    server.misbehavior = 'scans';
    const home = await aMailingHouse();
    const { parent } = await aFamily(home);

    const { status, body } = await parent.post(sendContactMessage.path, words);
    server.endScans();

    expect({ status, body }).toMatchObject({ status: 201, body: { mailed: 'waiting', error: null } });
    await expect.poll(() => server.recipients).toContain(operatorEmail);
  });

  test('is known not to be mailed while the mail server is down, however many come', async () => {
    const home = await aMailingHouse();
    const { parent } = await aFamily(home);
    await server.stop();

    const told = [];
    for (let sent = 0; sent < 3; sent += 1) told.push((await parent.post(sendContactMessage.path, words)).body);
    server = await SmtpServer.start();

    expect(told).toMatchObject(Array.from({ length: 3 }, () => ({ mailed: 'failed', error: expect.any(String) })));
  });

  test('is on its way although the mail to somebody else was refused', async () => {
    server.refuses = 'hannah@example.com';
    const home = await aMailingHouse();
    const { parent } = await aFamily(home);
    await parent.post(sendContactMessage.path, words);

    const { body } = await parent.post(sendContactMessage.path, words);

    expect(body).toMatchObject({ mailed: 'sent', error: null });
  });

  test('is kept while the mail server is down, and is mailed once when it is back', async () => {
    const { port } = server;
    const home = await aMailingHouse();
    const { parent } = await aFamily(home);
    await server.stop();
    const id = newId();

    const first = await parent.post(sendContactMessage.path, { ...words, id });
    expect(first.body).toMatchObject({ mailed: 'failed' });
    server = await SmtpServer.start(port);
    home.clock.goOn({ minutes: 10 });
    const again = await parent.post(sendContactMessage.path, { ...words, id });

    // The try that failed is still what is known, unless the next one has been quicker.
    expect(again).toMatchObject({ status: 201 });
    await expect.poll(() => server.recipients.filter((each) => each === operatorEmail)).toHaveLength(1);
    expect(await countOf(home)).toHaveLength(1);
  });
});

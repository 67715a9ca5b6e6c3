import { describe, expect, test } from 'vitest';
import { readContactDetails, sendContactMessage } from '#contract/contact.ts';
import { readConfig } from '#server/config.ts';
import { newId } from '#server/db/id.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { solvedChallenge } from '#testing/accounts.ts';
import type { Client } from '#testing/client.ts';
import { aFamily } from '#testing/family.ts';
import { aHouse, aHouseWithFreshLimits, noLimits, type TestHouse } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';

const operatorEmail = 'operator@example.org';
const told = readConfig({ LOG_LEVEL: 'silent', OPERATOR_EMAIL: operatorEmail, OPERATOR_NAME: 'Robin' });
const words = {
  name: 'Hannah Brooks',
  email: 'hannah@example.com',
  subject: 'Export of two children',
  message: 'Can I export both children in one file?\n\nI would like to bring it to our new doctor.',
};

async function write(client: Client, changes: object = {}) {
  const challengeToken = await solvedChallenge(client, 'contact');
  return client.post(sendContactMessage.path, { ...words, challengeToken, ...changes });
}

function stored({ house }: TestHouse) {
  return house.db.selectFrom('contact_messages').selectAll().orderBy('id').execute();
}

async function anEmptyHouse(changes: Parameters<typeof aHouse>[0] = {}) {
  const home = await aHouse({ config: told, ...changes });
  await home.house.db.deleteFrom('contact_messages').execute();
  await home.house.db.deleteFrom('mails').execute();
  await home.house.db.deleteFrom('rate_limits').execute();
  return home;
}

describe('[CON-01] [API-01] a message to the operator', () => {
  test('is kept, and mailed to the operator alone, with a way to answer', async () => {
    const home = await anEmptyHouse();

    const { status } = await write(home.visitor());

    expect(status).toBe(201);
    expect(await stored(home)).toMatchObject([{ ...words, user_id: null, answered_at: null }]);
    const [mail, ...others] = await home.mailsTo(operatorEmail);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'contact-message', subject: 'Fernling contact: Export of two children' });
    expect(mail?.text).toContain('> Can I export both children in one file?\n\n> I would like to bring it');
    expect(mail?.text).toContain('mailto:hannah@example.com?subject=Re%3A%20Export%20of%20two%20children');
    expect(mail?.text).toContain('nobody has checked them');
  });

  test('is confirmed to the address in fixed words that repeat nothing typed, three times a day', async () => {
    const home = await anEmptyHouse({ limits: { ...noLimits, contactConfirmations: realLimits.contactConfirmations } });
    for (const n of [1, 2, 3, 4, 5]) await write(home.visitor(), { subject: `Buy cheap pills ${n}` });

    const mails = await home.mailsTo(words.email);

    expect(mails).toHaveLength(3);
    expect(new Set(mails.map(({ text, subject }) => `${subject} ${text}`)).size).toBe(1);
    expect(mails[0]?.text).not.toMatch(/Hannah|pills|export/i);
    expect(await stored(home)).toHaveLength(5);
  });

  test('cannot pass for words of Fernling, nor be decoded into others', async () => {
    const home = await anEmptyHouse();

    await write(home.visitor(), {
      subject: 'Hello =?utf-8?q?there?= \u202eolleh',
      message: 'Hello, operator\nWritten by a parent who is logged in',
    });

    const [mail] = await home.mailsTo(operatorEmail);
    expect(mail?.subject).toBe('Fernling contact: Hello = ?utf-8?q?there?= olleh');
    expect(mail?.text).toContain('\n> Written by a parent who is logged in');
  });

  test('of many visitors are mailed up to 50 a day, then in one summary an hour; of parents all', async () => {
    const { contactMails, contactSummaries } = realLimits;
    const home = await anEmptyHouse({ limits: { ...noLimits, contactMails, contactSummaries } });
    for (let n = 0; n < 53; n += 1) await write(home.visitor());
    const { parent } = await aFamily(home);
    await parent.post(sendContactMessage.path, { ...words, subject: 'Of a parent' });

    const subjects = (await home.mailsTo(operatorEmail)).map(({ subject }) => subject);

    expect(subjects.filter((subject) => subject.endsWith('Export of two children'))).toHaveLength(50);
    expect(subjects.filter((subject) => subject.endsWith('many messages have come'))).toHaveLength(1);
    expect(subjects).toContain('Fernling contact: Of a parent');
    expect(await stored(home)).toHaveLength(54);
  });

  test('is confirmed to one mailbox three times a day, however it is spelled, and to all visitors 200 times', async () => {
    const { contactConfirmations } = realLimits;
    const limits = { ...noLimits, contactConfirmations, contactConfirmationsAll: { most: 4, windowS: 86_400 } };
    const home = await anEmptyHouse({ limits });
    for (const n of [1, 2, 3, 4, 5]) await write(home.visitor(), { email: `vic+${n}@example.org` });
    for (const n of [1, 2, 3]) await write(home.visitor(), { email: `other${n}@example.org` });

    const confirmed = await home.house.db
      .selectFrom('mails')
      .select('to_address')
      .where('kind', '=', 'contact-received')
      .execute();

    expect(confirmed).toHaveLength(4);
  });

  test('is kept where the operator has given no address, and the sender is told', async () => {
    const home = await anEmptyHouse({ config: readConfig({ LOG_LEVEL: 'silent' }) });

    const { status, body } = await write(home.visitor());

    expect({ status, body }).toMatchObject({
      status: 201,
      body: { mailed: 'nowhere', error: expect.stringContaining('email address') },
    });
    expect(await stored(home)).toHaveLength(1);
    expect(await home.mailsTo(words.email)).toEqual([]);
  });

  test('waits in the outbox of a server without a mail server, and the sender is told that no mail comes', async () => {
    const home = await anEmptyHouse();

    const { status, body } = await write(home.visitor());

    expect({ status, body }).toMatchObject({
      status: 201,
      body: { mailed: 'nowhere', error: expect.stringContaining('email address') },
    });
    expect(await home.mailsTo(operatorEmail)).toHaveLength(1);
  });

  test('of a parent needs no security check, and says whose account it is', async () => {
    const home = await anEmptyHouse();
    const { parent } = await aFamily(home);

    const { status } = await parent.post(sendContactMessage.path, words);

    expect(status).toBe(201);
    expect(await stored(home)).toMatchObject([{ user_id: parent.id }]);
    expect((await home.mailsTo(operatorEmail)).at(-1)?.text).toContain(`account ${parent.id}`);
  });

  test('that is sent again with its id is kept and mailed once', async () => {
    const home = await anEmptyHouse();
    const id = newId();

    const answers = [await write(home.visitor(), { id }), await write(home.visitor(), { id })];
    const other = await write(home.visitor(), { id, message: 'Something else entirely' });

    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array.from({ length: 2 }, () => ({ status: 201, body: { id, mailed: 'nowhere', error: expect.any(String) } })),
    );
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists' } });
    expect(await stored(home)).toMatchObject([words]);
    expect(await home.mailsTo(operatorEmail)).toHaveLength(1);
  });
});

describe('[CON-01] a message is refused, and nothing is kept or mailed,', () => {
  test.each([
    [{ name: 'H' }, 'name', 'Name must be at least 2 characters'],
    [{ email: 'hannah' }, 'email', 'Please enter a valid email address'],
    [{ subject: 'Hi  ' }, 'subject', 'Subject must be at least 5 characters'],
    [{ message: 'Help \n\n\n\n\n' }, 'message', 'Message must be at least 10 characters'],
    [{ message: 'x'.repeat(5001) }, 'message', 'Message can have at most 5000 characters'],
    [{ subject: 'x'.repeat(151) }, 'subject', 'Subject can have at most 150 characters'],
    [{ name: 'Hannah\r\nBcc: all@example.org' }, 'name', 'This contains a character that cannot be stored'],
    [{ subject: 'Hello\nBcc: all@example.org' }, 'subject', 'This contains a character that cannot be stored'],
    [{ email: 'a@example.org\r\nBcc: b@example.org' }, 'email', 'Please enter a valid email address'],
    [{ email: 'a@example.org, b@example.org' }, 'email', 'Please enter a valid email address'],
    [{ message: `Half a character \ud83c and more` }, 'message', 'This contains a character that cannot be stored'],
    [{ challengeToken: undefined }, 'challengeToken', 'Please complete the captcha'],
    [{ challengeToken: `${newId()}.1` }, 'challengeToken', 'Security check failed. Please try again.'],
  ])('with %j', async (changes, name, message) => {
    const home = await anEmptyHouse();

    const { status, body } = await write(home.visitor(), changes);

    expect({ status, body }).toMatchObject({
      status: 422,
      body: { fields: [{ name, message }], error: expect.any(String) },
    });
    expect(await stored(home)).toEqual([]);
    expect(await home.mailsTo(operatorEmail)).toEqual([]);
  });

  test('when it has 100 KB', async () => {
    const home = await anEmptyHouse();

    const { status, body } = await write(home.visitor(), { message: 'x'.repeat(100_000) });

    expect({ status, body }).toMatchObject({ status: 413, body: { code: 'too-large' } });
    expect(await stored(home)).toEqual([]);
  });

  test('with the answer to a security check that another form was given', async () => {
    const home = await anEmptyHouse();
    const visitor = home.visitor();

    const { status } = await write(visitor, { challengeToken: await solvedChallenge(visitor, 'forgot') });

    expect(status).toBe(422);
    expect(await stored(home)).toEqual([]);
  });
});

test('[CON-01] what a terminal would obey is taken out of a message, and its lines stay', async () => {
  const home = await anEmptyHouse();

  await write(home.visitor(), { message: 'First line\u001b[2J\u0007\r\nsecond line\0\rthird\tline' });

  expect(await stored(home)).toMatchObject([{ message: 'First line[2J\nsecond line\nthird\tline' }]);
});

describe('[CON-01] limits', () => {
  test('the fourth message an hour from one network takes a harder check, the thirty-first is refused', async () => {
    const limits = { ...noLimits, contactNetwork: realLimits.contactNetwork };
    const home = await aHouseWithFreshLimits({ config: told, limits });
    const easy = await solvedChallenge(home.visitor(), 'contact');
    for (let sent = 0; sent < 3; sent += 1) expect((await write(home.visitor())).status).toBe(201);

    expect(await write(home.visitor(), { challengeToken: easy })).toMatchObject({ status: 422 });
    for (let sent = 4; sent < 30; sent += 1) expect((await write(home.visitor())).status).toBe(201);
    expect(await write(home.visitor())).toMatchObject({ status: 429, body: { code: 'slow-down' } });
  });

  test('a parent on the same network can still write, ten times an hour', async () => {
    const home = await aHouseWithFreshLimits({
      config: told,
      limits: {
        ...noLimits,
        contactNetwork: { easy: 1, most: 1, windowS: 3600 },
        contactAccount: realLimits.contactAccount,
      },
    });
    const { parent } = await aFamily(home);
    await write(home.visitor());
    expect((await write(home.visitor())).status).toBe(429);

    const statuses = [];
    for (let sent = 0; sent < 11; sent += 1) statuses.push((await parent.post(sendContactMessage.path, words)).status);

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });
});

test('[CON-01] a message is forgotten after 12 months', async () => {
  const home = await anEmptyHouse();
  await write(home.visitor());
  home.clock.goOn({ days: 364 });
  await workOff(home);
  expect(await stored(home)).toHaveLength(1);

  home.clock.goOn({ days: 2 });
  await workOff(home);

  expect(await stored(home)).toEqual([]);
});

test('[PUB-12] everybody can read who runs the server and where to write to', async () => {
  const { visitor } = await anEmptyHouse();

  expect(await visitor().call(readContactDetails, {})).toEqual({
    name: 'Robin',
    email: operatorEmail,
    address: null,
    phone: null,
  });
});

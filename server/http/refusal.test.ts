import { describe, expect, test } from 'vitest';
import { provePassword } from '#contract/accounts/passwords.ts';
import { startImport } from '#contract/accounts/transfers.ts';
import { uploadPicture } from '#contract/children/pictures.ts';
import { sendConfirmation, sendSignIn } from '#testing/accounts.ts';
import { aFamily, type Family } from '#testing/family.ts';
import { aHouse, aHouseWithFreshLimits, noLimits } from '#testing/house.ts';
import { createLog } from '#server/log.ts';

const nowhere = '019aaf00-0000-7000-8000-000000000000';

describe('[ASVS-16.3.2] [ASVS-16.3.3] what somebody who attacks would cause is logged', () => {
  test.each<{ what: string; refused: string; route: string; cause: (family: Family) => Promise<unknown> }>([
    {
      what: 'a wrong password',
      refused: 'password',
      route: '/api/sign-in',
      cause: ({ nobody, parent }) => sendSignIn(nobody, { email: parent.email, password: 'not this one' }),
    },
    {
      what: 'a wrong password of somebody signed in',
      refused: 'password',
      route: '/api/password-proof',
      cause: ({ parent }) => parent.ask(provePassword, { body: { password: 'not this one' } }),
    },
    {
      what: 'a form without the security check',
      refused: 'security-check',
      route: '/api/sign-in',
      cause: ({ nobody, parent }) =>
        nobody.post('/api/sign-in', { email: parent.email, password: 'not this one', challengeToken: `${nowhere}.1` }),
    },
    {
      what: 'a change to a child that one may only see',
      refused: 'access',
      route: '/api/children/:childId/vaccine-authority',
      cause: ({ viewer, child }) =>
        viewer.put(`/api/children/${child.id}/vaccine-authority`, { authority: 'aap-2026', version: 1 }),
    },
    {
      what: 'a look at a child of others',
      refused: 'access',
      route: '/api/children/:childId',
      cause: ({ stranger, child }) => stranger.get(`/api/children/${child.id}`),
    },
    {
      what: 'a form of another site',
      refused: 'other-site',
      route: '/api/sign-out',
      cause: ({ parent }) => parent.post('/api/sign-out', {}, { origin: 'https://evil.example' }),
    },
    {
      what: 'a link that nobody was sent',
      refused: 'link',
      route: '/api/confirm-address',
      cause: ({ nobody }) => sendConfirmation(nobody, 'x'.repeat(43)),
    },
  ])('$what, with nothing of anybody in it', async ({ refused, route, cause }) => {
    const { log, lines } = aLog('warn');
    const family = await aFamily(await aHouse({ log }));

    await cause(family);

    expect(lines()).toEqual([{ level: 40, time: expect.any(String), requestId: expect.any(String), route, refused }]);
  });

  test('a limit that was reached, in one line for many', async () => {
    const { log, lines } = aLog('warn');
    const limits = { ...noLimits, challengeNetwork: { most: 1, windowS: 60 } };
    const { visitor } = await aHouseWithFreshLimits({ log, limits });

    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(await visitor().post('/api/challenges', { action: 'sign-up' }));

    expect(answers.map(({ status }) => status)).toEqual([201, 429, 429, 429, 429]);
    expect(lines()).toMatchObject([{ route: '/api/challenges', refused: 'limit' }]);
    expect(answers.at(-1)?.text).not.toContain('refused');
  });

  test('what parents meet every day is not', async () => {
    const { log, lines } = aLog('warn');
    const { parent, nobody } = await aFamily(await aHouse({ log }));

    await nobody.get('/api/me');
    await nobody.send('POST', '/wp-login.php', '');
    await parent.get('/api/nothing');
    await parent.post('/api/children', { id: nowhere });

    expect(lines()).toEqual([]);
  });
});

describe('who hangs up in the middle of sending', () => {
  test.each([
    { what: 'a form', path: '/api/challenges', type: 'application/json' },
    { what: 'a picture', path: uploadPicture.path, type: 'image/png' },
    { what: 'a file to import', path: startImport.path, type: 'application/zip' },
  ])('writes no error into the log: $what', async ({ path, type }) => {
    const { log, lines } = aLog('debug');
    const { app, parent } = await aFamily(await aHouse({ log }));
    const cookie = [...parent.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'content-type': type, cookie, origin: 'http://localhost:3000' };
    const before = lines().length;

    const init = { method: 'POST', body: aCutOffBody(), duplex: 'half', headers };
    await app.fetch(new Request(`http://localhost:3000${path}`, init));

    expect(lines().slice(before)).toMatchObject([{ level: 20, route: path }, { level: 30 }]);
  });
});

/** As Node's when a phone loses its connection. */
function aCutOffBody(): ReadableStream<Uint8Array> {
  const lost = Object.assign(new Error('aborted'), { code: 'ECONNRESET', syscall: 'read' });
  const start = new Uint8Array([0x50, 0x4b, 0x03, 0x04]);
  let isSent = false;
  return new ReadableStream({
    pull(to) {
      if (isSent) to.error(lost);
      else to.enqueue(start);
      isSent = true;
    },
  });
}

function aLog(level: string) {
  const kept: string[] = [];
  const log = createLog(level, { write: (line) => void kept.push(line) });
  return { log, lines: (): unknown[] => kept.map((line) => JSON.parse(line)) };
}

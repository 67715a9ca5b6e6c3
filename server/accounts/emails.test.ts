import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SmtpServer } from '#testing/servers/smtp-server.ts';
import { smtpTransport, type Transport } from '#server/mail/smtp.ts';
import type { Mail } from '#server/mail/outbox.ts';
import {
  accountClosedMail,
  accountKeptMail,
  confirmationMail,
  idleAccountMail,
  newDeviceMail,
  newPrimaryParentMail,
  passwordChangedMail,
  newAccountMail,
  resetMail,
} from './emails.ts';

const home = 'https://family.example.org';
const token = 't'.repeat(43);
const hostile = '<script>alert(1)</script><a href="https://evil.example">press</a>';
const owner = { id: '0197a000-0000-7000-8000-000000000001', email: 'hannah@example.org' };
const closing = { timeZone: 'America/New_York', erasedFrom: new Date('2026-12-21T15:00:00.000Z') };

let server: SmtpServer;
let transport: Transport;
beforeAll(async () => {
  server = await SmtpServer.start();
  transport = smtpTransport(server.url, 'Fernling <no-reply@example.org>');
});
afterAll(() => server.stop());

test.each([
  { mail: confirmationMail(owner.email, home, token), link: `${home}/confirm-email?token=${token}` },
  { mail: newAccountMail(owner.email, home), link: `${home}/login` },
  { mail: resetMail(owner, home, token), link: `${home}/reset-password?token=${token}` },
  {
    mail: passwordChangedMail(owner, home, { device: hostile, linked: [hostile], unlinked: [hostile] }),
    link: `${home}/forgot-password`,
  },
  { mail: newDeviceMail(owner, home, hostile), link: `${home}/settings?section=account` },
  { mail: accountClosedMail({ userId: owner.id, ...owner, ...closing }, home), link: `${home}/login` },
  { mail: accountKeptMail(owner, home), link: `${home}/dashboard` },
  {
    mail: newPrimaryParentMail({ childId: owner.id, firstName: hostile }, owner.email, home),
    link: `${home}/dashboard`,
  },
  { mail: idleAccountMail(owner, home), link: `${home}/login` },
])(
  '[UI-02] $mail.kind arrives in text and in HTML, with one link and nothing that runs or loads',
  async ({ mail, link }) => {
    const { subject, to, text = '', html = '' } = await arrived(mail);

    expect(subject).toBe(mail.subject);
    expect(to).toMatchObject([{ address: owner.email }]);
    expect(text).toContain(`${link}\n`);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([link]);
    expect(html).not.toMatch(/<script|<img|src=|url\(/);
    expect(text.startsWith('Hello,')).toBe(true);
  },
);

/** Sends a mail and reads what arrived. */
async function arrived(mail: Mail): Promise<Email> {
  await transport.send(mail, { id: 'a-mail' });
  return PostalMime.parse(server.received.at(-1) ?? '');
}

import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '#server/mail/outbox.ts';
import { smtpTransport } from '#server/mail/smtp.ts';
import { SmtpServer } from '#testing/servers/smtp-server.ts';
import { accessMail, invitationMail, type AccessNews } from './emails.ts';

let server: SmtpServer;

beforeAll(async () => {
  server = await SmtpServer.start();
});

afterAll(() => server.stop());

const publicUrl = 'https://family.example.org';
const maya = { id: '0197a000-0000-7000-8000-00000000000a', firstName: 'Maya' };
const token = 't'.repeat(43);
const offer = {
  to: 'ada@example.org',
  children: [maya],
  inviter: { name: 'Hannah Brooks', email: 'hannah@example.org' },
  relationship: 'guardian',
  token,
} as const;

describe('[PAR-02] the mail of an invitation', () => {
  test('says who invites, to whom, as what, with which right, and for how long', async () => {
    const { subject, text } = await received(invitationMail({ ...offer, may: 'edit' }, publicUrl));

    expect(subject).toBe("Hannah Brooks shares Maya's growth and shots with you");
    expect(text.trim()).toBe(
      [
        'Hello,',
        'Hannah Brooks (hannah@example.org) would like you to follow Maya on Fernling: weight, shots, checkups, questions.',
        "You are invited as Maya's guardian. You can see everything, add to it and change it.",
        `Open the invitation:\nhttps://family.example.org/invitation?token=${token}`,
        `No, thank you:\nhttps://family.example.org/invitation?token=${token}&decline=1`,
        'The invitation is for this address, works once, and ends after 7 days.',
        'If you do not know who sent it, please leave this mail alone: nothing happens then.',
        'Fernling',
      ].join('\n\n'),
    );
  });

  test('says so to a parent who may only view', async () => {
    const { text } = await received(invitationMail({ ...offer, relationship: 'grandparent', may: 'view' }, publicUrl));

    expect(text).toContain("You are invited as Maya's grandparent. You can look; you cannot change anything.");
  });

  test('[decision 80] names up to four children', async () => {
    const children = ['Maya', 'Leo', 'Theo', 'Jonah'].map((firstName, n) => ({ id: `${maya.id}${n}`, firstName }));
    const several = { ...offer, children, relationship: 'caregiver', may: 'view' } as const;

    const { subject, text } = await received(invitationMail(several, publicUrl));
    const six = await received(invitationMail({ ...several, children: [...children, maya, maya] }, publicUrl));

    expect(subject).toBe("Hannah Brooks shares Maya, Leo, Theo and Jonah's growth and shots with you");
    expect(text).toContain('would like you to follow Maya, Leo, Theo and Jonah on Fernling:');
    expect(text).toContain('You are invited as their caregiver. You can look; you cannot change anything.');
    expect(six.text).toContain('would like you to follow Maya, Leo, Theo, Jonah and 2 more on Fernling:');
    expect(invitationMail(several, publicUrl).about).toEqual({
      childId: `${maya.id}0`,
      otherChildIds: [`${maya.id}1`, `${maya.id}2`, `${maya.id}3`],
    });
  });

  test('says the same in HTML, with its two links and no others', async () => {
    const { text, html } = await received(invitationMail({ ...offer, may: 'view' }, publicUrl));

    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    expect(links).toEqual([
      `${publicUrl}/invitation?token=${token}`,
      `${publicUrl}/invitation?token=${token}&decline=1`,
    ]);
    for (const line of text.split('\n\n').filter((part) => !part.includes('https'))) {
      expect(html).toContain(line.trim().replaceAll("'", '&#39;'));
    }
  });

  test('carries no link, markup or header from a name', async () => {
    const hostile = 'You won! https://evil.example <a href="x">www.evil.example</a>\r\nBcc: all@example.org';
    const mail = invitationMail(
      {
        ...offer,
        may: 'view',
        inviter: { ...offer.inviter, name: hostile },
        children: [{ ...maya, firstName: hostile }],
      },
      publicUrl,
    );

    const { subject, text, html, to, headers } = await received(mail);

    expect(to).toEqual(['ada@example.org']);
    expect(server.recipients.at(-1)).toBe('ada@example.org');
    expect(headers).not.toContain('bcc');
    const said = `${subject}\n${text}\n${html}`.replaceAll(publicUrl, '').replaceAll(offer.inviter.email, '');
    expect(said).not.toMatch(/:\/\/|www\.\S|evil\.\S|<a href="x"|@example\.org/);
  });
});

describe('[PAR-05] the mail to the primary parent', () => {
  const who = 'Ruth Brooks';
  const kinds: { news: AccessNews; subject: string; says: string }[] = [
    {
      news: {
        kind: 'invited',
        by: 'Daniel',
        isYou: false,
        email: 'ada@example.org',
        relationship: 'father',
        may: 'edit',
      },
      subject: 'An invitation to share Maya was sent',
      says: 'Daniel invited ada@example.org to share what is kept about Maya, as father (Can edit).',
    },
    {
      news: {
        kind: 'invited',
        by: 'Hannah',
        isYou: true,
        email: 'ada@example.org',
        relationship: 'mother',
        may: 'view',
      },
      subject: 'An invitation to share Maya was sent',
      says: 'You invited ada@example.org to share what is kept about Maya, as mother (Can view).',
    },
    {
      news: { kind: 'accepted', who, relationship: 'guardian', may: 'view' },
      subject: 'Ruth Brooks now has access to Maya',
      says: 'Ruth Brooks accepted an invitation and now shares what is kept about Maya, as guardian (Can view).',
    },
    {
      news: { kind: 'removed', by: 'Hannah', isYou: true, who, letIn: [] },
      subject: 'Ruth Brooks no longer has access to Maya',
      says: 'You removed the access of Ruth Brooks to Maya. What they entered stays, under their name.',
    },
    {
      news: { kind: 'left', who, letIn: ['Ines', 'Jo'] },
      subject: 'Ruth Brooks has left Maya',
      says: "They had invited Ines, Jo, who can still see Maya. You can remove anybody's access.",
    },
  ];

  test.each(kinds)('$news.kind: $says', async ({ news, subject, says }) => {
    const mail = accessMail({ to: 'hannah@example.org', children: [maya], news }, publicUrl);

    const read = await received(mail);

    expect(read.subject).toBe(subject);
    expect(read.text).toContain(says);
    expect(read.html).toContain(says.replaceAll("'", '&#39;'));
    expect(read.text).toContain(`${publicUrl}/settings?section=parents&childId=${maya.id}`);
    expect(mail.about).toEqual({ childId: maya.id, otherChildIds: [] });
  });
});

/** A mail as a mail program shows it, once a mail server has accepted it. */
async function received(mail: Mail) {
  await smtpTransport(server.url, 'Fernling <no-reply@example.org>').send(mail, { id: 'a-mail' });
  const read = await PostalMime.parse(server.received.at(-1) ?? '');
  return {
    subject: read.subject,
    text: read.text ?? '',
    html: read.html ?? '',
    to: (read.to ?? []).map(({ address }) => address),
    headers: read.headers.map(({ key }) => key),
  };
}

import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day, type Day } from '#domain/time/day.ts';
import { timeOfDay } from '#domain/time/time-of-day.ts';
import type { Mail } from '#server/mail/outbox.ts';
import { smtpTransport } from '#server/mail/smtp.ts';
import { SmtpServer } from '#testing/servers/smtp-server.ts';
import { checkupsMail, dosesMail } from './emails.ts';

let server: SmtpServer;

beforeAll(async () => {
  server = await SmtpServer.start();
});

afterAll(() => server.stop());

const publicUrl = 'https://family.example.org';
const stopToken = 's'.repeat(168);
const reminded = {
  to: 'hannah@example.org',
  userId: '0197a000-0000-7000-8000-00000000000b',
  child: { id: '0197a000-0000-7000-8000-00000000000a', firstName: 'Maya' },
  today: day('2026-11-21'),
  stopToken,
};
const source = 'Vaccine days: CDC routine. Source: CDC child and adolescent schedule, 2025 edition.';
const dtap = {
  shortName: 'DTaP',
  shownNumber: 2,
  category: 'routine' as const,
  dueOn: day('2026-11-28'),
  windowEndsOn: day('2027-01-18'),
  birthHours: null,
  isPrompt: false,
  lastDayOn: null,
  isAskedForAgain: false,
  status: 'upcoming' as const,
};
const told = <Row extends { readonly dueOn: Day }>(dose: Row) => ({ toldOn: dose.dueOn, ...dose });
const visit = {
  checkupType: '4 Month Well-Child Checkup',
  on: day('2026-11-24'),
  isScheduled: true,
  time: null,
  place: null,
};
const footer = ['Not a medical record.', 'You get this mail because you asked to be reminded about Maya.', 'Fernling'];

describe('[VAX-01] the mail that reminds of doses', () => {
  test('says when the RSV antibody is not needed', async () => {
    const unless = 'unless the mother had the RSV vaccine at least 14 days before the birth';
    const doses = [told({ ...dtap, shortName: 'RSV', shownNumber: 1, dueOn: reminded.today, isPrompt: true, unless })];

    const { text } = await received(dosesMail(reminded, { doses, source }, publicUrl));

    expect(text.replaceAll(/\s+/g, ' ')).toContain(`RSV 1 (as soon as possible; ${unless}).`);
  });

  test('names days, doses with their windows, source, and the way to stop it', async () => {
    const doses = [
      { ...dtap, shortName: 'IPV', windowEndsOn: null },
      dtap,
      { ...dtap, shortName: 'Hib', dueOn: day('2026-11-21') },
      { ...dtap, shortName: 'HepB', dueOn: day('2026-09-19'), windowEndsOn: null },
      {
        ...dtap,
        shortName: 'PCV',
        dueOn: day('2026-09-19'),
        windowEndsOn: day('2026-11-15'),
        status: 'overdue' as const,
      },
      { ...dtap, shortName: 'MenB', category: 'ask-your-doctor' as const, dueOn: day('2026-12-01') },
    ];

    const { subject, text } = await received(dosesMail(reminded, { doses: doses.map(told), source }, publicUrl));

    expect(subject).toBe('Vaccines due for Maya');
    expect(text.trim().split('\n\n')).toEqual([
      'Hello,',
      'These vaccine doses are next for Maya:',
      'Due since September 19, 2026: Hepatitis B 2, Pneumococcal 2 (overdue).',
      'Due today, November 21, 2026: Hib 2 (until January 18, 2027).',
      'Due November 28, 2026: Polio 2, DTaP 2 (until January 18, 2027).',
      'Due December 1, 2026: Meningococcal B 2 (ask your doctor; until January 18, 2027).',
      'See the vaccine schedule:\nhttps://family.example.org/vaccines',
      `Stop these mails:\nhttps://family.example.org/reminders-off?token=${stopToken}`,
      source,
      ...footer,
    ]);
  });
});

test('[decision 73] a mail says that a dose is due now, as the list does, and for which day it is planned', async () => {
  const toldOn = day('2026-11-27');
  const waiting = { ...dtap, dueOn: day('2026-11-10'), toldOn };
  const late = { ...waiting, shortName: 'PCV', windowEndsOn: day('2026-11-15'), status: 'overdue' as const };
  const { text } = await received(dosesMail(reminded, { doses: [waiting, late], source }, publicUrl));

  expect(text).toContain('Due now, planned for November 27, 2026: DTaP 2 (until January 18, 2027).');
  expect(text).toContain('Planned for November 27, 2026: Pneumococcal 2 (overdue).');
});

describe('the birth dose of hepatitis B in a mail', () => {
  const birthDose = {
    ...dtap,
    shortName: 'HepB',
    shownNumber: 1,
    birthHours: 12,
    windowEndsOn: reminded.today,
  } as const;

  test.each([
    { dueOn: '2026-11-21', says: 'Due today, November 21, 2026: Hepatitis B 1 (within 12 hours of birth).' },
    { dueOn: '2026-11-20', says: 'Due since November 20, 2026: Hepatitis B 1 (as soon as possible).' },
    {
      dueOn: '2026-11-20',
      overdue: true,
      says: 'Due since November 20, 2026: Hepatitis B 1 (overdue; as soon as possible; if it was not given, call the doctor now).',
    },
    {
      dueOn: '2026-11-20',
      overdue: true,
      birthHours: 24 as const,
      says: 'Due since November 20, 2026: Hepatitis B 1 (overdue; as soon as possible).',
    },
  ])('due on $dueOn never waits for a later day: $says', async ({ dueOn, says, overdue, birthHours = 12 as const }) => {
    const status = overdue ? ('overdue' as const) : ('upcoming' as const);
    const doses = [{ ...birthDose, dueOn: day(dueOn), status, birthHours }];
    const { text } = await received(dosesMail(reminded, { doses: doses.map(told), source }, publicUrl));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(says);
    expect(text).not.toMatch(/mother|test|positive|result/i);
  });
});

test.each([
  { status: 'upcoming', says: 'RSV 1 (as soon as possible).' },
  { status: 'overdue', says: 'RSV 1 (overdue; as soon as possible).' },
] as const)(
  '[decision 73] a mail never says that an RSV antibody has until the end of its season: $says',
  async (row) => {
    const rsv = {
      ...dtap,
      shortName: 'RSV',
      shownNumber: 1,
      isPrompt: true,
      status: row.status,
      dueOn: reminded.today,
    };
    const { text } = await received(dosesMail(reminded, { doses: [told(rsv)], source }, publicUrl));
    expect(text).toContain(row.says);
  },
);

test.each([
  { status: 'upcoming', says: 'Due today, November 21, 2026: Rotavirus 1 (as soon as possible; no later than' },
  {
    status: 'overdue',
    says: 'Due today, November 21, 2026: Rotavirus 1 (overdue; as soon as possible; no later than',
  },
  {
    status: 'upcoming',
    isPrompt: false,
    says: 'Due today, November 21, 2026: Rotavirus 1 (until January 18, 2027; no later than',
  },
] as const)('a mail says the last day on which a dose can be given: $says', async ({ status, says, ...row }) => {
  const { isPrompt } = { isPrompt: true, ...row };
  const soon = { isPrompt, lastDayOn: day('2026-11-28'), status, dueOn: reminded.today };
  const rv = { ...dtap, shortName: 'RV', shownNumber: 1, ...soon };
  const { text } = await received(dosesMail(reminded, { doses: [told(rv)], source }, publicUrl));
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`${says} November 28, 2026).`);
});

test.each([
  { status: 'upcoming', says: 'DTaP 2 (until January 18, 2027; entered without a date: find the record first).' },
  { status: 'overdue', says: 'DTaP 2 (overdue; entered without a date: find the record first).' },
] as const)('[VAX-03] a mail asks for the record before a dose that was entered without a date: $says', async (row) => {
  const again = { ...dtap, isAskedForAgain: true, status: row.status };
  const { text } = await received(dosesMail(reminded, { doses: [told(again)], source }, publicUrl));
  expect(text).toContain(row.says);
});

describe('[CHK-01] the mail that reminds of a checkup', () => {
  test.each([
    { isScheduled: true, says: '4 Month Well-Child Checkup of Maya: scheduled for November 24, 2026.' },
    {
      isScheduled: false,
      says: '4 Month Well-Child Checkup of Maya: recommended for November 24, 2026. No other day was chosen yet.',
    },
  ])('says: $says', async ({ isScheduled, says }) => {
    const { subject, text } = await received(checkupsMail(reminded, [{ ...visit, isScheduled }], publicUrl));

    expect(subject).toBe('Checkup for Maya on November 24');
    expect(text.trim().split('\n\n')).toEqual([
      'Hello,',
      says,
      'See all appointments:\nhttps://family.example.org/appointments',
      `Stop these mails:\nhttps://family.example.org/reminders-off?token=${stopToken}`,
      'Checkup plan: American Academy of Pediatrics, Bright Futures, as kept in Fernling edition 2026-11. Not reviewed by a clinician.',
      ...footer,
    ]);
  });
});

test('the mail that reminds of the first checkup does not say its age', async () => {
  const first = { ...visit, checkupType: '0 Month First Week Checkup' };

  const { text } = await received(checkupsMail(reminded, [first], publicUrl));

  expect(text).toContain('First week checkup of Maya: scheduled for November 24, 2026.');
});

test.each([
  { time: '09:20', place: null, says: 'November 24, 2026, 9:20\u00a0a.m.' },
  { time: null, place: 'Green Street Pediatrics', says: 'November 24, 2026, Green Street Pediatrics' },
  { time: '16:05', place: 'Dr. Ito', says: 'November 24, 2026, 4:05\u00a0p.m., Dr Ito' },
  { time: '16:05', place: '555-0100', says: 'November 24, 2026, 4:05\u00a0p.m.' },
])('[decision 77] the mail that reminds of a checkup says when and where: $says', async ({ time, place, says }) => {
  const booked = { ...visit, time: time === null ? null : timeOfDay(time), place };

  const { text } = await received(checkupsMail(reminded, [booked], publicUrl));

  expect(text).toContain(`4 Month Well-Child Checkup of Maya: scheduled for ${says}.`);
});

describe('[CHK-01] every reminder', () => {
  test('lets a mail program offer to unsubscribe, and do it by itself', async () => {
    const { headers } = await received(checkupsMail(reminded, [visit], publicUrl));

    expect(headers).toContainEqual(['list-unsubscribe', `<https://family.example.org/reminders/stop/${stopToken}>`]);
    expect(headers).toContainEqual(['list-unsubscribe-post', 'List-Unsubscribe=One-Click']);
  });

  test('of a server without https links to a page, since a mail program requires https', async () => {
    const { headers } = await received(checkupsMail(reminded, [visit], 'http://localhost:3000'));

    const names = headers.map(([name]) => name);
    expect(names).toContain('list-unsubscribe');
    expect(names).not.toContain('list-unsubscribe-post');
  });

  test('is deleted with the child and with the account', () => {
    const { about } = checkupsMail(reminded, [visit], publicUrl);

    expect(about).toEqual({ childId: reminded.child.id, userId: reminded.userId });
  });

  test('carries no link, markup or header from a name', async () => {
    const firstName = 'You won! https://evil.example <a href="x">www.evil.example</a>\r\nBcc: all@example.org';
    const hostile = { ...reminded, child: { ...reminded.child, firstName } };
    const there = { ...visit, place: 'https://evil.example www.evil.example' };

    for (const mail of [
      dosesMail(hostile, { doses: [told(dtap)], source }, publicUrl),
      checkupsMail(hostile, [there], publicUrl),
    ]) {
      const { subject, text, html, headers } = await received(mail);
      const said = `${subject}\n${text}\n${html}`.replaceAll(publicUrl, '');
      expect(said).not.toMatch(/:\/\/|www\.\S|evil\.\S|<a href="x"|@example\.org/);
      expect(headers.map(([name]) => name)).not.toContain('bcc');
    }
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
    headers: read.headers.map(({ key, value }) => [key, value]),
  };
}

import { expect, test } from 'vitest';
import { mailKinds, type MailKind } from '#contract/mail-kinds.ts';
import { chosenMail, kindText, madeText, piecesOf, waitingText } from './outbox-text.ts';

const mail = (id: string) => ({
  id,
  kind: 'confirm-address' as const,
  to: 'a@b.org',
  subject: id,
  text: '',
  madeAt: '',
});
const mails = [mail('newest'), mail('older')];

test.each([
  { search: '', id: 'newest' },
  { search: '?mail=older', id: 'older' },
  { search: '?mail=long-gone', id: 'newest' },
])('with the search "$search" the mail "$id" is open', ({ search, id }) => {
  expect(chosenMail(mails, search)?.id).toBe(id);
});

test('no mail is open where none waits', () => {
  expect(chosenMail([], '?mail=older')).toBeNull();
});

test.each([
  { mails: 1, text: '1 mail waits here' },
  { mails: 5, text: '5 mails wait here' },
])('$mails waiting: $text', ({ mails: number, text }) => {
  expect(waitingText(number)).toBe(text);
});

test('every kind of mail has words of its own', () => {
  const texts = (Object.keys(mailKinds) as MailKind[]).map((kind) => [kind, kindText(kind)]);

  expect(texts).toEqual([
    ['confirm-address', 'Confirm address'],
    ['new-account', 'New account'],
    ['reset-password', 'New password'],
    ['password-changed', 'Password changed'],
    ['identity-linked', 'Login linked'],
    ['new-device', 'New login'],
    ['account-closed', 'Account closed'],
    ['account-kept', 'Account kept'],
    ['account-idle', 'Account not used'],
    ['primary-parent', 'New primary parent'],
    ['invitation', 'Invitation'],
    ['access-invited', 'Somebody was invited'],
    ['access-accepted', 'Somebody joined'],
    ['access-removed', 'Somebody was removed'],
    ['access-left', 'Somebody left'],
    ['contact-message', 'Message to you'],
    ['contact-received', 'Message received'],
    ['reminder', 'Reminder'],
  ]);
});

test('a mail says on which day and at what time it was made', () => {
  const text = madeText('2026-11-21T07:41:00.000Z', 'America/New_York');

  expect(text.replaceAll(/\s/g, ' ')).toBe('Nov 21, 2:41 a.m.');
});

test('links are taken out of a text, without the sentence that ends behind them', () => {
  const pieces = piecesOf('Open http://localhost:3000/confirm-email?token=aB_-9. Or (https://fernling.org/).');

  expect(pieces.map(({ text, isLink }) => [text, isLink])).toEqual([
    ['Open ', false],
    ['http://localhost:3000/confirm-email?token=aB_-9', true],
    ['. Or (', false],
    ['https://fernling.org/', true],
    [').', false],
  ]);
});

test('a script address is no link', () => {
  expect(piecesOf('javascript:alert(1)').some(({ isLink }) => isLink)).toBe(false);
});

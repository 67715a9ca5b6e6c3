import type { ContactMessage } from '#contract/contact.ts';
import { compose } from '#server/mail/letter.ts';
import type { Mail } from '#server/mail/outbox.ts';
import { inOneDirection } from './rules.ts';

type Received = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'> & {
  readonly id: string;
  readonly userId: string | null;
};

/** To the operator, in the sender's words, which are quoted so that none can pass for ours. */
export function contactMail(to: string, { id, userId, ...written }: Received): Mail {
  const { email } = written;
  const [name, message] = [inOneDirection(written.name), inOneDirection(written.message)];
  // A mail program would decode an encoded word.
  const subject = inOneDirection(written.subject).replaceAll('=?', '= ?');
  const letter = compose({
    subject: `Fernling contact: ${subject}`,
    greeting: `${name} wrote:`,
    paragraphs: message.split(/\n+/).map((line) => `> ${line}`),
    link: { label: `Answer ${email}`, url: answerHref(email, subject) },
    notes: [
      userId === null
        ? 'Written by a visitor: the name and the address are as typed, and nobody has checked them.'
        : `Written by a parent who is logged in, account ${userId}. The name and the address are as typed.`,
      `Once you have answered: npm run operator -- messages answered ${id}`,
    ],
  });
  return { kind: 'contact-message', to, ...letter, ...(userId === null ? {} : { about: { userId } }) };
}

/** To the operator, when many write. */
export function moreMessagesMail(to: string, publicUrl: string): Mail {
  const letter = compose({
    subject: 'Fernling contact: many messages have come',
    greeting: 'Hello,',
    paragraphs: [
      'Visitors have written more messages today than are mailed one by one. They are saved.',
      'To read them: npm run operator -- messages',
    ],
    link: { label: 'Open Fernling', url: publicUrl },
    notes: [],
  });
  return { kind: 'contact-message', to, ...letter };
}

function answerHref(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

/** Repeats nothing typed, so that nobody can use it to send their words to someone else's address. */
export function contactReceivedMail(to: string, userId: string | null, publicUrl: string): Mail {
  const letter = compose({
    subject: 'Your message to Fernling has come',
    greeting: 'Hello,',
    paragraphs: [
      'A message was written to whoever runs this Fernling, and this address was given for the answer. It is saved, and will be read.',
      'If your child is in danger, call 911. Medical questions are not answered here: ask your doctor.',
    ],
    link: { label: 'Open Fernling', url: publicUrl },
    notes: ['If you wrote no message, please leave this mail alone.'],
  });
  return { kind: 'contact-received', to, ...letter, ...(userId === null ? {} : { about: { userId } }) };
}

import type { ContactMessage } from '#contract/contact.ts';
import { compose } from '#server/mail/letter.ts';
import type { Mail } from '#server/mail/outbox.ts';

type Received = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'> & {
  readonly id: string;
  readonly userId: string | null;
};

/** To the operator, in the sender's words. */
export function contactMail(to: string, { id, userId, name, email, subject, message }: Received): Mail {
  const letter = compose({
    subject: `Fernling contact: ${subject}`,
    greeting: `${name} wrote:`,
    paragraphs: message.split(/\n+/),
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

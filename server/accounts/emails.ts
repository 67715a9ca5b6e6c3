import { compose } from '#server/mail/letter.ts';
import type { Mail } from '#server/mail/outbox.ts';

/**
 * The mail with the link that confirms an address.
 *
 * It repeats nothing that was typed at sign-up, the name least of all: whoever types somebody else's address
 * cannot have us send words of theirs.
 */
export function confirmationMail(to: string, publicUrl: string, token: string): Mail {
  const letter = compose({
    subject: 'Welcome to Fernling. Please confirm your email address',
    greeting: 'Hello,',
    paragraphs: ['Welcome to Fernling. Please confirm that this is your email address. Your account is ready then.'],
    link: { label: 'Confirm my email address', url: `${publicUrl}/confirm-email?token=${token}` },
    notes: [
      'The link works once, within 48 hours.',
      'If you did not sign up for Fernling, please leave this mail alone: without the link no account is made.',
    ],
  });
  return { kind: 'confirm-address', to, ...letter };
}

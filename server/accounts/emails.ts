import { compose } from '#server/mail/letter.ts';
import type { Mail } from '#server/mail/outbox.ts';

/**
 * The mail for whoever asks for a new link from a browser in which nobody signed up, while several sign-ups wait for
 * the address: a link would make an account with a password that somebody else may have chosen.
 */
export function signUpAgainMail(to: string, publicUrl: string): Mail {
  const letter = compose({
    subject: 'Please sign up for Fernling once more',
    greeting: 'Hello,',
    paragraphs: [
      'A new link to confirm this address was asked for. Several sign-ups with it are waiting, and we cannot tell which of them is yours. Please sign up once more, and then press the link of the mail that follows.',
    ],
    link: { label: 'Sign up', url: `${publicUrl}/signup` },
    notes: ['If you did not sign up for Fernling, please leave this mail alone: no account is made.'],
  });
  return { kind: 'sign-up-again', to, ...letter };
}

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

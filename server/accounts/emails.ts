import { longDayText } from '#domain/time/day-text.ts';
import { compose } from '#server/mail/letter.ts';
import { plainName } from '#server/mail/plain-name.ts';
import type { Mail } from '#server/mail/outbox.ts';
import { lastDayToKeep } from './rules.ts';

/** Repeats nothing typed at sign-up, so that nobody can use it to send their words to someone else's address. */
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

/** To the operator. Names nobody: a list of accounts is one command away, and mails are kept by others. */
export function newAccountMail(to: string, publicUrl: string): Mail {
  const letter = compose({
    subject: 'A new account on your Fernling',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody has made an account on the server that you run. `npm run operator -- users` lists all accounts with their addresses.',
    ],
    link: { label: 'Open Fernling', url: `${publicUrl}/login` },
    notes: [
      'The setting SIGN_UP says who may make an account. You get this mail because OPERATOR_EMAIL is your address.',
    ],
  });
  return { kind: 'new-account', to, ...letter };
}

type Closed = { readonly userId: string; readonly email: string; readonly timeZone: string; readonly erasedFrom: Date };

export function accountClosedMail({ userId, email, timeZone, erasedFrom }: Closed, publicUrl: string): Mail {
  const day = longDayText(lastDayToKeep(erasedFrom, timeZone));
  const letter = compose({
    subject: 'Your Fernling account is closed',
    greeting: 'Hello,',
    paragraphs: [
      `Your account is closed, as you asked. It will be erased within 30 days, and from backups within 90.`,
      `Until the end of ${day} you can change your mind: log in and press 'Keep my account'. Nothing is lost before that.`,
      'Co-parents of your children can go on as before.',
    ],
    link: { label: 'Log in to keep the account', url: `${publicUrl}/login` },
    notes: ['If this was not you, log in, keep the account and change your password at once.'],
  });
  return { kind: 'account-closed', to: email, about: { userId }, ...letter };
}

export function accountKeptMail({ id, email }: { id: string; email: string }, publicUrl: string): Mail {
  const letter = compose({
    subject: 'Your Fernling account stays',
    greeting: 'Hello,',
    paragraphs: ['Your account is open again, and nothing of it is deleted. Invitations that were waiting are gone.'],
    link: { label: 'Open Fernling', url: `${publicUrl}/dashboard` },
    notes: ['If this was not you, change your password at once.'],
  });
  return { kind: 'account-kept', to: email, about: { userId: id }, ...letter };
}

/** Does not name the deleted account. */
export function newPrimaryParentMail(
  child: { childId: string; firstName: string },
  to: string,
  publicUrl: string,
): Mail {
  const { childId } = child;
  const firstName = plainName(child.firstName);
  const letter = compose({
    subject: `You are now the primary parent of ${firstName}`,
    greeting: 'Hello,',
    paragraphs: [
      `The account of the primary parent of ${firstName} has been deleted. You are now the primary parent: nothing about ${firstName} is lost, and only you can remove ${firstName}.`,
    ],
    link: { label: `Open ${firstName}'s page`, url: `${publicUrl}/dashboard` },
    notes: [],
  });
  return { kind: 'primary-parent', to, about: { childId }, ...letter };
}

/** Sent after a year without use. */
export function idleAccountMail({ id, email }: { id: string; email: string }, publicUrl: string): Mail {
  const letter = compose({
    subject: 'Your Fernling account was not used for 12 months',
    greeting: 'Hello,',
    paragraphs: [
      'Nobody has used your account for 12 months. We only want you to know: nothing is deleted, and there is nothing that you have to do.',
      'If you do not need it any more, you can log in, export what you entered, and delete the account in the settings.',
    ],
    link: { label: 'Log in', url: `${publicUrl}/login` },
    notes: ['We write this once. Using the account again makes it an active one.'],
  });
  return { kind: 'account-idle', to: email, about: { userId: id }, ...letter };
}

type Owner = { readonly id: string; readonly email: string };

export function resetMail({ id, email }: Owner, publicUrl: string, token: string): Mail {
  const letter = compose({
    subject: 'Choose a new password for Fernling',
    greeting: 'Hello,',
    paragraphs: ['A new password for your account was asked for. Choose one here; every device is logged out then.'],
    link: { label: 'Choose a new password', url: `${publicUrl}/reset-password?token=${token}` },
    notes: [
      'The link works once, within one hour.',
      'If you did not ask for it, please leave this mail alone: your password stays as it is.',
    ],
  });
  return { kind: 'reset-password', to: email, about: { userId: id }, ...letter };
}

/** Accounts at issuers by their names, as 'Google (hannah@example.com)'. */
type OtherWays = { readonly linked: readonly string[]; readonly unlinked: readonly string[] };

export function passwordChangedMail(
  { id, email }: Owner,
  publicUrl: string,
  { device, linked, unlinked }: OtherWays & { readonly device: string },
): Mail {
  const letter = compose({
    subject: 'Your Fernling password was changed',
    greeting: 'Hello,',
    paragraphs: [
      `The password of your account was changed. Device: ${device}.`,
      ...(unlinked.length > 0
        ? [
            `Unlinked, since it has another email address: ${unlinked.join(', ')}. If it is yours, link it again in the settings.`,
          ]
        : []),
      ...(linked.length > 0 ? [`You can also log in with: ${linked.join(', ')}.`] : []),
    ],
    link: { label: 'This was not me', url: `${publicUrl}/forgot-password` },
    notes: ['If it was you, there is nothing to do. If not, choose a new password at once: it logs out every device.'],
  });
  return { kind: 'password-changed', to: email, about: { userId: id }, ...letter };
}

export function newDeviceMail({ id, email }: Owner, publicUrl: string, device: string): Mail {
  const letter = compose({
    subject: 'New login to your Fernling account',
    greeting: 'Hello,',
    paragraphs: [`Somebody logged in to your account from a device that was not used before. Device: ${device}.`],
    link: { label: 'See where you are logged in', url: `${publicUrl}/settings?section=account` },
    notes: ['If it was you, there is nothing to do. If not, log that device out there and change your password.'],
  });
  return { kind: 'new-device', to: email, about: { userId: id }, ...letter };
}

/** @param label as the button names the issuer */
export function identityLinkedMail({ id, email }: Owner, publicUrl: string, label: string): Mail {
  const letter = compose({
    subject: `${label} can now log you in to Fernling`,
    greeting: 'Hello,',
    paragraphs: [`An account at ${label} was linked with your account. Whoever uses it can log in as you.`],
    link: { label: 'See how you log in', url: `${publicUrl}/settings?section=account` },
    notes: [`If it was you, there is nothing to do. If not, unlink ${label} there and change your password.`],
  });
  return { kind: 'identity-linked', to: email, about: { userId: id }, ...letter };
}

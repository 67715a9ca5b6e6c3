import type { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import type { SecurityEventKind } from '#contract/accounts/security-events.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { hashOfNone } from '#server/auth/password.ts';
import { openSession } from '#server/auth/session.ts';
import {
  anEmail,
  closeFor,
  solvedChallenge,
  sendResetRequest,
  confirmationTokensTo,
  resetTokensTo,
  sendSignUp,
} from '../accounts.ts';
import { type Family, familyPassword } from '../family.ts';
import { workOff } from '../jobs.ts';
import { anIdentityOf } from '../identities.ts';
import { anExport, anExportFile } from '../moving.ts';
import { toAnyone, toAccounts, toItsAccount, type AccessTo } from './access.ts';
import type { Columns } from './columns.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export const access: AccessTo<typeof accountsEndpoints> = {
  // Account: created by anyone; only the owner reads and changes it.
  askChallenge: toAnyone,
  signUp: toAnyone,
  resendConfirmation: toAnyone,
  confirmAddress: toAnyone,
  signIn: toAnyone,
  signOut: toAccounts,
  signOutEverywhere: toAccounts,
  provePassword: toAccounts,
  changePassword: toAccounts,
  forgotPassword: toAnyone,
  resetPassword: toAnyone,
  listSessions: toAccounts,
  endSession: toItsAccount,
  endOtherSessions: toAccounts,
  enterBy: toAnyone,
  readWaysIn: toAccounts,
  linkIssuer: toAccounts,
  proveByIssuer: toAccounts,
  unlinkIdentity: toItsAccount,
  readMe: toAccounts,
  changeMe: toAccounts,
  listSecurityEvents: toAccounts,
  listTransfers: toAccounts,
  startExport: toAccounts,
  startImport: toAccounts,

  // Export: the owner only, even if others know its id.
  downloadExport: toItsAccount,
  readExport: toItsAccount,

  // Account: only the owner closes or reopens it.
  readDeletion: toAccounts,
  closeAccount: toAccounts,
  cancelDeletion: toAccounts,
};

export const columns = {
  users: {
    id: 'text',
    name: 'text',
    email: 'text',
    email_key: 'text',
    password_hash: 'text',
    region: 'text',
    time_zone: 'text',
    units: 'text',
    theme: 'text',
    growth_reference: 'text',
    used_at: 'text?',
    idle_noted_at: 'text?',
    erased_from: 'text?',
    made_at: 'text',
    changed_at: 'text',
    version: 'integer',
  },
  sign_ups: {
    id: 'text',
    name: 'text',
    email: 'text',
    email_key: 'text',
    password_hash: 'text',
    region: 'text',
    time_zone: 'text',
    next_path: 'text?',
    made_at: 'text',
    expires_at: 'text',
  },
  invited_addresses: {
    email_key: 'text',
    email: 'text',
    made_at: 'text',
    expires_at: 'text',
  },
  tokens: {
    hash: 'text',
    purpose: 'text',
    sign_up_id: 'text?',
    user_id: 'text?',
    browser_hash: 'text?',
    made_at: 'text',
    expires_at: 'text',
    spent_at: 'text?',
  },
  sessions: {
    id: 'text',
    user_id: 'text',
    token_hash: 'text',
    remember: 'integer',
    made_at: 'text',
    used_at: 'text',
    idle_ends_at: 'text',
    ends_at: 'text',
    device: 'text',
    proved_at: 'text?',
  },
  editors: {
    user_id: 'text',
    made_at: 'text',
  },
  identities: {
    id: 'text',
    user_id: 'text',
    issuer: 'text',
    subject: 'text',
    issuer_name: 'text',
    email: 'text?',
    made_at: 'text',
    used_at: 'text',
    unlinked_at: 'text?',
  },
  security_events: {
    id: 'text',
    user_id: 'text',
    kind: 'text',
    detail: 'text?',
    device: 'text',
    at: 'text',
  },
} as const satisfies Partial<Columns>;

export const told: Told = [
  ['Your name, your email address', 'users.name users.email users.email_key'],
  ['the time of your sign-up, your time zone and your region', 'users.made_at users.time_zone users.region'],
  ['Your password, only as a one-way hash', 'users.password_hash'],
  ['Your choice of units, colors and growth charts', 'users.units users.theme users.growth_reference users.changed_at'],
  ['The day on which you last used your account', 'users.used_at'],
  ['whether we wrote to you because nobody had used it', 'users.idle_noted_at'],
  ['A deleted account is closed at once and kept closed for 30 days', 'users.erased_from'],
  ['a sign-up that can be confirmed for 48 hours', 'sign_ups.made_at sign_ups.expires_at'],
  ['your name, your address, your password as such a hash', 'sign_ups.name sign_ups.email sign_ups.email_key'],
  ['your password as such a hash, your time zone, your region', 'sign_ups.password_hash sign_ups.time_zone'],
  ['your region and the page you wanted to see', 'sign_ups.region sign_ups.next_path'],
  ['An address that the operator of this server lets sign up', 'invited_addresses.email invited_addresses.email_key'],
  ['until it has, for 7 days at most', 'invited_addresses.made_at invited_addresses.expires_at'],
  ['Links that were mailed to you, only as a one-way hash', 'tokens.made_at tokens.sign_up_id tokens.browser_hash'],
  ['what each is for, until when, and whether it was used', 'tokens.purpose tokens.expires_at tokens.spent_at'],
  ['the kind of device and browser in words', 'sessions.device'],
  ['when each session began, when it was last used', 'sessions.made_at sessions.used_at'],
  ['when you last gave your password in it', 'sessions.proved_at'],
  ['when it ends, and whether you asked to be remembered', 'sessions.idle_ends_at sessions.ends_at sessions.remember'],
  ['whether you may write the food guide of this server, since when', 'editors.made_at'],
  [
    'An account at another place that you linked with yours: who it is with and your number there',
    'identities.issuer identities.subject identities.issuer_name',
  ],
  ['your address there, when you linked it and last used it', 'identities.email identities.made_at identities.used_at'],
  ['One that you unlink is kept with the time', 'identities.unlinked_at'],
  ['What matters for the safety of your account', 'security_events.kind'],
  ['With each its time, the device in the same words', 'security_events.at security_events.device'],
  [
    'the address you invited, the name of the person you removed or who the linked account is with',
    'security_events.detail',
  ],
];

export const tellsOfEvent: Readonly<Record<SecurityEventKind, string>> = {
  'logged-in': 'logins',
  'login-failed': 'failed tries',
  'logged-out-everywhere': 'logging out elsewhere',
  'session-ended': 'logging out elsewhere',
  'password-changed': 'setting one',
  'reset-asked': 'asking for a new password',
  'password-reset': 'setting one',
  'identity-linked': 'linking or unlinking an account at another place',
  'identity-unlinked': 'linking or unlinking an account at another place',
  'invitation-sent': 'invitations you sent',
  'invitation-accepted': 'or accepted',
  'access-removed': 'people you removed',
  'access-lost': 'or lost access to',
  'child-left': 'children you left',
  'export-asked': 'exports',
  'import-asked': 'imports',
  'measurements-taken': 'measurements or a vaccine record taken as a file',
  'vaccines-taken': 'measurements or a vaccine record taken as a file',
  'deletion-asked': 'asking for deletion',
  'deletion-canceled': 'taking that back',
};

export const requests: RequestsTo<typeof accountsEndpoints> = {
  askChallenge: async () => ({ body: { action: 'sign-up' } }),
  signUp: async (family) => ({ body: await aSignUp(family) }),
  resendConfirmation: async (family) => ({
    body: { email: family.stranger.email, challengeToken: await solvedChallenge(family.nobody, 'resend') },
  }),
  confirmAddress: async (family) => ({ body: { token: await aConfirmingToken(family) } }),
  signIn: async (family) => ({
    body: {
      email: family.parent.email,
      password: familyPassword,
      remember: true,
      challengeToken: await solvedChallenge(family.nobody, 'sign-in'),
    },
  }),
  signOut: async () => ({ body: {} }),
  signOutEverywhere: async () => ({ body: {} }),
  listSessions: async () => ({}),
  endSession: async (family) => ({ params: { sessionId: await anotherSession(family) } }),
  endOtherSessions: async () => ({ body: {} }),
  changePassword: async () => ({ body: { currentPassword: familyPassword, ...anotherPassword } }),
  forgotPassword: async (family) => ({
    body: { email: family.parent.email, challengeToken: await solvedChallenge(family.nobody, 'forgot') },
  }),
  resetPassword: async (family) => ({ body: { token: await aResetToken(family), ...anotherPassword } }),
  provePassword: async () => ({ body: { password: familyPassword } }),
  enterBy: async () => ({ params: { issuer: 'google' }, body: { purpose: 'sign-in', remember: true } }),
  readWaysIn: async () => ({}),
  linkIssuer: async () => ({ body: { issuer: 'google' } }),
  proveByIssuer: async (family) => {
    await withoutPasswords(family);
    return { body: { issuer: 'google', next: '/settings?section=account' } };
  },
  unlinkIdentity: async (family) => ({ params: { identityId: await anIdentityOf(family, family.parent) } }),
  readMe: async () => ({}),
  changeMe: async () => ({
    body: {
      name: 'Nora Lind',
      timeZone: 'Europe/Oslo',
      units: 'us',
      theme: 'dark',
      growthReference: 'who',
      version: 1,
    },
  }),
  listSecurityEvents: async () => ({}),
  listTransfers: async () => ({}),
  startExport: async () => ({ body: {} }),
  startImport: async (family) => ({ upload: await anExportFile(family, family.parent) }),
  downloadExport: async (family) => ({
    params: { exportId: await anExport(family, family.parent) },
    body: {},
  }),
  readExport: async (family) => ({ params: { exportId: await anExport(family, family.parent) } }),
  readDeletion: async () => ({}),
  closeAccount: async () => ({ body: { password: familyPassword, confirmation: 'delete' } }),
  cancelDeletion: async ({ house, parent }) => {
    await closeFor(house.db, parent, '2099-01-01T00:00:00.000Z');
    return { body: {} };
  },
};

const anotherPassword = { newPassword: 'Nine owls at 9!', confirmPassword: 'Nine owls at 9!' };

/** Of everybody in the family. */
async function withoutPasswords({ house }: Family): Promise<void> {
  await house.db
    .updateTable('users')
    .set({ password_hash: hashOfNone(house.passwordCost) })
    .execute();
}

async function aSignUp({ nobody }: Family) {
  const challengeToken = await solvedChallenge(nobody, 'sign-up');
  return { name: 'Nora Lind', email: anEmail(), password: familyPassword, challengeToken, timeZone: 'America/Denver' };
}

async function aConfirmingToken(family: Family): Promise<string> {
  const email = anEmail();
  await sendSignUp(family.visitor(), { email });
  const [token] = await confirmationTokensTo(family, email);
  if (token === undefined) throw new Error('the confirming mail has no link');
  return token;
}

async function aResetToken(family: Family): Promise<string> {
  await sendResetRequest(family.visitor(), family.stranger.email);
  await workOff(family);
  const [token] = await resetTokensTo(family, family.stranger.email);
  if (token === undefined) throw new Error('the mail that resets a password has no link');
  return token;
}

async function anotherSession({ house, parent }: Family): Promise<string> {
  await openSession(house.db, { userId: parent.id, remember: false, now: house.clock() });
  const sessions = await parent.call(listSessions, {});
  return sessions.find(({ isThis }) => !isThis)?.id ?? '';
}

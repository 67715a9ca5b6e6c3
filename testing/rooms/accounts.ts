import type { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
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
import { anExport, anExportFile } from '../moving.ts';
import { toAnyone, toAccounts, toItsAccount, type AccessTo } from './access.ts';
import type { Columns } from './columns.ts';
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
  security_events: {
    id: 'text',
    user_id: 'text',
    kind: 'text',
    detail: 'text?',
    device: 'text',
    at: 'text',
  },
} as const satisfies Partial<Columns>;

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

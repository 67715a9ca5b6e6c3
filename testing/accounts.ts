import { askChallenge, confirmAddress, signIn, signUp, type ChallengeAction } from '#contract/accounts/signing-in.ts';
import { forgotPassword, resetPassword } from '#contract/accounts/passwords.ts';
import type { Request as Given } from '#contract/endpoint.ts';
import { solve } from '#domain/accounts/proof-of-work.ts';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import type { Answer, Client } from './client.ts';
import { familyPassword } from './family.ts';
import type { TestHouse } from './house.ts';
import { writeMails } from './jobs.ts';

export function anEmail(): string {
  return `${newId()}@example.org`;
}

/** @returns the solved challenge as a form sends it */
export async function solvedChallenge(client: Client, action: ChallengeAction): Promise<string> {
  const { id, bits } = await client.call(askChallenge, { body: { action } });
  return `${id}.${solve(id, bits)}`;
}

/** Defaults to Hannah Brooks. */
export async function sendSignUp(
  client: Client,
  facts: Partial<Given<typeof signUp>['body']> & { email: string },
): Promise<Answer> {
  const challengeToken = await solvedChallenge(client, 'sign-up');
  return client.ask(signUp, { body: { name: 'Hannah Brooks', password: familyPassword, ...facts, challengeToken } });
}

export async function sendSignIn(
  client: Client,
  given: Partial<Given<typeof signIn>['body']> & { email: string },
): Promise<Answer> {
  const challengeToken = await solvedChallenge(client, 'sign-in');
  return client.ask(signIn, { body: { password: familyPassword, ...given, challengeToken } });
}

/** Has the mails written; oldest first. */
export async function confirmationTokensTo(home: TestHouse, email: string): Promise<string[]> {
  await writeMails(home, 'mail-confirmation');
  return (await home.mailsTo(email)).map(({ text }) => /\/confirm-email\?token=([\w-]{43})\n/.exec(text)?.[1] ?? '');
}

export async function sendResetRequest(client: Client, email: string): Promise<Answer> {
  return client.ask(forgotPassword, { body: { email, challengeToken: await solvedChallenge(client, 'forgot') } });
}

/** Oldest first. */
export async function resetTokensTo({ mailsTo }: TestHouse, email: string): Promise<string[]> {
  const mails = (await mailsTo(email)).filter(({ kind }) => kind === 'reset-password');
  return mails.map(({ text }) => /\/reset-password\?token=([\w-]{43})\n/.exec(text)?.[1] ?? '');
}

export function sendNewPassword(
  client: Client,
  token: string | undefined,
  newPassword = 'Nine owls at 9!',
): Promise<Answer> {
  return client.ask(resetPassword, { body: { token: token ?? '', newPassword, confirmPassword: newPassword } });
}

export function sendConfirmation(client: Client, token: string | undefined): Promise<Answer> {
  return client.ask(confirmAddress, { body: { token: token ?? '' } });
}

/** Closes an account that is erased from a moment on. */
export async function closeFor(db: Db, { id }: { readonly id: string }, erasedFrom: string): Promise<void> {
  await db.updateTable('users').set({ erased_from: erasedFrom }).where('id', '=', id).execute();
}

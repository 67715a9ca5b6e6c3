import { askChallenge, confirmAddress, signIn, signUp, type ChallengeAction } from '#contract/accounts/signing-in.ts';
import { forgotPassword, resetPassword } from '#contract/accounts/passwords.ts';
import type { Request as Given } from '#contract/endpoint.ts';
import { solve } from '#domain/accounts/proof-of-work.ts';
import { newId } from '#server/db/id.ts';
import type { Answer, Client } from './client.ts';
import { familyPassword } from './family.ts';
import type { TestHouse } from './house.ts';

/** An address that no other test uses. */
export function anEmail(): string {
  return `${newId()}@example.org`;
}

/** Asks for a challenge as a page does, works out the answer, and gives it in the form that a form sends. */
export async function answered(client: Client, action: ChallengeAction): Promise<string> {
  const { id, bits } = await client.call(askChallenge, { body: { action } });
  return `${id}.${solve(id, bits)}`;
}

/** Signs up as Hannah Brooks with the family's password, whatever is not said. */
export async function signsUp(
  client: Client,
  facts: Partial<Given<typeof signUp>['body']> & { email: string },
): Promise<Answer> {
  const challengeToken = await answered(client, 'sign-up');
  return client.ask(signUp, { body: { name: 'Hannah Brooks', password: familyPassword, ...facts, challengeToken } });
}

/** Signs in with the family's password unless another one is given. */
export async function signsIn(
  client: Client,
  given: Partial<Given<typeof signIn>['body']> & { email: string },
): Promise<Answer> {
  const challengeToken = await answered(client, 'sign-in');
  return client.ask(signIn, { body: { password: familyPassword, ...given, challengeToken } });
}

/** The tokens of the confirming mails to an address, oldest first. */
export async function linksTo({ mailsTo }: TestHouse, email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ text }) => /\/confirm-email\?token=([\w-]{43})\n/.exec(text)?.[1] ?? '');
}

/** Asks for a mail that resets a password. */
export async function asksForReset(client: Client, email: string): Promise<Answer> {
  return client.ask(forgotPassword, { body: { email, challengeToken: await answered(client, 'forgot') } });
}

/** The tokens of the resetting mails to an address, oldest first. */
export async function resetLinksTo({ mailsTo }: TestHouse, email: string): Promise<string[]> {
  const mails = (await mailsTo(email)).filter(({ kind }) => kind === 'reset-password');
  return mails.map(({ text }) => /\/reset-password\?token=([\w-]{43})\n/.exec(text)?.[1] ?? '');
}

/** Sets another password by the link of a mail. */
export function resets(client: Client, token: string | undefined, newPassword = 'Nine owls at 9!'): Promise<Answer> {
  return client.ask(resetPassword, { body: { token: token ?? '', newPassword, confirmPassword: newPassword } });
}

/** Presses the button of the page that a confirming mail leads to. */
export function confirms(client: Client, token: string | undefined): Promise<Answer> {
  return client.ask(confirmAddress, { body: { token: token ?? '' } });
}

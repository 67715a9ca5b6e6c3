import { provePassword } from '#contract/accounts/passwords.ts';
import { sendInvitation } from '#contract/sharing/invitations.ts';
import type { Request as Given } from '#contract/endpoint.ts';
import type { Answer, Client } from './client.ts';
import type { TestHouse } from './house-on.ts';
import { familyPassword } from './people.ts';

/** Defaults to a guardian who can edit; gives the password when it is asked for, as the browser does. */
export async function sendInvite(
  client: Client,
  child: { readonly id: string },
  email: string,
  given: Partial<Given<typeof sendInvitation>['body']> = {},
): Promise<Answer> {
  const ask = () => client.ask(sendInvitation, { body: { newbornId: child.id, email, ...given } });
  const answer = await ask();
  if (answer.status !== 403 || !answer.text.includes('password-needed')) return answer;
  await client.call(provePassword, { body: { password: familyPassword } });
  return ask();
}

/** Oldest first. */
export async function invitationTokensTo({ mailsTo }: TestHouse, email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ text }) => /\/invitation\?token=([\w-]{43})\n/.exec(text)?.[1] ?? '');
}

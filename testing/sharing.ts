import { sendInvitation } from '#contract/sharing/invitations.ts';
import type { Request as Given } from '#contract/endpoint.ts';
import type { Answer, Client } from './client.ts';
import type { TestHouse } from './house-on.ts';

/** Defaults to a guardian who can edit. */
export function sendInvite(
  client: Client,
  child: { readonly id: string },
  email: string,
  given: Partial<Given<typeof sendInvitation>['body']> = {},
): Promise<Answer> {
  return client.ask(sendInvitation, { body: { newbornId: child.id, email, ...given } });
}

/** Oldest first. */
export async function invitationTokensTo({ mailsTo }: TestHouse, email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ text }) => /\/invitation\?token=([\w-]{43})\n/.exec(text)?.[1] ?? '');
}

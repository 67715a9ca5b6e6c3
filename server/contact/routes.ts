import { readContactDetails, sendContactMessage, type ContactMessage } from '#contract/contact.ts';
import type { Reply } from '#contract/endpoint.ts';
import { requireAnswer, spendShared } from '#server/auth/challenge.ts';
import { handle, type Ask } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { spend } from '#server/limits/rate-limit.ts';
import { fieldProblem, Problem, refuseFields } from '#server/problem.ts';
import { mailErrors } from './rules.ts';
import { keepMessage, mailedOf, sentBefore } from './service.ts';

type Anyone = Ask<'anyone'>;

export function routes(app: App): void {
  handle(app, sendContactMessage, (ask, { body }) => sendMessage(ask, body));
  handle(app, readContactDetails, async ({ house }) => house.config.operator);
}

/** @throws Problem `bad-input` about `challengeToken` for a visitor without one; `slow-down`; `already-exists` */
async function sendMessage(
  ask: Anyone,
  { challengeToken, ...written }: ContactMessage,
): Promise<Reply<typeof sendContactMessage>> {
  const { house, parent, now } = ask;
  const userId = parent?.id ?? null;
  await requireHuman(ask, challengeToken);
  const before = () => sentBefore(house, written, userId);
  const kept = (await before()) ?? (await keepMessage(house, written, { userId, now })) ?? (await before());
  if (!kept) throw new Problem('already-exists');
  house.jobs.wake();
  const mailed = await mailedOf(house, kept.mail_id);
  return { id: kept.id, mailed, error: mailErrors[mailed] };
}

/** Whoever is logged in has passed the check there. */
async function requireHuman(ask: Anyone, challengeToken: string | undefined): Promise<void> {
  const { house, db, parent, now } = ask;
  if (parent) {
    await spend(db, `contact:${parent.id}`, house.limits.contactAccount, now);
    return;
  }
  if (challengeToken === undefined) {
    refuseFields([fieldProblem('challengeToken', 'Please complete the captcha')]);
    return;
  }
  const bits = await requireAnswer(db, challengeToken, 'contact', now);
  await spendShared(house, { action: 'contact', bits, network: ask.network(), now });
}

import type { LanguageModel } from '#contract/chat/language-model.ts';
import { consentOf, writeConsent } from '#server/ai/queries.ts';
import type { House } from '#server/http/house.ts';

type Parts = Pick<House, 'db' | 'ai'>;
type Account = { readonly id: string };

export async function languageModelFor({ db, ai }: Parts, { id }: Account): Promise<LanguageModel> {
  if (ai === null) return { host: null, staysHere: true, agrees: null };
  const { host, isThisMachine } = ai.recipient;
  return { host, staysHere: isThisMachine, agrees: isThisMachine ? true : await consentOf(db, id, host) };
}

type Answer = { readonly host: string; readonly agrees: boolean };

/** An answer about a host that is no longer asked is not kept: whoever gave it reads which one is. */
export async function keepConsent(parts: Parts, account: Account, answer: Answer, now: Date): Promise<LanguageModel> {
  if (parts.ai?.recipient.host === answer.host) {
    await writeConsent(parts.db, account.id, { recipient: answer.host, agrees: answer.agrees }, now);
  }
  return languageModelFor(parts, account);
}

import { Email } from '#contract/accounts/signing-in.ts';
import { selectAccount, selectPending, type Account } from '#server/accounts/queries.ts';
import type { Db } from '#server/db/db.ts';

export type Outcome = { readonly text: string; readonly isDone: boolean };

/** Refuses an address without an account, in a sentence. */
export async function ofAccount(
  db: Db,
  address: string,
  now: Date,
  work: (account: Account) => Promise<Outcome>,
): Promise<Outcome> {
  const { success, data: email } = Email.safeParse(address);
  if (!success) return refused(`${address} is no mail address.`);
  const account = await selectAccount(db, email);
  if (account) return work(account);
  const isWaiting = (await selectPending(db, email, null, now)) !== null;
  return refused(isWaiting ? `${email} has not been confirmed yet.` : `There is no account of ${email}.`);
}

export function done(text: string): Outcome {
  return { text: `${text}\n`, isDone: true };
}

export function refused(text: string): Outcome {
  return { text: `${text}\n`, isDone: false };
}

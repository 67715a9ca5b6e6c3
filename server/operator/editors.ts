import { Email } from '#contract/accounts/signing-in.ts';
import { selectAccount, selectPending, type Account } from '#server/accounts/queries.ts';
import { deleteEditor, insertEditor, selectEditors } from '#server/accounts/queries/editors.ts';
import type { Db } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import { mostListed } from './queries.ts';

type Outcome = { readonly text: string; readonly isDone: boolean };

export async function addEditor(db: Db, address: string, now: Date): Promise<Outcome> {
  return ofAccount(db, address, now, async ({ id, email, erasedFrom }) => {
    if (erasedFrom !== null) return refused(`The account of ${email} is closed.`);
    const isNew = await tx(db, (trx) => insertEditor(trx, id, now));
    return isNew
      ? done(`${email} can write the food guide and articles.`)
      : refused(`${email} can write the food guide and articles already.`);
  });
}

export async function removeEditor(db: Db, address: string, now: Date): Promise<Outcome> {
  return ofAccount(db, address, now, async ({ id, email }) => {
    const wasOne = await tx(db, (trx) => deleteEditor(trx, id));
    return wasOne
      ? done(`${email} can no longer write the food guide and articles.`)
      : refused(`${email} is no editor.`);
  });
}

export async function listEditors(db: Db): Promise<Outcome> {
  const editors = await selectEditors(db, mostListed);
  if (editors.length === 0) return done('There is no editor.');
  const lines = editors.map(
    ({ email, madeAt, erasedFrom }) => `${madeAt}  ${email}${erasedFrom === null ? '' : '  (closed)'}`,
  );
  return done([editors.length === 1 ? '1 editor' : `${editors.length} editors`, ...lines].join('\n'));
}

async function ofAccount(
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

function done(text: string): Outcome {
  return { text: `${text}\n`, isDone: true };
}

function refused(text: string): Outcome {
  return { text: `${text}\n`, isDone: false };
}

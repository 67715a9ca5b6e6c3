import { listMessages, markAnswered, selectMessage, type ContactRow } from '#server/contact/queries.ts';
import type { Db } from '#server/db/db.ts';
import { done, refused, type Outcome } from './of-account.ts';
import { mostListed } from './queries.ts';

/** Those without an answer first. */
export async function listContactMessages(db: Db): Promise<Outcome> {
  const messages = await listMessages(db, mostListed);
  if (messages.length === 0) return done('Nobody has written.');
  const open = messages.filter((message) => message.answered_at === null).length;
  const more = messages.length === mostListed ? ` (no more than ${mostListed} are listed)` : '';
  const heading = `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}${more}, ${open} to answer:`;
  return done([heading, '', ...messages.map(lineOf)].join('\n'));
}

function lineOf({ id, made_at, answered_at, name, email, subject }: ContactRow): string {
  return `${id}  ${made_at}  ${answered_at === null ? 'to answer' : 'answered '}  ${name} <${email}>: ${subject}`;
}

export async function showMessage(db: Db, id: string): Promise<Outcome> {
  const row = await selectMessage(db, id);
  if (!row) return refused(`There is no message ${id}.`);
  const { name, email, user_id, subject, message, made_at, answered_at } = row;
  return done(
    [
      `From      ${name} <${email}>, ${user_id === null ? 'a visitor' : `account ${user_id}`}`,
      `Written   ${made_at}`,
      `Answered  ${answered_at ?? 'not yet'}`,
      `Subject   ${subject}`,
      '',
      message,
    ].join('\n'),
  );
}

export async function answered(db: Db, id: string, now: Date): Promise<Outcome> {
  if (await markAnswered(db, id, now)) return done('Noted as answered.');
  return refused(
    (await selectMessage(db, id)) ? `The message ${id} is answered already.` : `There is no message ${id}.`,
  );
}

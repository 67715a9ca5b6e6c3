import { listMessages, markAnswered, selectMessage, type ContactRow } from '#server/contact/queries.ts';
import { inOneDirection } from '#server/contact/rules.ts';
import type { Db } from '#server/db/db.ts';
import { done, refused, type Outcome } from './of-account.ts';
import { mostListed } from './queries.ts';

/** Those of parents first, so that visitors cannot hide them; of each, those without an answer first. */
export async function listContactMessages(db: Db, page: number): Promise<Outcome> {
  const part = { most: mostListed, after: (page - 1) * mostListed };
  const parents = await listMessages(db, { of: 'parents', ...part });
  const visitors = await listMessages(db, { of: 'visitors', ...part });
  const parts = [...partOf('of parents', parents, page), ...partOf('of visitors', visitors, page)];
  return done(parts.length === 0 ? 'Nobody has written.' : parts.join('\n').trimEnd());
}

function partOf(whose: string, messages: readonly ContactRow[], page: number): string[] {
  if (messages.length === 0) return [];
  const open = messages.filter((message) => message.answered_at === null).length;
  const more = messages.length === mostListed ? ` (older ones: messages page ${page + 1})` : '';
  const heading = `${messages.length} ${messages.length === 1 ? 'message' : 'messages'} ${whose}${more}, ${open} to answer:`;
  return [heading, '', ...messages.map(lineOf), ''];
}

function lineOf({ id, made_at, answered_at, name, email, subject }: ContactRow): string {
  return `${id}  ${made_at}  ${answered_at === null ? 'to answer' : 'answered '}  ${inOneDirection(`${name} <${email}>: ${subject}`)}`;
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
    ]
      .map(inOneDirection)
      .join('\n'),
  );
}

export async function answered(db: Db, id: string, now: Date): Promise<Outcome> {
  if (await markAnswered(db, id, now)) return done('Noted as answered.');
  return refused(
    (await selectMessage(db, id)) ? `The message ${id} is answered already.` : `There is no message ${id}.`,
  );
}

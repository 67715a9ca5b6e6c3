import { Email } from '#contract/accounts/signing-in.ts';
import { inviteAddress } from '#server/accounts/queries.ts';
import { closeWithMail } from '#server/accounts/routes/deletion.ts';
import { erasedAfterMs } from '#server/accounts/rules.ts';
import { endSessionsOf } from '#server/auth/session.ts';
import type { Db } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import { reviveJob } from '#server/jobs/queries.ts';
import type { Provider } from '#server/payments/payments.ts';
import { showAiUsage } from './ai.ts';
import { answered, listContactMessages, showMessage } from './messages.ts';
import { addEditor, listEditors, removeEditor } from './editors.ts';
import type { Outcome } from './of-account.ts';
import { endGranted, grantUntil, showPlan } from './plans.ts';
import {
  hasUser,
  mostListed,
  selectGivenUpJobs,
  selectUsers,
  selectWaitingMails,
  type ListedJob,
  type ListedMail,
  type ListedUser,
} from './queries.ts';

export const help = `What the person who runs this server can do. Nothing here shows a child.

  npm run operator -- mail                     mails that wait, with their links
  npm run operator -- jobs                     work in the background that was given up
  npm run operator -- jobs retry ID            has it tried again
  npm run operator -- users                    accounts: id, address, since when, open sessions
  npm run operator -- users invite ADDRESS     lets an address sign up within 7 days, where SIGN_UP is invited
  npm run operator -- users end-sessions ID    signs an account out everywhere
  npm run operator -- users delete ID ADDRESS  closes an account for its owner and erases it within 30 days
  npm run operator -- editor list              who may write the food guide and articles, which all parents read
  npm run operator -- editor add ADDRESS       lets an account write them
  npm run operator -- editor remove ADDRESS    takes that back
  npm run operator -- plan ADDRESS             what an account has: trial, subscription, grant
  npm run operator -- plan ADDRESS grant DAY   gives it the plan for nothing, to the end of a day such as 2027-01-31
  npm run operator -- plan ADDRESS end         ends what was granted; what is paid for goes on
  npm run operator -- messages                 what was written to you at the contact pages
  npm run operator -- messages page 2          the older ones
  npm run operator -- messages show ID         one of them, whole
  npm run operator -- messages answered ID     notes that you have answered it
  npm run operator -- ai                       how much a language model was asked: calls, tokens, errors
  npm run operator -- help                     this text

The settings are those of the server: DATA_DIR or DATABASE_URL say which database.
`;

const commands = ['mail', 'users', 'jobs', 'editor', 'plan', 'messages', 'ai'];

export function isCommand([name = '']: readonly string[]): boolean {
  return commands.includes(name);
}

type Circumstances = {
  readonly now: Date;
  readonly publicUrl: string;
  /** Whose word on subscriptions counts; the tests by default. */
  readonly provider?: Provider;
};

export async function runCommand(
  db: Db,
  words: readonly string[],
  { now, publicUrl, provider = 'test' }: Circumstances,
): Promise<Outcome> {
  const [name, action, id, ...rest] = words;
  if (name === 'mail' && action === undefined) return done(mailsText(await selectWaitingMails(db)));
  if (name === 'jobs' && action === undefined) return done(jobsText(await selectGivenUpJobs(db)));
  if (name === 'jobs' && action === 'retry' && id !== undefined && rest.length === 0) return retry(db, id, now);
  if (name === 'users' && action === undefined) return done(usersText(await selectUsers(db, now)));
  if (name === 'users' && action === 'invite' && id !== undefined && rest.length === 0)
    return invite(db, id, { now, publicUrl });
  if (name === 'users' && action === 'end-sessions' && id !== undefined && rest.length === 0)
    return endSessions(db, id);
  if (name === 'users' && action === 'delete' && id !== undefined && rest[0] !== undefined && rest.length === 1)
    return closeFor(db, { id, address: rest[0] }, { now, publicUrl });
  if (name === 'editor' && action === 'list' && id === undefined) return listEditors(db);
  if (name === 'editor' && action === 'add' && id !== undefined && rest.length === 0) return addEditor(db, id, now);
  if (name === 'editor' && action === 'remove' && id !== undefined && rest.length === 0)
    return removeEditor(db, id, now);
  if (name === 'plan' && action !== undefined && id === undefined) return showPlan(db, action, provider, now);
  if (name === 'plan' && action !== undefined && id === 'grant' && rest[0] !== undefined && rest.length === 1)
    return grantUntil(db, action, rest[0], now);
  if (name === 'plan' && action !== undefined && id === 'end' && rest.length === 0) return endGranted(db, action, now);
  if (name === 'messages' && action === undefined) return listContactMessages(db, 1);
  if (name === 'messages' && action === 'page' && /^[1-9]\d{0,5}$/.test(id ?? '') && rest.length === 0)
    return listContactMessages(db, Number(id));
  if (name === 'messages' && action === 'show' && id !== undefined && rest.length === 0) return showMessage(db, id);
  if (name === 'messages' && action === 'answered' && id !== undefined && rest.length === 0)
    return answered(db, id, now);
  if (name === 'ai' && action === undefined) return showAiUsage(db, now);
  return { text: help, isDone: false };
}

async function retry(db: Db, id: string, now: Date): Promise<Outcome> {
  const isRevived = await reviveJob(db, id, now);
  return isRevived
    ? done('It is tried again within a few seconds.\n')
    : { text: `No work ${id} was given up.\n`, isDone: false };
}

async function endSessions(db: Db, id: string): Promise<Outcome> {
  if (!(await hasUser(db, id))) return { text: `There is no account ${id}.\n`, isDone: false };
  return done(`${counted(await endSessionsOf(db, id), 'session')} ended.\n`);
}

const invitedForMs = 7 * 24 * 60 * 60_000;

/** Sends nothing: the operator tells them. */
async function invite(db: Db, address: string, { now, publicUrl }: Circumstances): Promise<Outcome> {
  const { success, data: email } = Email.safeParse(address);
  if (!success) return { text: `${address} is no mail address.\n`, isDone: false };
  await inviteAddress(db, email, now, new Date(now.getTime() + invitedForMs));
  return done(`${email} can sign up at ${publicUrl}/signup within 7 days.\n`);
}

type Named = { readonly id: string; readonly address: string };

/** The address is required, so that a typo in the id closes no other account. */
async function closeFor(db: Db, { id, address }: Named, { now, publicUrl }: Circumstances): Promise<Outcome> {
  if (!(await hasUser(db, id, address))) return { text: `There is no account ${id} of ${address}.\n`, isDone: false };
  const erasedFrom = new Date(now.getTime() + erasedAfterMs);
  const closing = { userId: id, sessionId: null, erasedFrom };
  const isClosed = await tx(db, (trx) => closeWithMail(trx, closing, { now, device: 'Operator', publicUrl }));
  if (!isClosed) return { text: `The account ${id} is closed already.\n`, isDone: false };
  return done(`Closed. It is erased from ${erasedFrom.toISOString()} on, unless its owner logs in and keeps it.\n`);
}

function mailsText(mails: readonly ListedMail[]): string {
  const heading = mails.length === 0 ? 'No mail waits.' : `${counted(mails.length, 'mail')} waiting${ofMore(mails)}:`;
  return [heading, ...mails.map(mailText)].join('\n\n') + '\n';
}

function jobsText(jobs: readonly ListedJob[]): string {
  if (jobs.length === 0) return 'No work was given up.\n';
  const lines = jobs.map(
    ({ id, kind, madeAt, tries, lastError }) =>
      `${id}  ${madeAt}  ${kind}, tried ${counted(tries, 'time')}, last error ${lastError ?? 'unknown'}`,
  );
  return [`Given up${ofMore(jobs)}:`, '', ...lines].join('\n') + '\n';
}

function mailText({ to, subject, text, madeAt, tries, lastError, givenUpJob }: ListedMail): string {
  const failure = lastError === null ? [] : [`  tried ${counted(tries, 'time')}, last error ${lastError}`];
  if (givenUpJob !== null) failure.push(`  given up; npm run operator -- jobs retry ${givenUpJob}`);
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => `  ${link}`);
  return [`${madeAt}  ${to}`, `  ${subject}`, ...failure, ...links].join('\n');
}

function usersText(users: readonly ListedUser[]): string {
  const lines = users.map(
    ({ id, email, madeAt, sessions }) => `${id}  ${madeAt}  ${counted(sessions, 'session')}  ${email}`,
  );
  return [`${counted(users.length, 'account')}${ofMore(users)}`, ...lines].join('\n') + '\n';
}

function ofMore(listed: readonly unknown[]): string {
  return listed.length === mostListed ? ` (no more than ${mostListed} are listed)` : '';
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function done(text: string): Outcome {
  return { text, isDone: true };
}

import type { Session, endSession as endSessionCall } from '#contract/accounts/sessions.ts';
import type { signOut } from '#contract/accounts/signing-in.ts';
import type { Reply } from '#contract/endpoint.ts';
import { forgetPage } from '#server/auth/first-page.ts';
import { deleteOtherSessions, deleteSessionOf, selectSessionsOf } from '#server/auth/queries.ts';
import { recordEvent } from '#server/auth/security-events.ts';
import { endSession, endSessionsOf } from '#server/auth/session.ts';
import { tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { Problem } from '#server/problem.ts';

type SignedIn = Ask<'signed in'>;

/** This one first, then by last use. */
export async function sessionsOf({ db, parent, now }: SignedIn): Promise<Session[]> {
  const sessions = await selectSessionsOf(db, parent.id, now);
  return sessions
    .map((session) => ({ ...session, isThis: session.id === parent.sessionId }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}

export async function endHere(ask: SignedIn): Promise<Reply<typeof signOut>> {
  await endSession(ask.db, ask.parent.sessionId);
  clearSiteData(ask);
  ask.flash('logged-out');
  return { next: '/' };
}

/** @throws Problem `not-found` */
export async function endOne(ask: SignedIn, sessionId: string): Promise<Reply<typeof endSessionCall>> {
  const { db, parent, now } = ask;
  await tx(db, async (trx) => {
    if (!(await deleteSessionOf(trx, parent.id, sessionId))) throw new Problem('not-found');
    await recordEvent(trx, { userId: parent.id, kind: 'session-ended', device: ask.device() }, now);
  });
  return {};
}

export async function endElsewhere(ask: SignedIn): Promise<Reply<typeof endSessionCall>> {
  const { db, parent, now } = ask;
  await tx(db, async (trx) => {
    if (!(await deleteOtherSessions(trx, parent.id, parent.sessionId))) return;
    await recordEvent(trx, { userId: parent.id, kind: 'logged-out-everywhere', device: ask.device() }, now);
  });
  return {};
}

export async function endEverywhere(ask: SignedIn): Promise<Reply<typeof signOut>> {
  const { db, parent, now } = ask;
  await tx(db, async (trx) => {
    await endSessionsOf(trx, parent.id);
    await recordEvent(trx, { userId: parent.id, kind: 'logged-out-everywhere', device: ask.device() }, now);
  });
  clearSiteData(ask);
  ask.flash('logged-out-everywhere');
  return { next: '/' };
}

function clearSiteData({ cookies, header }: SignedIn): void {
  cookies.clear('sid');
  forgetPage(cookies);
  header('clear-site-data', '"cache"');
}

import {
  askChallenge,
  confirmAddress,
  resendConfirmation,
  signIn,
  signOut,
  signOutEverywhere,
  signUp,
} from '#contract/accounts/signing-in.ts';
import { changePassword, forgotPassword, provePassword, resetPassword } from '#contract/accounts/passwords.ts';
import { cancelDeletion, closeAccount, readDeletion } from '#contract/accounts/deletion.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/sessions.ts';
import { enterBy, linkIssuer, proveByIssuer, readWaysIn, unlinkIdentity } from '#contract/accounts/identities.ts';
import { changeMe, readMe } from '#contract/accounts/me.ts';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { giveChallenge } from '#server/auth/challenge.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { Problem } from '#server/problem.ts';
import { findMe, updateMe } from './queries/me.ts';
import { deletionOf } from './replies/deletion.ts';
import { securityEventsOf } from './queries/security-events.ts';
import { cancel, close } from './routes/deletion.ts';
import { beginEntry, beginLink, beginProof } from './routes/issuers.ts';
import { unlink, waysInOf } from './routes/identities.ts';
import { change, forget, prove, reset } from './routes/passwords.ts';
import { endElsewhere, endEverywhere, endHere, endOne, sessionsOf } from './routes/sessions.ts';
import { enter } from './routes/signing-in.ts';
import { begin, confirm, mailAgain } from './routes/signing-up.ts';
import { isSame, meOf, requireTimeZone } from './rules.ts';

export function routes(app: App): void {
  handle(app, askChallenge, async ({ house, network, now }, { body: { action } }) =>
    giveChallenge(house, { action, network: network(), now }),
  );
  handle(app, signUp, (ask, { body }) => begin(ask, body));
  handle(app, resendConfirmation, (ask, { body }) => mailAgain(ask, body));
  handle(app, confirmAddress, (ask, { body }) => confirm(ask, body.token));
  handle(app, signIn, (ask, { body }) => enter(ask, body));
  handle(app, enterBy, (ask, { params, body }) => beginEntry(ask, params.issuer, body));
  handle(app, readWaysIn, (ask) => waysInOf(ask));
  handle(app, linkIssuer, (ask, { body }) => beginLink(ask, body.issuer));
  handle(app, proveByIssuer, (ask, { body }) => beginProof(ask, body));
  handle(app, unlinkIdentity, (ask, { params }) => unlink(ask, params.identityId));
  handle(app, signOut, (ask) => endHere(ask));
  handle(app, signOutEverywhere, (ask) => endEverywhere(ask));
  handle(app, listSessions, (ask) => sessionsOf(ask));
  handle(app, endSession, (ask, { params }) => endOne(ask, params.sessionId));
  handle(app, endOtherSessions, (ask) => endElsewhere(ask));
  handle(app, provePassword, (ask, { body }) => prove(ask, body.password));
  handle(app, changePassword, (ask, { body }) => change(ask, body));
  handle(app, forgotPassword, (ask, { body }) => forget(ask, body));
  handle(app, resetPassword, (ask, { body }) => reset(ask, body));
  handle(app, listSecurityEvents, ({ db, parent, now }) => securityEventsOf(db, parent.id, now));
  handle(app, readDeletion, (ask) => deletionOf(ask, ask.parent));
  handle(app, closeAccount, (ask, { body }) => close(ask, body));
  handle(app, cancelDeletion, (ask) => cancel(ask));
  handle(app, readMe, async ({ parent }) => meOf(parent));
  handle(app, changeMe, async ({ db, parent, now }, { body }) => {
    requireTimeZone(body.timeZone);
    const me = meOf(parent);
    if (isSame(me, body)) return me;
    const changed = await updateMe(db, parent.id, body, now);
    if (changed) return { ...changed, isEditor: me.isEditor };
    const current = await findMe(db, parent.id);
    throw current ? new Problem('changed-meanwhile', { current }) : new Problem('sign-in-needed');
  });
}

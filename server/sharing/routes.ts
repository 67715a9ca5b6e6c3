import { declineInvitation, processInvitation, readInvitation } from '#contract/sharing/answering.ts';
import { cancelInvitation, listInvitations, sendInvitation } from '#contract/sharing/invitations.ts';
import { changeParent, leaveChild, listParents, removeParent } from '#contract/sharing/parents.ts';
import { requireChild } from '#server/children/access.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { invitationsOf, parentsOf } from './replies.ts';
import { accept, decline, open } from './routes/answering.ts';
import { cancel, invite } from './routes/inviting.ts';
import { change, leave, remove } from './routes/parents.ts';
import { requireInviting } from './rules.ts';

export function routes(app: App): void {
  handle(app, listParents, async ({ db, parent }, { params }) =>
    parentsOf(db, await requireChild(db, parent, params.childId)),
  );
  handle(app, changeParent, (ask, { params, body }) => change(ask, params, body));
  handle(app, removeParent, (ask, { params }) => remove(ask, params));
  handle(app, leaveChild, (ask, { params }) => leave(ask, params.childId));

  handle(app, sendInvitation, (ask, { body }) => invite(ask, body));
  handle(app, listInvitations, async ({ db, parent, now }, { params }) => {
    const child = await requireChild(db, parent, params.childId);
    requireInviting(child);
    return invitationsOf(db, child, now);
  });
  handle(app, cancelInvitation, (ask, { params }) => cancel(ask, params));

  handle(app, readInvitation, (ask, { body }) => open(ask, body));
  handle(app, declineInvitation, (ask, { body }) => decline(ask, body.token));
  handle(app, processInvitation, (ask, { body }) => accept(ask, body.token));
}

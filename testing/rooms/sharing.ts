import fc from 'fast-check';
import type { sharingEndpoints } from '#contract/sharing/endpoints.ts';
import { anEmail } from '../accounts.ts';
import { aChild, anInvitation, aPerson, type Family, tie } from '../family.ts';
import { toAnyone, toEveryViewer, toEveryEditor, toThePrimaryParent, type AccessTo } from './access.ts';
import type { Columns } from './columns.ts';
import { planted, type Generated } from './generated.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export { demo } from './demo/sharing.ts';

export const access: AccessTo<typeof sharingEndpoints> = {
  // Access list: viewers read names, co-parents remove others, the primary parent changes rights.
  // Everyone else may leave, so that request makes somebody else the primary parent.
  listParents: toEveryViewer,
  changeParent: toThePrimaryParent,
  removeParent: toEveryEditor,
  leaveChild: toEveryViewer,

  // Invitation: co-parents make, read and cancel; with the link anyone reads and declines, and only
  // the invited address accepts: here the primary parent's.
  sendInvitation: toEveryEditor,
  listInvitations: toEveryEditor,
  cancelInvitation: toEveryEditor,
  readInvitation: toAnyone,
  declineInvitation: toAnyone,
  processInvitation: {
    nobody: 'sign-in-needed',
    stranger: 'not-allowed',
    viewer: 'not-allowed',
    coParent: 'not-allowed',
    removed: 'not-allowed',
    parent: 'done',
  },
};

export const columns = {
  child_parents: {
    id: 'text',
    child_id: 'text',
    user_id: 'text',
    relationship: 'text',
    is_primary: 'integer',
    may: 'text',
    joined_at: 'text',
    invited_by: 'text?',
  },
  invitations: {
    child_id: 'text',
    id: 'text',
    email: 'text',
    email_key: 'text',
    relationship: 'text',
    may: 'text',
    token_hash: 'text',
    status: 'text',
    made_by: 'text?',
    made_at: 'text',
    expires_at: 'text',
    answered_by: 'text?',
    answered_at: 'text?',
  },
} as const satisfies Partial<Columns>;

export const told: Told = [
  ['how you are related', 'child_parents.relationship'],
  ['Who has access, as what, with which right', 'child_parents.is_primary child_parents.may'],
  ['since when and through whom', 'child_parents.joined_at child_parents.invited_by'],
  ['Whom you or another parent invited: the email address', 'invitations.email invitations.email_key'],
  [
    'as what and with which right, who sent the invitation',
    'invitations.relationship invitations.may invitations.made_by',
  ],
  ['when it was sent and ends', 'invitations.made_at invitations.expires_at'],
  ['by whom and when it was answered', 'invitations.status invitations.answered_by invitations.answered_at'],
];

export const requests: RequestsTo<typeof sharingEndpoints> = {
  listParents: async ({ child }) => ({ params: { childId: child.id } }),
  changeParent: async (family) => ({
    params: await ofAnotherParent(family),
    body: { relationship: 'father', may: 'view' },
  }),
  removeParent: async (family) => ({ params: await ofAnotherParent(family), body: {} }),
  leaveChild: async (family) => {
    await handOver(family);
    return { params: { childId: family.child.id }, body: {} };
  },
  sendInvitation: async ({ child }) => ({
    body: {
      newbornId: child.id,
      email: anEmail(),
      relationship: 'father',
      right: 'view',
      childName: 'Maya Brooks',
      inviterName: 'Hannah Brooks',
    },
  }),
  listInvitations: async ({ child }) => ({ params: { childId: child.id } }),
  cancelInvitation: async (family) => {
    const { id } = await anInvitation(family, family.child, family.parent, { email: anEmail() });
    return { params: { childId: family.child.id, invitationId: id }, body: {} };
  },
  readInvitation: async (family) => ({ body: await aTokenFor(family, anEmail()) }),
  declineInvitation: async (family) => ({ body: await aTokenFor(family, anEmail()) }),
  processInvitation: async (family) => {
    const inviter = await aPerson(family, 'Lin Sato');
    const noahOfLin = await aChild(family, inviter, { first_name: 'Noah' });
    const { token } = await anInvitation(family, noahOfLin, inviter, { email: family.parent.email });
    return { body: { token } };
  },
};

async function ofAnotherParent(family: Family) {
  const aunt = await aPerson(family, 'Ines Brooks');
  return { childId: family.child.id, parentId: await tie(family, family.child, aunt) };
}

async function handOver(family: Family): Promise<void> {
  const { house, child } = family;
  const ties = house.db.updateTable('child_parents').set({ is_primary: 0 }).where('child_id', '=', child.id);
  await ties.execute();
  await tie(family, child, await aPerson(family, 'Ines Brooks'), { is_primary: 1 });
}

async function aTokenFor(family: Family, email: string): Promise<{ token: string }> {
  const { token } = await anInvitation(family, family.child, family.parent, { email });
  return { token };
}

export const generated: Generated<'sharing'> = {
  sharing: planted(fc.constant([]), async () => {}),
};

import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Child, Children } from '#contract/children.ts';
import type { Invitation } from '#contract/sharing/invitations.ts';
import type { ChildParent } from '#contract/sharing/parents.ts';
import { put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { withChildren } from '#testing/web/with-children.tsx';
import { childrenOf, daniel, leo, maya, me } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { AccessCard, InviteesAlert } from './access-card.tsx';
import { InviteFields, missingText } from './invite-fields.tsx';
import { CoParentsPanel, RefreshFailed } from './co-parents-panel.tsx';
import { HistoryCard, PendingCard } from './invitation-cards.tsx';
import { invitationsQuery, parentsQuery } from './data.ts';

const shown = (element: ReactElement, children: Loaded<Children> = childrenOf(maya)) =>
  wordsOf(renderToStaticMarkup(withChildren(children, element)));

const hannah: ChildParent = {
  id: '0197a000-0000-7000-8000-0000000000a1',
  userId: me.id,
  name: 'Hannah Brooks',
  email: 'hannah@example.org',
  relationship: 'mother',
  isPrimary: true,
  may: 'edit',
  isYou: true,
  joinedAt: '2026-07-20T10:00:00.000Z',
};
const father: ChildParent = {
  ...hannah,
  id: '0197a000-0000-7000-8000-0000000000a2',
  userId: daniel.id,
  name: 'Daniel Brooks',
  email: 'daniel@example.org',
  relationship: 'father',
  isPrimary: false,
  isYou: false,
};
const grandmother: ChildParent = { ...father, id: `${father.id.slice(0, -1)}3`, name: 'Ruth Brooks', may: 'view' };

const waiting: Invitation = {
  id: '0197a000-0000-7000-8000-0000000000b1',
  childId: maya.id,
  email: 'grandma@example.org',
  relationship: 'guardian',
  may: 'view',
  status: 'pending',
  madeBy: { id: me.id, name: 'Hannah' },
  madeAt: '2026-11-18T15:00:00.000Z',
  expiresAt: '2026-11-25T15:00:00.000Z',
  acceptedAt: null,
  endedAt: null,
  alsoFor: [],
};

describe('[PAR-01] Current Access', () => {
  const list = (child: Child, ...parents: ChildParent[]) =>
    shown(<AccessCard child={child} parents={parents} isRefreshing={false} onRefresh={() => {}} />);

  test('the primary parent can change and remove the others', () => {
    expect(list(maya, hannah, father)).toBe(
      "Current Access Maya's parents Refresh H Hannah Brooks You Primary parent Mother · hannah@example.org Change D Daniel Brooks Can edit Father · daniel@example.org Change Remove",
    );
  });

  test('[PAR-05] a co-parent finds no button that removes the primary parent or themselves, and can leave', () => {
    const self = { ...father, isYou: true };

    expect(list({ ...maya, isPrimary: false }, { ...hannah, isYou: false }, self, grandmother)).toBe(
      "Current Access Maya's parents Refresh H Hannah Brooks Primary parent Mother · hannah@example.org D Daniel Brooks You Can edit Father · daniel@example.org Leave R Ruth Brooks Can view Father · daniel@example.org Remove",
    );
  });

  test('a viewer sees names, and reads that they can view', () => {
    const viewer = { ...maya, isPrimary: false, may: 'view' as const };
    const words = list(viewer, { ...hannah, email: null, isYou: false }, { ...grandmother, email: null, isYou: true });

    expect(words).toContain('You can see who shares Maya, but not change it.');
    expect(words).toMatch(/Ruth Brooks You Can view Father Leave$/);
    expect(words).not.toMatch(/Remove|Change|@/);
  });
});

describe('[PAR-06] whom a removed parent had let in', () => {
  const invitees = { by: 'Daniel Brooks', letIn: [father, grandmother] };
  const alert = (...parents: ChildParent[]) =>
    shown(<InviteesAlert invitees={invitees} parents={parents} child={maya} />);

  test('is told while somebody of them has access', () => {
    expect(alert(hannah, father, grandmother)).toContain('Daniel Brooks had invited Daniel Brooks, Ruth Brooks.');
    expect(alert(hannah, grandmother)).toBe(
      'Daniel Brooks had invited Ruth Brooks. They can still see Maya, until somebody removes their access.',
    );
    expect(alert(hannah)).toBe('');
  });
});

describe('[PAR-01] the invitations', () => {
  const zone = 'America/New_York';

  test('that wait can be canceled', () => {
    expect(shown(<PendingCard child={maya} invitations={[waiting]} timeZone={zone} />)).toBe(
      'Pending Invitations grandma@example.org Pending Guardian · Can view · sent November 18, 2026 Cancel invitation',
    );
  });

  test('[decision 80] say for which other children they are', () => {
    const alsoFor = [
      { id: leo.id, firstName: 'Leo' },
      { id: father.id, firstName: 'Theo' },
    ];

    expect(shown(<PendingCard child={maya} invitations={[{ ...waiting, alsoFor }]} timeZone={zone} />)).toContain(
      'sent November 18, 2026 · also for Leo and Theo Cancel invitation',
    );
  });

  test.each([
    {
      status: 'accepted',
      acceptedAt: '2026-11-20T02:00:00.000Z',
      endedAt: '2026-11-20T02:00:00.000Z',
      says: 'Accepted Guardian · Can view · accepted November 19, 2026',
    },
    {
      status: 'declined',
      acceptedAt: null,
      endedAt: '2026-11-21T02:00:00.000Z',
      says: 'Declined Guardian · Can view · declined November 20, 2026 Invite again',
    },
    {
      status: 'expired',
      acceptedAt: null,
      endedAt: '2026-11-25T15:00:00.000Z',
      says: 'Expired Guardian · Can view · expired November 25, 2026 Invite again',
    },
  ] as const)('that are over say how: $status', ({ says, ...how }) => {
    expect(shown(<HistoryCard child={maya} invitations={[{ ...waiting, ...how }]} timeZone={zone} />)).toBe(
      `Invitation History grandma@example.org ${says}`,
    );
  });

  test('say so when there are none', () => {
    expect(shown(<PendingCard child={maya} invitations={[]} timeZone={zone} />)).toContain(
      'No invitation is waiting for an answer.',
    );
    expect(shown(<HistoryCard child={maya} invitations={[]} timeZone={zone} />)).toContain(
      'No invitation has been answered yet.',
    );
  });
});

describe('[PAR-01] [UI-02] the section Co-Parents', () => {
  const panel = <CoParentsPanel childId={null} isInviting={false} />;

  test('without a child asks for one', () => {
    const words = shown(panel, childrenOf());

    expect(words).toContain('Please select a child to invite co-parents');
    expect(words).toContain('Please select a child to manage co-parents');
    expect(words).toContain('Add Your First Child');
  });

  test('waits and fails in its own words', () => {
    expect(shown(panel, null)).toContain('Loading parents and invitations...');
    expect(shown(panel, new CallFailed('offline'))).toContain('Failed to load parents and invitations');
  });

  test('says that a refresh has failed, and that what is shown is older', () => {
    const query = { data: [], error: new CallFailed('offline'), isFetching: false, refetch: () => {} };
    const words = (...queries: Parameters<typeof RefreshFailed>[0]['queries'][number][]) =>
      wordsOf(renderToStaticMarkup(<RefreshFailed queries={queries} />));

    expect(words({ ...query, error: null }, query)).toBe(
      'Failed to load parents and invitations What is shown was loaded earlier.',
    );
    expect(words({ ...query, data: undefined })).toBe('');
  });

  test('offers an invitation to parents who may edit, and a choice where there are several children', () => {
    expect(shown(panel)).toContain(
      'Invite Co-Parent To share Maya. The invitation is for this address, for 7 days. Only the primary parent can remove Maya.',
    );
    expect(shown(panel)).toContain(
      'Email Relationship Guardian Father Mother Grandparent Caregiver What may they do? Can edit Can view Send invitation Invite a grandparent or caregiver',
    );
    expect(shown(panel, childrenOf(maya, leo))).toContain('Child Maya Brooks Leo');
    expect(shown(panel, childrenOf({ ...maya, may: 'view' }))).not.toContain('Invite');
  });

  test('[decision 80] offers the children that the parent may invite to, and all with one tick from three on', () => {
    const theo = { ...leo, id: `${leo.id.slice(0, -1)}9`, firstName: 'Theo' };

    expect(shown(panel, childrenOf(maya, leo))).toContain('Can view Children Maya Leo Send invitation');
    expect(shown(panel, childrenOf(maya, leo))).toContain(
      'The invitation is for this address, for 7 days. Only the primary parent can remove a child.',
    );
    expect(shown(panel, childrenOf(maya, leo, theo))).toContain('Children Maya Leo Theo All children Send');
    expect(shown(panel, childrenOf(maya, { ...leo, may: 'view' }))).not.toContain('Children Maya');
    expect(renderToStaticMarkup(withChildren(childrenOf(maya, leo), panel)).match(/checked=""/g)).toHaveLength(1);
  });

  test('[decision 80] asks from the menu whom it is for with one tap, for all children', () => {
    const offered = { email: '', relationship: '', right: 'edit', childIds: [maya.id, leo.id] } as const;
    const fields = <InviteFields filled={offered} errors={{}} isTapped />;

    expect(shown(fields, childrenOf(maya, leo))).toBe(
      'Relationship Mother Father Grandparent Caregiver Guardian Email What may they do? Can edit Can view Children Maya Leo',
    );
    expect(renderToStaticMarkup(withChildren(childrenOf(maya, leo), fields)).match(/checked=""/g)).toHaveLength(2);
  });

  test.each([
    { email: '', relationship: '', says: 'Enter an email and select a relationship.' },
    { email: ' ', relationship: 'grandparent', says: 'Enter an email.' },
    { email: 'ruth@example.org', relationship: '', says: 'Select a relationship.' },
    { email: 'ruth@example.org', relationship: 'grandparent', says: undefined },
  ])('[PAR-05] asks only for what is missing: of "$email" and "$relationship" $says', ({ says, ...fields }) => {
    expect(missingText(fields)).toBe(says);
  });

  test('shows only the child in the address, and leads on', () => {
    const lost = <CoParentsPanel childId={leo.id} isInviting />;

    expect(shown(lost)).toMatch(/^Current Access You have no access to this child .* See who shares Maya$/);
    expect(shown(lost, childrenOf())).toMatch(/You have no access to this child .* Go to the dashboard$/);
  });

  test('says that the invitations could not be loaded in their place, beside the parents', () => {
    const words = shown(filled(hannah, new CallFailed('offline')));

    expect(words).toContain("Current Access Maya's parents Refresh H Hannah Brooks");
    expect(words.match(/Current Access/g)).toHaveLength(1);
    expect(words).toContain('Pending Invitations Failed to load parents and invitations');
  });

  test('shows that invitations are loading in their place', () => {
    expect(shown(filled(hannah, null))).toContain('Pending Invitations Loading parents and invitations...');
  });

  test('shows a viewer no invitation, also when some are known from before', () => {
    const viewer = childrenOf({ ...maya, isPrimary: false, may: 'view' });

    expect(shown(filled(hannah, [waiting]))).toContain('Pending Invitations grandma@example.org');
    expect(shown(filled(hannah, [waiting]), viewer)).not.toMatch(/Invitation|grandma@example\.org/);
    expect(shown(filled(hannah, new CallFailed('offline')), viewer)).not.toContain('Failed to load');
  });

  /** The section, with what the query cache holds of Maya's parents and invitations: null while they are loading. */
  function filled(parent: ChildParent, invitations: Loaded<Invitation[]>): ReactElement {
    return (
      <Knowing parent={parent} invitations={invitations}>
        {panel}
      </Knowing>
    );
  }
});

type Known = { parent: ChildParent; invitations: Loaded<Invitation[]>; children: ReactNode };

/** Puts into the query cache what is known of Maya before the rest reads it. */
function Knowing({ parent, invitations, children }: Known) {
  const client = useQueryClient();
  put(client, parentsQuery(maya.id), [parent]);
  put(client, invitationsQuery(maya.id), invitations);
  return children;
}

import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { Invitation } from '#contract/sharing/invitations.ts';
import { mayInvite } from '#domain/sharing/rights.ts';
import { widestRight } from '#domain/sharing/tie.ts';
import { useMe } from '#web/accounts/data.ts';
import { activeOf, useChildren } from '#web/children/data.ts';
import { NoChildCard } from '#web/children/no-child-card.tsx';
import { useGo } from '#web/client/page/go.ts';
import { coParentsHref } from '#web/client/page/settings-hrefs.ts';
import { ClosedDoor } from '#web/ui/drawing/art/closed-door.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { NotLoaded, type NotLoadedProps } from '#web/ui/state/loaded.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { AccessCard } from './access-card.tsx';
import { useInvitations, useParents } from './data.ts';
import { HistoryCard, PendingCard } from './invitation-cards.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { useSharedChildren } from './invite-fields.tsx';
import { InviteForm } from './invite-form.tsx';

type Query = NotLoadedProps['query'];

const loadFailed = 'Failed to load parents and invitations';

type Props = {
  /** Child named in the URL; by default the one active when the section opened. */
  childId: string | null;
  isInviting: boolean;
};

export function CoParentsPanel({ childId, isInviting }: Props) {
  const query = useChildren();
  const { data } = query;
  if (!data) return <NotHere title="Current Access" query={query} />;
  const active = activeOf(data);
  if (active === null && childId === null) return <WithoutChild />;
  return <Shared known={data.children} active={active} childId={childId} isInviting={isInviting} />;
}

type SharedProps = Props & { known: readonly Child[]; active: Child | null };

function Shared({ known, active, childId, isInviting }: SharedProps) {
  // An open form stays with its child when the active child changes.
  const [first] = useState(active?.id);
  const wanted = childId ?? first ?? active?.id;
  const child = known.find(({ id }) => id === wanted);
  // Never show the form of a different child than the URL asks for.
  if (!child) return <OutOfReach active={active} />;
  return (
    <>
      {known.length > 1 && <ChildChoice child={child} all={known} />}
      <OfChild key={child.id} child={child} isInviting={isInviting} />
    </>
  );
}

function ChildChoice({ child, all }: { child: Child; all: readonly Child[] }) {
  const go = useGo();
  return (
    <Select
      name="sharedChild"
      label="Child"
      options={all.map(({ id, fullName }) => ({ value: id, label: fullName }))}
      value={child.id}
      onChange={({ currentTarget }) => go(coParentsHref(currentTarget.value))}
    />
  );
}

function OfChild({ child, isInviting }: { child: Child; isInviting: boolean }) {
  const parents = useParents(child.id);
  const invitations = useInvitations(child);
  const go = useGo();
  const [isRefreshing, setRefreshing] = useState(false);
  const isInviter = mayInvite(child);
  const shared = useSharedChildren();
  const refresh = async () => {
    setRefreshing(true);
    await Promise.all([parents.refetch(), isInviter && invitations.refetch()]);
    setRefreshing(false);
  };
  return (
    <>
      {isInviter && <InviteForm child={child} />}
      {!isRefreshing && <RefreshFailed queries={isInviter ? [parents, invitations] : [parents]} />}
      {parents.data ? (
        <AccessCard child={child} parents={parents.data} isRefreshing={isRefreshing} onRefresh={() => void refresh()} />
      ) : (
        <NotHere title="Current Access" query={parents} />
      )}
      {isInviter && <Invitations child={child} query={invitations} />}
      {isInviter && isInviting && (
        <InviteDialog
          child={child}
          filled={{ email: '', relationship: '', right: widestRight, childIds: shared.map(({ id }) => id) }}
          onClose={() => go(coParentsHref(child.id), { replace: true })}
        />
      )}
    </>
  );
}

/** Nothing while there is nothing shown that could be out of date. */
export function RefreshFailed({ queries }: { queries: readonly (Query & { readonly data: unknown })[] }) {
  if (!queries.some(({ data, error }) => data && error)) return null;
  return (
    <Alert tone="clay" role="alert" title={loadFailed}>
      What is shown was loaded earlier.
    </Alert>
  );
}

type InvitationsProps = { child: Child; query: Query & { readonly data: Invitation[] | undefined } };

function Invitations({ child, query }: InvitationsProps) {
  const { data: me } = useMe();
  const timeZone = me?.timeZone;
  const all = query.data;
  if (!all) return <NotHere title="Pending Invitations" query={query} />;
  const pending = all.filter(({ status }) => status === 'pending');
  const over = all.filter(({ status }) => status !== 'pending');
  return (
    <>
      <PendingCard child={child} invitations={pending} timeZone={timeZone} />
      <HistoryCard child={child} invitations={over} timeZone={timeZone} />
    </>
  );
}

function NotHere({ title, query }: { title: string; query: Query }) {
  return (
    <Card title={title} busy={!query.error}>
      <NotLoaded query={query} failed={loadFailed} loading="Loading parents and invitations..." rows={2} />
    </Card>
  );
}

/** The URL names a child that is not, or no longer, shared with the reader. */
function OutOfReach({ active }: { active: Child | null }) {
  return (
    <Card title="Current Access">
      <Empty
        art={<ClosedDoor />}
        title="You have no access to this child"
        action={
          active ? (
            <ButtonLink look="primary" href={coParentsHref(active.id)}>
              See who shares {active.firstName}
            </ButtonLink>
          ) : (
            <ButtonLink look="primary" href="/dashboard">
              Go to the dashboard
            </ButtonLink>
          )
        }
      >
        It may have been removed, or somebody may have ended your access. If you think that this is a mistake, please
        ask the other parents.
      </Empty>
    </Card>
  );
}

function WithoutChild() {
  return (
    <>
      <InviteForm child={null} />
      <Card title="Current Access">
        <NoChildCard title="Please select a child to manage co-parents">
          Add a child first, then share it with whoever cares for it, too.
        </NoChildCard>
      </Card>
    </>
  );
}

import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import { useMe } from '#web/accounts/data.ts';
import { activeOf, useChildren } from '#web/children/data.ts';
import { NoChildCard } from '#web/children/no-child-card.tsx';
import { useGo } from '#web/client/go.ts';
import { ClosedDoor } from '#web/ui/art/closed-door.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Select } from '#web/ui/select.tsx';
import { AccessCard } from './access-card.tsx';
import { useInvitations, useParents } from './data.ts';
import { HistoryCard, PendingCard } from './invitation-cards.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { InviteForm } from './invite-form.tsx';

type Props = {
  /** The child that the address names; else it is about the active one. */
  childId: string | null;
  /** Whether the address asks for the invitation at once. */
  isInviting: boolean;
};

/** Settings, section Co-Parents: who shares a child, and who is invited to. */
export function CoParentsPanel({ childId, isInviting }: Props) {
  const query = useChildren();
  const { data, error } = query;
  if (!data && error) {
    return (
      <Card title="Current Access">
        <LoadFailed title="Failed to load parents and invitations" query={query} />
      </Card>
    );
  }
  if (!data) return <Waiting />;
  const active = activeOf(data);
  const child = childId === null ? active : data.children.find(({ id }) => id === childId);
  // Never the form of another child than the one that was asked for.
  if (child === undefined) return <OutOfReach active={active} />;
  if (child === null) return <WithoutChild />;
  return (
    <>
      {data.children.length > 1 && <ChildChoice child={child} all={data.children} />}
      <OfChild key={child.id} child={child} isInviting={isInviting} />
    </>
  );
}

/** Which child it is about, where there are several. */
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

/** The address of this section about one child. */
function coParentsHref(childId: string): string {
  return `/settings?section=parents&childId=${childId}`;
}

function OfChild({ child, isInviting }: { child: Child; isInviting: boolean }) {
  const parents = useParents(child.id);
  const invitations = useInvitations(child);
  const go = useGo();
  const [isRefreshing, setRefreshing] = useState(false);
  const mayEdit = child.may === 'edit';
  const refresh = async () => {
    setRefreshing(true);
    await Promise.all([parents.refetch(), mayEdit && invitations.refetch()]);
    setRefreshing(false);
  };
  const failed = [parents, invitations].find(({ data, error }) => !data && error);
  return (
    <>
      {mayEdit && <InviteForm child={child} />}
      {failed && (
        <Card title="Current Access">
          <LoadFailed title="Failed to load parents and invitations" query={failed} />
        </Card>
      )}
      {!failed && !parents.data && <Waiting />}
      {parents.data && (
        <AccessCard child={child} parents={parents.data} isRefreshing={isRefreshing} onRefresh={() => void refresh()} />
      )}
      {invitations.data && <Invitations child={child} all={invitations.data} />}
      {mayEdit && isInviting && (
        <InviteDialog
          child={child}
          filled={{ email: '', relationship: '', right: 'edit' }}
          onClose={() => go(coParentsHref(child.id), { replace: true })}
        />
      )}
    </>
  );
}

type InvitationsProps = { child: Child; all: NonNullable<ReturnType<typeof useInvitations>['data']> };

function Invitations({ child, all }: InvitationsProps) {
  const { data: me } = useMe();
  const timeZone = me?.timeZone ?? 'UTC';
  const pending = all.filter(({ status }) => status === 'pending');
  const over = all.filter(({ status }) => status !== 'pending');
  return (
    <>
      <PendingCard child={child} invitations={pending} timeZone={timeZone} />
      <HistoryCard child={child} invitations={over} timeZone={timeZone} />
    </>
  );
}

function Waiting() {
  return (
    <Card title="Current Access" busy>
      <Loading text="Loading parents and invitations..." rows={2} />
    </Card>
  );
}

/** The address names a child that is not, or no more, shared with the reader. */
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

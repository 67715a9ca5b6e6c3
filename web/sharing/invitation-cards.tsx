import { CalendarX2, Check, Clock, type IconNode, Mail, X } from 'lucide';
import type { ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import type { Invitation } from '#contract/sharing/invitations.ts';
import { listText } from '#domain/text/list-text.ts';
import { relationshipText } from '#domain/sharing/relationships.ts';
import { rightText } from '#domain/sharing/tie.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { localDay } from '#web/client/text/local-day.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { CancelInvitationDialog } from './cancel-invitation-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';

type Props = { child: Child; invitations: readonly Invitation[]; timeZone: string | undefined };

export function PendingCard({ child, invitations, timeZone }: Props) {
  const open = useOpen();
  const askToCancel = (invitation: Invitation) =>
    open((close) => <CancelInvitationDialog child={child} invitation={invitation} onClose={close} />);
  return (
    <Card title="Pending Invitations">
      {invitations.length === 0 && <p className="soft">No invitation is waiting for an answer.</p>}
      <ul className="list">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} timeZone={timeZone}>
            <Button onClick={() => askToCancel(invitation)} aria-label={`Cancel invitation of ${invitation.email}`}>
              Cancel invitation
            </Button>
          </InvitationRow>
        ))}
      </ul>
    </Card>
  );
}

export function HistoryCard({ child, invitations, timeZone }: Props) {
  const open = useOpen();
  const inviteAgain = ({ email, relationship, may: right, alsoFor }: Invitation) => {
    const filled = { email, relationship, right, childIds: [child.id, ...alsoFor.map(({ id }) => id)] };
    open((close) => <InviteDialog child={child} filled={filled} onClose={close} />);
  };
  return (
    <Card title="Invitation History">
      {invitations.length === 0 && <p className="soft">No invitation has been answered yet.</p>}
      <ul className="list">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} timeZone={timeZone}>
            {invitation.status !== 'accepted' && (
              <Button
                look="quiet"
                onClick={() => inviteAgain(invitation)}
                aria-label={`Invite again: ${invitation.email}`}
              >
                Invite again
              </Button>
            )}
          </InvitationRow>
        ))}
      </ul>
    </Card>
  );
}

type RowProps = { invitation: Invitation; timeZone: string | undefined; children: ReactNode };

function InvitationRow({ invitation, timeZone, children }: RowProps) {
  const { email, relationship, may, status, alsoFor } = invitation;
  const others = alsoFor.length > 0 ? ` · also for ${listText(alsoFor.map(({ firstName }) => firstName))}` : '';
  return (
    <li className="person">
      <Tile {...tileOf(status)} />
      <div className="grow">
        <strong>{email}</strong> <StatusBadge status={status} />
        <p className="sm soft">
          {relationshipText(relationship)} · {rightText(may)} · {whenText(invitation, timeZone)}
          {others}
        </p>
      </div>
      {children}
    </li>
  );
}

const overIcons: Readonly<Record<'declined' | 'expired', IconNode>> = { declined: X, expired: CalendarX2 };

const statusTexts = { pending: 'Pending', accepted: 'Accepted', declined: 'Declined', expired: 'Expired' } as const;

function StatusBadge({ status }: Pick<Invitation, 'status'>) {
  const text = statusTexts[status];
  if (status === 'pending') {
    return (
      <Badge tone="next" icon={Clock}>
        {text}
      </Badge>
    );
  }
  if (status !== 'accepted') return <Badge icon={overIcons[status]}>{text}</Badge>;
  return (
    <Badge tone="done" icon={Check}>
      {text}
    </Badge>
  );
}

function tileOf(status: Invitation['status']) {
  if (status === 'pending') return { icon: Mail, tone: 'sky' } as const;
  return status === 'accepted' ? ({ icon: Check, tone: 'fern' } as const) : { icon: overIcons[status] };
}

function whenText({ status, endedAt, madeAt }: Invitation, timeZone: string | undefined): string {
  const [verb, at] = endedAt === null ? ['sent', madeAt] : [status, endedAt];
  return `${verb} ${longDayText(localDay(timeZone, new Date(at)))}`;
}
